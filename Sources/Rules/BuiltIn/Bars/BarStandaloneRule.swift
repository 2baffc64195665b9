/// A bar that is made by hand, which no container moves or merges.
struct BarStandaloneRule: SourceRule {
  static let id: RuleID = "bar-standalone"

  var words: [String] { ["UINavigationBar", "UIToolbar", "UITabBar"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.chainStart(of: index) == index || file.isPeriod(index - 1) && file.isWord(index - 2, "UIKit"),
      let open = file.call(at: index)?.parentheses, !file.isDeclaredHere(index)
    else { return }
    let labels = file.labels(ofCall: open)
    // `UINavigationBar().bounds.height`: it is asked, and gone.
    let isGone = file.partner(of: open).map { file.member(at: $0 + 1) != nil } ?? false
    guard labels.isEmpty || labels == ["frame"], !isGone, !isKeyboardAccessory(index, in: file), !isOnlyAsked(index, in: file),
      !isPanel(index, in: file)
    else { return }
    report.append(Observation(Self.id, at: index..<index + 1))
  }

  /// A bar above the keyboard belongs to the keyboard, wherever that goes.
  private func isKeyboardAccessory(_ index: Int, in file: SourceFile) -> Bool {
    let names = [
      file.enclosingDeclaration(of: index).map { file.name(of: $0) },
      file.statement(of: index).map { file.statements[$0].head + 1 },
    ]
    if names.contains(where: { $0.map { namesAccessory($0, in: file) } ?? false }) { return true }
    return file.isWord(index, "UIToolbar") && file.mentions(["inputAccessoryView"], in: 0..<file.code.count)
  }

  /// A local bar that is asked for its looks and goes nowhere.
  private func isOnlyAsked(_ index: Int, in file: SourceFile) -> Bool {
    guard let number = file.statement(of: index), file.statements[number].keyword == .let,
      let declaration = file.enclosingDeclaration(of: index)
    else { return false }
    let name = file.statements[number].head + 1
    let uses = file.occurrences(of: file.text(name), in: declaration.body).filter { $0 > name && file.chainStart(of: $0) == $0 }
    return !uses.isEmpty && uses.allSatisfy { file.member(at: $0 + 1) != nil }
      || uses.contains { file.member(at: $0 + 1).map { file.isWord($0, "removeFromSuperview") } ?? false }
  }

  /// A toolbar with round corners is the blurred back of a panel, not a bar.
  private func isPanel(_ index: Int, in file: SourceFile) -> Bool {
    guard file.isWord(index, "UIToolbar"), let name = file.assignee(of: index), let type = file.enclosingType(of: index) else {
      return false
    }
    return file.occurrences(of: "cornerRadius", in: type.scope.body).contains { radius in
      file.chainStart(of: radius).map { file.isSameWord($0, name) || file.isSameWord($0 + 2, name) } ?? false
    }
  }

  private func namesAccessory(_ index: Int, in file: SourceFile) -> Bool {
    guard file.code.indices.contains(index) else { return false }
    let name = file.text(index).lowercased()
    return name.contains("accessory") || name.contains("keyboard")
  }
}
