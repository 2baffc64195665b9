/// Limits that leave a window no room to be resized.
struct ResizeRefusedRule: SourceRule {
  static let id: RuleID = "resize-refused"

  var words: [String] { ["minimumSize", "maximumSize", "frame", "windowResizability"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard !isForMac(index, in: file) else { return }
    switch file.text(index) {
    case "minimumSize": checkMinimum(index, context, in: file, &report)
    case "maximumSize": checkMaximum(index, in: file, &report)
    case "frame": checkRoot(index, context, in: file, &report)
    default: checkResizability(index, in: file, &report)
    }
  }

  /// Only a Mac gets there: `guard ProcessInfo.processInfo.isiOSAppOnMac else { return }`.
  private func isForMac(_ index: Int, in file: SourceFile) -> Bool {
    guard let declaration = file.enclosingDeclaration(of: index) else { return false }
    return ["isiOSAppOnMac", "isMacCatalystApp"].contains { name in
      file.occurrences(of: name, in: declaration.body.lowerBound..<index).contains { use in
        guard let number = file.statement(of: use), let start = file.chainStart(of: use), !file.isOperator(start - 1, "!") else {
          return false
        }
        let statement = file.statements[number]
        return statement.keyword == .guard && file.scopes[statement.scope].body.contains(index)
          || statement.keyword == .if && file.branches(ofIf: statement).first?.body.contains(index) ?? false
      }
    }
  }

  // MARK: - Size restrictions

  private func isRestriction(_ index: Int, in file: SourceFile) -> Bool {
    guard let owner = file.nameBefore(index) else { return false }
    if namesRestrictions(owner, in: file) { return true }
    // `if let limits = scene.sizeRestrictions { limits.minimumSize = … }`
    guard file.chainStart(of: index) == owner, let value = file.binding(of: owner)?.value, let last = value.last else {
      return false
    }
    return value.count <= 16 && namesRestrictions(last, in: file)
  }

  private func namesRestrictions(_ index: Int, in file: SourceFile) -> Bool {
    file.code[index].kind == .word && file.text(index).lowercased().hasSuffix("restrictions")
  }

  private func checkMinimum(_ index: Int, _ context: FileContext, in file: SourceFile, _ report: inout [Observation]) {
    guard isRestriction(index, in: file), let (size, range) = assigned(index, in: file) else { return }
    let limit = context.settings.minimumSize
    guard
      let value = [size.width.map { ($0, Double(limit.width)) }, size.height.map { ($0, Double(limit.height)) }].compactMap({ $0 }
      )
      .first(where: { $0.0 > $0.1 })?.0
    else { return }
    report.append(
      Observation(Self.id, at: range, variant: "too-large", values: [.value: SourceFile.spelling(of: value)]))
  }

  private func checkMaximum(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard isRestriction(index, in: file), let sign = file.assignment(to: index), let value = file.assignedValue(sign),
      let start = file.chainStart(of: index)
    else { return }
    if isSameAsMinimum(index, value, in: file) {
      report.append(Observation(Self.id, at: start..<value.upperBound, variant: "fixed"))
    } else if let (size, range) = assigned(index, in: file),
      size.width.map({ $0 < 1376 }) ?? false || size.height.map({ $0 < 1024 }) ?? false
    {
      // The largest iPad is 1376 points wide on its side, and 1032 points high.
      report.append(Observation(Self.id, at: range))
    }
  }

  /// `maximumSize = size` beside `minimumSize = size`, or one set to the other.
  private func isSameAsMinimum(_ index: Int, _ value: Range<Int>, in file: SourceFile) -> Bool {
    if let last = value.last, file.isWord(last, "minimumSize") { return true }
    guard let declaration = file.enclosingDeclaration(of: index) else { return false }
    let text = file.normalised(value)
    return file.occurrences(of: "minimumSize", in: declaration.body).contains { other in
      guard let sign = file.assignment(to: other), let minimum = file.assignedValue(sign) else { return false }
      if let last = minimum.last, file.isWord(last, "maximumSize") { return true }
      return file.normalised(minimum) == text
    }
  }

  /// What `size = CGSize(width: …, height: …)` or `size.width = …` says in numbers.
  private func assigned(
    _ index: Int, in file: SourceFile
  ) -> (size: (width: Double?, height: Double?), range: Range<Int>)? {
    guard let sign = file.assignment(to: index), file.isOperator(sign, "="), let value = file.assignedValue(sign),
      let start = file.chainStart(of: index)
    else { return nil }
    let range = start..<value.upperBound
    if let component = file.member(at: index + 1) {
      let number = file.number(in: value)
      return ((file.isWord(component, "width") ? number : nil, file.isWord(component, "height") ? number : nil), range)
    }
    guard let open = value.first(where: { file.isPunctuation($0, "(") }) else { return nil }
    func number(_ label: StaticString) -> Double? { file.argument(label, ofCall: open).flatMap { file.number(in: $0) } }
    return ((number("width"), number("height")), range)
  }

  // MARK: - SwiftUI

  /// `.frame(minWidth: 700)` on the root of a scene.
  private func checkRoot(_ index: Int, _ context: FileContext, in file: SourceFile, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let call = file.call(at: index), let open = call.parentheses else { return }
    let limit = context.settings.minimumSize
    let width = file.argument("minWidth", ofCall: open).flatMap { file.number(in: $0) }
    let height = file.argument("minHeight", ofCall: open).flatMap { file.number(in: $0) }
    guard
      let value = width.flatMap({ $0 > Double(limit.width) ? $0 : nil })
        ?? height.flatMap({ $0 > Double(limit.height) ? $0 : nil })
    else { return }
    var observation = Observation(
      Self.id, at: index..<call.end, variant: "too-large", values: [.value: SourceFile.spelling(of: value)])
    switch file.sceneRoot(ofModifierAt: index) {
    case .no: return
    case .yes: break
    case .ifFilledBy(let name): observation.condition = .fillsWindow(name)
    }
    report.append(observation)
  }

  /// `.windowResizability(.contentSize)` around content of fixed size.
  private func checkResizability(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let call = file.call(at: index), let open = call.parentheses, file.isWord(open + 2, "contentSize"),
      let (scene, _) = file.receiver(ofModifierAt: index)
    else { return }
    let hasFixedContent = file.closures(of: scene).contains { body in
      file.occurrences(of: "frame", in: body).contains { frame in
        guard let open = file.call(at: frame)?.parentheses, file.isOnRoot(frame, of: body) else { return false }
        return file.argument("width", ofCall: open) != nil || file.argument("height", ofCall: open) != nil
      } || rootIsFixed(body, in: file)
    }
    guard hasFixedContent else { return }
    report.append(Observation(Self.id, at: index..<call.end, variant: "content-size"))
  }

  /// The root is a view of this file whose body ends in a fixed frame.
  private func rootIsFixed(_ body: Range<Int>, in file: SourceFile) -> Bool {
    guard let first = body.first, file.code[first].kind == .word else { return false }
    return file.bodies(ofTypeNamed: file.text(first)).contains { type in
      file.occurrences(of: "frame", in: type).contains { frame in
        guard let open = file.call(at: frame)?.parentheses, file.isOnBodyRoot(frame) else { return false }
        return file.argument("width", ofCall: open) != nil || file.argument("height", ofCall: open) != nil
      }
    }
  }
}
