import ResizelintLexer

/// Code that only runs where a newer system does not.
extension SourceFile {
  /// The token stands on the old side of an availability check, or in a declaration that is marked as deprecated.
  public func isCompatibilityCode(_ index: Int) -> Bool {
    var inner: Scope?
    for scope in scopes(around: index) {
      if scope.statement >= 0 {
        if isOldSide(scope) { return true }
        if scope.kind != .closure, scope.kind != .block, isDeprecated(statements[scope.statement]) { return true }
      }
      if followsAvailableReturn(inner?.statement ?? statement(of: index) ?? -1, in: scope) { return true }
      inner = scope
    }
    return statement(of: index).map { isDeprecated(statements[$0]) } ?? false
  }

  /// The braces are the `else` of `#available`, or the body of `#unavailable`.
  private func isOldSide(_ scope: Scope) -> Bool {
    guard scope.kind == .block else { return false }
    let statement = statements[scope.statement]
    let header = statement.head..<scope.open
    guard let check = availabilityCheck(in: header) else { return false }
    // `else` and `else if` of the check; of `guard` the only braces.
    let isElse = scope.keyword == .else || scope.head > statement.head && check < scope.head
    return isWord(check, "available") == isElse
  }

  /// The word of `#available` or `#unavailable` with an iOS version, in the header of a control statement.
  private func availabilityCheck(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      if isPunctuation(index, "#"), isWord(index + 1, in: ["available", "unavailable"]), isPunctuation(index + 2, "("),
        isWord(index + 3, in: ["iOS", "iOSApplicationExtension", "macCatalyst"])
      {
        return index + 1
      }
      // Bodies between the check and here are not part of the header.
      index = linkEnd(index)
    }
    return nil
  }

  /// An earlier statement of the scope is `if #available(…) { … return … }`: what follows is for older systems.
  private func followsAvailableReturn(_ number: Int, in scope: Scope) -> Bool {
    guard number >= 0, scope.kind != .file, scope.kind != .type else { return false }
    var earlier = number - 1
    let bound = max(0, number - 400)
    while earlier >= bound, statements[earlier].start > scope.open {
      let statement = statements[earlier]
      if statement.keyword == .if, scopes[statement.scope].open == scope.open, statement.end <= statements[number].start,
        let check = availabilityCheck(in: statement.range), isWord(check, "available"), leaves(statement)
      {
        return true
      }
      earlier -= 1
    }
    return false
  }

  /// The `if` has one body, and its last statement leaves the scope.
  private func leaves(_ statement: Statement) -> Bool {
    let close = statement.end - 1
    guard isPunctuation(close, "}"), let open = partner(of: close), keyword(open - 1) != .else else { return false }
    // The head of the last statement of the body: look back for `return` or `throw` at its level.
    var index = close - 1
    let bound = max(open, close - 200)
    while index > bound {
      if keyword(index) == .return || keyword(index) == .throw, openBracket(around: index) == open { return true }
      index -= 1
    }
    return false
  }

  private func isDeprecated(_ statement: Statement) -> Bool {
    guard statement.modifiers.contains(.attributes) else { return false }
    var index = statement.start
    while index < statement.head {
      if isWord(index, "available"), isPunctuation(index - 1, "@"), isPunctuation(index + 1, "("), let close = partner(of: index + 1) {
        for argument in index + 2..<close where isWord(argument, in: ["deprecated", "obsoleted", "unavailable"]) { return true }
      }
      index += 1
    }
    return false
  }
}
