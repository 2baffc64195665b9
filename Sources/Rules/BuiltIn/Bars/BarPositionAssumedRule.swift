/// Arithmetic on the frame of a bar, as if the bar stood where it stands on a phone.
struct BarPositionAssumedRule: SourceRule {
  static let id: RuleID = "bar-position-assumed"

  var words: [String] { ["frame", "bounds"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let owner = file.nameBefore(index), isBar(file.text(owner)), let start = file.chainStart(of: index),
      !isMadeHere(owner, in: file), !isOfAnotherType(owner, in: file), !isPresentedSize(index, in: file)
    else { return }
    let end = file.chainEnd(from: start)
    // How wide a bar is says nothing of where it is.
    guard !file.isWord(end - 1, "width") else { return }
    // What a bar holds is laid out in its bounds; only the height stands for its place.
    guard file.isWord(index, "frame") || file.isWord(end - 1, "height"), isCountedOn(index, start..<end, in: file),
      !isInBar(index, start..<end, in: file)
    else { return }
    report.append(Observation(Self.id, at: start..<end))
  }

  /// `tabBar`, `navigationBar`, `bottomToolbar`.
  private func isBar(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("tabbar") || name.hasSuffix("navigationbar") || name.hasSuffix("toolbar") || name.hasSuffix("navbar")
  }

  /// A bar that this type makes by hand stands where the type puts it.
  private func isMadeHere(_ owner: Int, in file: SourceFile) -> Bool {
    guard let start = file.chainStart(of: owner), start == owner || start + 2 == owner && file.isWord(start, "self"),
      let type = file.enclosingType(of: owner)
    else { return false }
    let bodies = file.bodies(ofTypeNamed: file.text(type.name))
    return ["UIToolbar", "UINavigationBar", "UITabBar"].contains { name in
      bodies.flatMap { file.occurrences(of: name, in: $0) }.contains { use in
        file.call(at: use)?.parentheses != nil
          && file.assignee(of: use).map { file.isSameWord($0, owner) } ?? false
      }
    }
  }

  /// A bar that is none of the system's: `let toolbar: ReaderToolbar`.
  private func isOfAnotherType(_ owner: Int, in file: SourceFile) -> Bool {
    let isOwn = file.chainStart(of: owner) == owner || file.isPeriod(owner - 1) && file.isWord(owner - 2, "self")
    guard isOwn, let binding = file.binding(of: owner) ?? file.members(named: owner).first else { return false }
    // `ReaderToolbar!`, or what `ReaderToolbar()` makes.
    let name = binding.type?.first ?? binding.value?.first { file.code[$0].kind == .word }
    guard let name, file.code[name].kind == .word, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(file.code[name].first) else {
      return false
    }
    return !file.text(name).hasPrefix("UI")
  }

  /// A part of the bar, laid out in its bounds: `CGRect(x: 0, y: 0, width: bar.bounds.width, height: bar.bounds.height - 8)`.
  private func isInBar(_ index: Int, _ chain: Range<Int>, in file: SourceFile) -> Bool {
    if takesSubviews(index, in: file) { return true }
    guard file.isWord(index, "bounds"), let rect = file.containers(of: chain.lowerBound).first,
      file.isWord(rect.name, "CGRect"), let width = file.argument("width", ofCall: rect.bracket)
    else { return false }
    return file.normalised(width) == file.normalised(chain.lowerBound..<index + 1) + ".width"
  }

  /// `navigationBar.addSubview(field)` stands beside the arithmetic: what is laid out lies in the bar.
  private func takesSubviews(_ index: Int, in file: SourceFile) -> Bool {
    guard let declaration = file.enclosingDeclaration(of: index) else { return false }
    return ["addSubview", "insertSubview"].contains { name in
      file.occurrences(of: name, in: declaration.body).contains { use in
        file.nameBefore(use).map { isBar(file.text($0)) } ?? false
      }
    }
  }

  private func isCountedOn(_ index: Int, _ chain: Range<Int>, in file: SourceFile) -> Bool {
    if let sign = file.assignment(to: index) { return !file.isOperator(sign, "=") }
    if file.isInArithmetic(index) { return true }
    // A component by itself: `maxY`, `size.height`.
    guard chain.upperBound > index + 1 else { return false }
    if isOperand(chain, in: file) { return true }
    guard let number = file.statement(of: index) else { return false }
    // `let height = bar.frame.height`, also in an `if` or `guard`.
    if let binding = file.binding(ofStatement: number, holding: index) {
      return isInArithmetic(binding, in: file)
    }
    // `top = bar.frame.maxY`, of a local that was declared before.
    let head = file.statements[number].start
    guard file.isOperator(head + 1, "="), head + 2 == chain.lowerBound, file.statements[number].end == chain.upperBound,
      let binding = file.binding(of: head), !binding.isMember
    else { return false }
    return isInArithmetic(binding, in: file)
  }

  private func isInArithmetic(_ binding: Binding, in file: SourceFile) -> Bool {
    file.occurrences(of: file.text(binding.name), in: binding.visibility).contains { file.isInArithmetic($0) }
  }

  /// The sum is the size that a popover or sheet asks for: the bar adds to it wherever it stands.
  private func isPresentedSize(_ index: Int, in file: SourceFile) -> Bool {
    guard let declaration = file.enclosingDeclaration(of: index) else { return false }
    return file.mentions(["preferredContentSize"], in: declaration.header.lowerBound..<declaration.close)
  }

  /// The value goes into an inset, a constant or arithmetic behind `??`.
  private func isOperand(_ chain: Range<Int>, in file: SourceFile) -> Bool {
    for container in file.containers(of: chain.lowerBound).prefix(2) {
      if file.isWord(
        container.name, in: ["CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGPoint", "min", "max", "padding"])
      {
        return true
      }
      if let label = container.label, file.isWord(label, in: ["constant", "equalToConstant", "y", "top", "bottom"]) {
        return true
      }
    }
    // `(bar.frame.height ?? 44) + 8`
    if let open = file.openBracket(around: chain.lowerBound), file.isPunctuation(open, "("), file.callee(ofBracket: open) == nil {
      return file.isInArithmetic(open)
    }
    guard let number = file.statement(of: chain.lowerBound) else { return false }
    let head = file.statements[number].start
    guard let sign = file.assignment(to: head), file.chainStart(of: head) == head else { return false }
    let target = file.chainEnd(from: head) - 1
    return sign < chain.lowerBound && file.isWord(target, in: ["constant", "top", "bottom", "y", "height"])
  }
}
