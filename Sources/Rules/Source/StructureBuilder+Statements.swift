import ResizelintLexer

/// Where statements begin and end.
///
/// Swift has no separator between statements but the line break, and a line may go on with the statement before it. What
/// decides are the tokens on both sides of the break, as in the language's own grammar.
extension StructureBuilder {
  mutating func beginsStatement(_ index: Int, _ keyword: Keyword) -> Bool {
    if top.statement < 0 { return true }
    if top.isBeforeHead { return false }
    let token = code[index]
    let previous = code[index - 1]
    if previous.isPunctuation("}"), closesBody(index - 1) { return !continuesAfterBody(index, keyword) }
    if keyword.isAccessor, isPropertyLike(top.scope), beginsAccessor(index) { return true }
    guard token.flags.contains(.startsLine) else { return false }
    return !goesOn(from: previous, at: index - 1, to: index, keyword)
  }

  private mutating func isPropertyLike(_ scope: Int) -> Bool {
    scopes[scope].kind == .property || scopes[scope].keyword == .subscript
  }

  /// The second accessor on a line: `{ get set }`.
  private mutating func beginsAccessor(_ index: Int) -> Bool {
    guard index + 1 < code.count, statements[top.statement].keyword.isAccessor else { return false }
    let next = code[index + 1]
    return next.isPunctuation("{") || next.isPunctuation("}") || next.isPunctuation("(") || next.kind == .word
  }

  /// A closing brace ends the body of a declaration or control statement, not a closure.
  private mutating func closesBody(_ brace: Int) -> Bool {
    places[brace].partner >= 0 && places[brace].chain < 0
  }

  private mutating func continuesAfterBody(_ index: Int, _ keyword: Keyword) -> Bool {
    switch keyword {
    case .else, .catch: return true
    case .while: return top.control == .repeat
    case .as: return true
    default: break
    }
    let token = code[index]
    // `if` and `switch` as expressions, a property with a value and observers, an argument list of a macro.
    return isPeriod(index) || token.isPunctuation(",") || token.isPunctuation(";") || token.isPunctuation(")")
  }

