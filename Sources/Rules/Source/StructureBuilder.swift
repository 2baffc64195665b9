import ResizelintLexer

/// Finds the structure of a file in one pass over its tokens: brackets, statements, scopes and postfix expressions.
///
/// Invariants:
/// 1. Every token is visited once, in order; looking ahead is bounded by a constant, so the work is linear.
/// 2. `top` is the innermost level and `levels` holds those around it: one for each open bracket and one for the file. Nothing
///    recurses.
/// 3. `place` is the place of the token in hand; those of the tokens before it stand in `places`.
/// 4. Methods are `mutating` even where they only look: a look at the whole state would copy it, which costs half the pass.
/// 5. Brackets without a partner open no level, so a file that is half typed still gives the structure of the rest.
struct StructureBuilder {
  /// What is open at one nesting level.
  struct Level {
    /// The opening bracket; -1 for the file.
    var open: Int
    /// Statements stand directly in here.
    var isBraces: Bool
    var scope: Int
    /// The statement that goes on here; -1 between statements.
    var statement = -1
    /// The first token of the postfix expression that the next token may continue; -1 where there is none.
    var operand = -1
    /// The first token of the current argument or element.
    var element: Int
    /// Only attributes and modifiers of the statement were seen so far.
    var isBeforeHead = false
    var isInAttribute = false
    /// An `=` was seen in the statement.
    var hasValue = false
    /// The control keyword whose body comes next, and its token.
    var control = Keyword.none
    var controlToken = -1
    /// The last `case` or `default` of a `switch`.
    var label = -1
    /// The last generic argument list ends here.
    var genericEnd = -1
    /// The last token was the label of a further trailing closure.
    var isAtClosureLabel = false
  }

  let bytes: SourceBytes
  var code: ContiguousArray<Token>
  var places: ContiguousArray<Place>
  var statements: ContiguousArray<Statement>
  var scopes: ContiguousArray<Scope>
  var levels: [Level] = []
  var top = Level(open: -1, isBraces: true, scope: 0, element: 0)
  var place = Place()
  private let keywords = KeywordTable.shared

  mutating func run() {
    matchBrackets()
    scopes.append(
      Scope(kind: .file, keyword: .none, parent: -1, statement: -1, head: -1, open: -1, close: code.count))
    for index in 0..<code.count {
      place = places[index]
      visit(index)
      places[index] = place
    }
    while !levels.isEmpty { closeLevel(at: code.count) }
    finishLevel(at: code.count)
  }

  // MARK: - One token

  private mutating func visit(_ index: Int) {
    let token = code[index]
    if token.isClosingBracket {
      visitClosingBracket(index)
      return
    }
    let keyword = keyword(at: index)
    place.keyword = keyword
    if top.isBraces, beginsStatement(index, keyword) { beginStatement(index) }
    place.open = Int32(top.open)
    place.scope = Int32(top.scope)
    place.statement = Int32(top.statement)
    place.element = Int32(top.element)
    if top.isBeforeHead { findHead(index, keyword) }
    if index <= top.genericEnd { place.flags.insert(.isGeneric) }
    switch token.kind {
    case .word: visitWord(index, keyword)
    case .number, .regex, .openQuote: beginOperand(index)
    case .text, .closeQuote, .unexpected, .comment: place.chain = Int32(top.operand)
    case .operator: visitOperator(index)
    case .punctuation: visitPunctuation(index)
    }
  }

  /// The keyword that a token is, where it is one: not after a period and not as a label.
  private mutating func keyword(at index: Int) -> Keyword {
    let token = code[index]
    guard token.kind == .word else { return .none }
    let keyword = keywords.keyword(Int(token.start)..<Int(token.end), in: bytes)
    guard keyword != .none else { return .none }
    if index > 0, isPeriod(index - 1) { return .none }
    if !top.isBraces, index + 1 < code.count, code[index + 1].isPunctuation(":") { return .none }
    return keyword
  }

  private mutating func visitWord(_ index: Int, _ keyword: Keyword) {
    if top.genericEnd >= index {
      place.chain = Int32(top.operand)
      return
    }
    if isClosureLabel(index) {
      place.chain = Int32(top.operand)
      top.isAtClosureLabel = true
      return
    }
    if keyword.isReserved {
      top.operand = -1
      if keyword.isControl {
        top.control = keyword
        top.controlToken = index
      }
      if keyword == .in, isSignatureEnd(index) { endStatement(at: index + 1) }
      return
    }
    let previous = index > 0 ? code[index - 1] : nil
    let continues =
      top.operand >= 0 && previous != nil
      && (isPeriod(index - 1) || previous!.isPunctuation("#") || previous!.isPunctuation("\\") || previous!.isPunctuation("@"))
    if continues {
      place.chain = Int32(top.operand)
    } else {
      beginOperand(index)
    }
  }

  private mutating func beginOperand(_ index: Int) {
    top.operand = index
    place.chain = Int32(index)
  }

