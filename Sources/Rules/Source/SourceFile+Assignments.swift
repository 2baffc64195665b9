/// What variables are set to, and by whom.
extension SourceFile {
  /// Every value that a variable gets in this file is a literal or holds a word.
  func isSet(_ name: Int, toNothingBut word: Int) -> Bool {
    // `$size` lets others set it.
    guard !mentions(["$" + text(name)], in: code.indices) else { return false }
    return occurrences(of: name, atMost: 32).allSatisfy { other in
      guard isOperator(other + 1, "="), isOwn(other), let number = statement(of: other),
        !statements[number].keyword.isVariable
      else { return true }
      let value = other + 2..<max(other + 2, statements[number].end)
      return isLiteral(value) || value.contains { isSameWord($0, word) }
    }
  }

  /// `name` or `self.name`.
  func isOwn(_ name: Int) -> Bool {
    let start = chainStart(of: name)
    return start == name || start == name - 2 && isWord(name - 2, "self")
  }

  /// `@AppStorage("columns") var columns = …`: what somebody may have chosen before.
  func isPreference(_ statement: Statement) -> Bool {
    hasAttribute(statement, in: ["AppStorage", "SceneStorage", "UserDefault", "Default"])
  }

  /// `@State private var selection = …`, and this file sets it to something else or lets others do so.
  func isChangingState(_ variable: Binding, of statement: Statement) -> Bool {
    guard hasAttribute(statement, in: ["State"]) else { return false }
    return mentions(["$" + text(variable.name)], in: code.indices)
      || occurrences(of: variable.name, atMost: 16).contains { $0 != variable.name && isOperator($0 + 1, "=") }
  }

  private func hasAttribute(_ statement: Statement, in names: [StaticString]) -> Bool {
    statement.modifiers.contains(.attributes)
      && (statement.start..<statement.head).contains { isPunctuation($0 - 1, "@") && isWord($0, in: names) }
  }

  /// Other files cannot see what a statement declares.
  func isPrivate(_ statement: Statement) -> Bool {
    (statement.start..<statement.head).contains { keyword($0) == .private || keyword($0) == .fileprivate }
  }
}
