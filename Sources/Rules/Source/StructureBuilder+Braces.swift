import ResizelintLexer

/// What a pair of braces is.
extension StructureBuilder {
  mutating func classifyBraces(_ index: Int) -> Scope {
    let level = top
    func scope(_ kind: Scope.Kind, _ keyword: Keyword, head: Int) -> Scope {
      Scope(
        kind: kind, keyword: keyword, parent: level.scope, statement: level.statement, head: head, open: index,
        close: Int(place.partner))
    }
    let closure = scope(.closure, .none, head: level.operand >= 0 ? level.operand : index)
    guard level.isBraces, level.statement >= 0 else { return closure }
    let statement = statements[level.statement]
    if statement.keyword.isType { return scope(.type, statement.keyword, head: statement.head) }
    if statement.keyword.isAccessor, scopes[level.scope].kind != .type {
      return scope(.accessor, statement.keyword, head: statement.head)
    }
    if statement.keyword.isFunction { return scope(.function, statement.keyword, head: statement.head) }
    if level.control != .none, let kind = controlled(index, level) {
      return scope(kind, level.control, head: level.controlToken)
    }
    if statement.keyword.isVariable, !level.hasValue || holdsAccessors(index) {
      return scope(.property, statement.keyword, head: statement.head)
    }
    return closure
  }

  /// The kind of the body of a control statement; nil for a closure in its condition.
  private mutating func controlled(_ index: Int, _ level: Level) -> Scope.Kind? {
    switch level.control {
    case .guard: return nil
    case .else, .do, .defer, .repeat: return level.controlToken == index - 1 || level.control == .do ? .block : nil
    default: break
    }
    // Behind a body comes a new line, `else` or the end; behind a closure the condition goes on.
    let next = Int(place.partner) + 1
    if next < code.count, !code[next].flags.contains(.startsLine) {
      let token = code[next]
      if token.isPunctuation("{") || token.isPunctuation(",") || token.isPunctuation(")") { return nil }
      if token.kind == .operator { return nil }
    }
    return level.control == .switch ? .switch : .block
  }

  /// The braces behind a property with a value hold observers or accessors, not the closure of a call.
  private mutating func holdsAccessors(_ index: Int) -> Bool {
    var next = index + 1
    // Past attributes: `@MainActor didSet`.
    while next + 1 < code.count, next < index + 9, code[next].isPunctuation("@") { next += 2 }
    guard next + 1 < code.count, code[next].kind == .word else { return false }
    let keyword = KeywordTable.shared.keyword(Int(code[next].start)..<Int(code[next].end), in: bytes)
    switch keyword {
    case .willSet, .didSet: return true
    case .get, .set: return code[next + 1].isPunctuation("{") || code[next + 1].isPunctuation("}")
    default: return false
    }
  }
}