  private mutating func visitPunctuation(_ index: Int) {
    switch code[index].first {
    case UInt8(ascii: "("), UInt8(ascii: "["): openParentheses(index)
    case UInt8(ascii: "{"): openBraces(index)
    case UInt8(ascii: ","):
      top.operand = -1
      top.element = index + 1
    case UInt8(ascii: ":"):
      if top.isAtClosureLabel {
        top.isAtClosureLabel = false
        place.chain = Int32(top.operand)
        return
      }
      top.operand = -1
      if endsLabel(index) { endStatement(at: index + 1) }
    case UInt8(ascii: ";"):
      top.operand = -1
      if top.isBraces { endStatement(at: index + 1) }
    case UInt8(ascii: "\\"):
      // In a string it belongs to the string; elsewhere a key path begins.
      if index + 1 < code.count, code[index + 1].flags.contains(.interpolation) || code[index + 1].kind == .openQuote {
        place.chain = Int32(top.operand)
      } else {
        beginOperand(index)
      }
    case UInt8(ascii: "#"), UInt8(ascii: "@"): beginOperand(index)
    default: top.operand = -1
    }
  }

  // MARK: - Levels

  private mutating func openParentheses(_ index: Int) {
    let token = code[index]
    let isAttached =
      top.operand >= 0 && (!token.flags.contains(.startsLine) || token.flags.contains(.interpolation))
    if isAttached {
      place.chain = Int32(top.operand)
    } else {
      beginOperand(index)
    }
    guard place.partner >= 0 else { return }
    levels.append(top)
    top = Level(open: index, isBraces: false, scope: top.scope, statement: top.statement, element: index + 1)
  }

  private mutating func openBraces(_ index: Int) {
    guard place.partner >= 0 else { return }
    let scope = classifyBraces(index)
    if scope.kind == .closure {
      if top.operand >= 0 {
        place.chain = Int32(top.operand)
      } else {
        beginOperand(index)
      }
    }
    scopes.append(scope)
    levels.append(top)
    top = Level(open: index, isBraces: true, scope: scopes.count - 1, element: index + 1)
  }

  private mutating func visitClosingBracket(_ index: Int) {
    let partner = Int(place.partner)
    guard partner >= 0 else {
      // A stray bracket: it stands where it stands and closes nothing.
      place.open = Int32(top.open)
      place.scope = Int32(top.scope)
      place.statement = Int32(top.statement)
      place.element = Int32(top.element)
      return
    }
    while !levels.isEmpty, top.open != partner { closeLevel(at: index) }
    let wasBraces = top.isBraces
    let inner = top.scope
    closeLevel(at: index)
    place.open = Int32(partner)
    place.scope = Int32(top.scope)
    place.statement = Int32(top.statement)
    place.element = Int32(top.element)
    place.chain = places[partner].chain
    top.operand = wasBraces && scopes[inner].kind != .closure ? -1 : Int(places[partner].chain)
  }

  private mutating func closeLevel(at index: Int) {
    finishLevel(at: index)
    top = levels.removeLast()
  }

  private mutating func finishLevel(at index: Int) {
    guard top.isBraces else { return }
    if top.statement >= 0 { statements[top.statement].end = index }
    scopes[top.scope].close = index
  }

  // MARK: - Brackets

  /// Pairs the brackets; what does not fit is left without a partner.
  private mutating func matchBrackets() {
    var open: [Int] = []
    var pending = (parentheses: 0, brackets: 0, braces: 0)
    func count(_ byte: UInt8, _ change: Int) -> Int {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        pending.parentheses += change
        return pending.parentheses
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        pending.brackets += change
        return pending.brackets
      default:
        pending.braces += change
        return pending.braces
      }
    }
    for index in 0..<code.count where code[index].kind == .punctuation {
      let token = code[index]
      if token.isOpeningBracket {
        open.append(index)
        _ = count(token.first, 1)
      } else if token.isClosingBracket, count(token.first, 0) > 0 {
        let wanted = token.first == UInt8(ascii: ")") ? UInt8(ascii: "(") : token.first - 2
        while let candidate = open.popLast() {
          _ = count(code[candidate].first, -1)
          if code[candidate].first == wanted {
            places[candidate].partner = Int32(index)
            places[index].partner = Int32(candidate)
            break
          }
        }
      }
    }
  }
}

extension Token {
  @inline(__always)
  var isOpeningBracket: Bool {
    kind == .punctuation && (first == UInt8(ascii: "(") || first == UInt8(ascii: "[") || first == UInt8(ascii: "{"))
  }

  @inline(__always)
  var isClosingBracket: Bool {
    kind == .punctuation && (first == UInt8(ascii: ")") || first == UInt8(ascii: "]") || first == UInt8(ascii: "}"))
  }

  @inline(__always)
  func isPunctuation(_ scalar: Unicode.Scalar) -> Bool { kind == .punctuation && first == UInt8(ascii: scalar) }
}