  /// The line break between two tokens is no end of the statement.
  private mutating func goesOn(from previous: Token, at before: Int, to index: Int, _ keyword: Keyword) -> Bool {
    let token = code[index]
    switch token.kind {
    case .operator:
      if token.first == UInt8(ascii: ".") { return isPeriod(index) }
      // An operator with space behind it stands between two operands; without, it is the prefix of a new statement.
      let isFollowedBySpace = index + 1 >= code.count || code[index + 1].flags.contains(.followsSpace)
      if isFollowedBySpace { return true }
    case .punctuation:
      switch token.first {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): return true
      case UInt8(ascii: "{"): return true
      default: break
      }
    case .word:
      switch keyword {
      case .else, .catch, .where, .throws, .rethrows, .as, .is: return true
      case .async: return places[before].keyword == .none && previous.isPunctuation(")")
      default: if isClosureLabel(index) { return true }
      }
    case .text, .closeQuote: return true
    default: break
    }
    switch previous.kind {
    case .operator: return places[before].flags.contains(.isInfix) || (previous.first == UInt8(ascii: ".") && isPeriod(before))
    case .punctuation:
      return previous.isPunctuation(",") || previous.isPunctuation(":") || previous.isPunctuation("@")
        || previous.isPunctuation("\\")
    case .openQuote, .text: return true
    case .word:
      switch places[before].keyword {
      case .as, .is, .where, .in, .try, .await, .if, .guard, .while, .switch, .for, .case, .let, .var, .func: return true
      default: return false
      }
    default: return false
    }
  }

  mutating func beginStatement(_ index: Int) {
    endStatement(at: index)
    statements.append(
      Statement(
        start: index, end: code.count, head: index, keyword: .none, modifiers: [], scope: top.scope,
        label: top.label))
    top.statement = statements.count - 1
    top.isBeforeHead = true
    top.isInAttribute = false
    top.hasValue = false
    top.control = .none
    top.controlToken = -1
    top.operand = -1
    top.element = index
  }

  mutating func endStatement(at index: Int) {
    guard top.statement >= 0 else { return }
    statements[top.statement].end = index
    top.statement = -1
    top.operand = -1
  }

  /// Looks for the keyword of the statement behind its attributes and modifiers.
  mutating func findHead(_ index: Int, _ keyword: Keyword) {
    let token = code[index]
    let statement = top.statement
    if token.isPunctuation("@") {
      top.isInAttribute = true
      statements[statement].modifiers.insert(.attributes)
      return
    }
    if top.isInAttribute {
      let previous = code[index - 1]
      if token.kind == .word, previous.isPunctuation("@") || isPeriod(index - 1) { return }
      if isPeriod(index) || token.kind == .operator { return }
      if token.isPunctuation("("), !token.flags.contains(.followsSpace) { return }
      top.isInAttribute = false
    }
    if keyword.isModifier || keyword == .class, isModifier(index, keyword) {
      switch keyword {
      case .static, .class: statements[statement].modifiers.insert(.static)
      case .override: statements[statement].modifiers.insert(.override)
      case .lazy: statements[statement].modifiers.insert(.lazy)
      default: break
      }
      return
    }
    // The argument of `private(set)` and `unowned(unsafe)`.
    if token.isPunctuation("("), index > 0, places[index - 1].keyword.isModifier { return }
    top.isBeforeHead = false
    statements[statement].head = index
    statements[statement].keyword = declared(index, keyword, scope: top.scope)
    if statements[statement].keyword == .case || statements[statement].keyword == .default,
      scopes[top.scope].kind == .switch
    {
      top.label = statement
      statements[statement].label = statement
    }
  }

  private mutating func isModifier(_ index: Int, _ keyword: Keyword) -> Bool {
    guard index + 1 < code.count else { return false }
    let next = code[index + 1]
    if next.isPunctuation("(") { return !next.flags.contains(.followsSpace) && keyword.isReserved || keyword == .unowned }
    guard next.kind == .word || next.isPunctuation("@") else { return false }
    guard keyword == .class else { return true }
    let following = keywords(at: index + 1)
    return following.isFunction || following.isVariable || following.isModifier && following != .open
  }

  private mutating func keywords(at index: Int) -> Keyword {
    let token = code[index]
    return KeywordTable.shared.keyword(Int(token.start)..<Int(token.end), in: bytes)
  }

  /// The keyword that decides how the statement is read; a word that only looks like one is none.
  private mutating func declared(_ index: Int, _ keyword: Keyword, scope: Int) -> Keyword {
    switch keyword {
    case .get, .set, .willSet, .didSet, .modify, .read: return isPropertyLike(scope) ? keyword : .none
    case .`init`: return scopes[scope].kind == .type || isPropertyLike(scope) ? keyword : .none
    case .deinit, .subscript: return scopes[scope].kind == .type ? keyword : .none
    case .actor, .precedencegroup: return index + 1 < code.count && code[index + 1].kind == .word ? keyword : .none
    case .any, .some, .async, .try, .await, .in, .as, .is, .yield: return .none
    default: return keyword.isModifier ? .none : keyword
    }
  }

  /// The colon behind `case …`, `default` or the label of a loop.
  mutating func endsLabel(_ index: Int) -> Bool {
    guard top.isBraces, top.statement >= 0 else { return false }
    let statement = statements[top.statement]
    switch statement.keyword {
    case .case, .default: return scopes[top.scope].kind == .switch
    case .none:
      guard statement.head == index - 1, code[statement.head].kind == .word, index + 1 < code.count else { return false }
      return code[index + 1].kind == .word && keywords(at: index + 1).isControl
    default: return false
    }
  }

  /// The `in` behind the parameters of a closure.
  mutating func isSignatureEnd(_ index: Int) -> Bool {
    guard top.isBraces, scopes[top.scope].kind == .closure, top.statement >= 0 else { return false }
    return statements[top.statement].start == top.open + 1 && statements[top.statement].keyword != .for
  }

  /// `label: {` behind the closing brace of a trailing closure.
  mutating func isClosureLabel(_ index: Int) -> Bool {
    guard index > 0, index + 2 < code.count, code[index].kind == .word else { return false }
    return code[index - 1].isPunctuation("}") && places[index - 1].chain >= 0 && code[index + 1].isPunctuation(":")
      && code[index + 2].isPunctuation("{")
  }
}
