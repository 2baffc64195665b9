import ResizelintLexer

/// Tells whether a declaration does nothing but hand a value on.
struct WrapperDetector {
  /// The declaration that hands a value on.
  struct Declaration {
    /// The token of its name.
    var name: Int
    var owner: String?
    var isPrivate: Bool
    var isStored: Bool
  }

  let file: SourceFile

  /// The declaration whose whole value or body is the chain, compared or not.
  func declaration(forwarding chain: Range<Int>, question: Question) -> Declaration? {
    guard let number = file.statement(of: chain.lowerBound) else { return nil }
    let statement = file.statements[number]
    if statement.keyword.isVariable {
      return stored(chain, statement, number, question) ?? local(chain, statement, number, question)
    }
    return computed(chain, statement, number, question)
  }

  /// `static let isPad = UIDevice.current.userInterfaceIdiom == .pad`.
  private func stored(_ chain: Range<Int>, _ statement: Statement, _ number: Int, _ question: Question) -> Declaration? {
    let scope = file.scopes[statement.scope]
    guard scope.kind == .type || scope.kind == .file else { return nil }
    guard
      let binding = file.bindings(ofStatement: number).first(where: { $0.value?.contains(chain.lowerBound) ?? false }),
      isNothingBut(chain, in: binding.value!, question)
    else { return nil }
    return declaration(binding.name, statement, isStored: true)
  }

  private func computed(_ chain: Range<Int>, _ statement: Statement, _ number: Int, _ question: Question) -> Declaration? {
    let scope = file.scopes[statement.scope]
    guard isAlone(number, in: statement.scope) else { return nil }
    if scope.kind == .closure { return closure(scope, chain, statement, question) }
    var range = statement.range
    switch statement.keyword {
    case .return: range = statement.head + 1..<statement.end
    case .none: break
    case .switch, .if:
      // `switch idiom { case .pad: return true … }`: the branches give constants.
      guard question.isComparison, givesConstants(statement) else { return nil }
      range = chain
    default: return nil
    }
    return isNothingBut(chain, in: range, question) ? owner(of: scope) : nil
  }

  /// `let window = windows.first; return window`.
  private func local(_ chain: Range<Int>, _ statement: Statement, _ number: Int, _ question: Question) -> Declaration? {
    guard
      let binding = file.bindings(ofStatement: number).first(where: { $0.value?.contains(chain.lowerBound) ?? false }),
      isNothingBut(chain, in: binding.value!, question)
    else { return nil }
    if question.isComparison, isJoined(binding, in: statement.scope) { return owner(of: file.scopes[statement.scope]) }
    let body = file.scopes[statement.scope].body
    guard file.statement(of: body.lowerBound) == number, statement.end < body.upperBound,
      let last = file.statement(of: statement.end), file.statements[last].end >= body.upperBound
    else { return nil }
    let answer = file.statements[last]
    let name = answer.keyword == .return ? answer.head + 1 : answer.head
    guard answer.end == name + 1, file.hasSameBytes(file.nameRange(name), file.nameRange(binding.name)) else { return nil }
    return owner(of: file.scopes[statement.scope])
  }

  /// `let isPad = …; let isOther = …; return isPad || isOther`: constants, and an answer that joins them.
  private func isJoined(_ binding: Binding, in scope: Int) -> Bool {
    let body = file.scopes[scope].body
    guard let first = file.statement(of: body.lowerBound) else { return false }
    var names: [Int] = []
    for statement in file.statements[first...].prefix(5) where statement.start < body.upperBound {
      if statement.keyword == .let {
        names += (statement.head + 1..<min(statement.head + 2, statement.end))
        continue
      }
      guard statement.keyword == .return, statement.end >= body.upperBound, names.contains(binding.name) else { return false }
      return (statement.head + 1..<statement.end).allSatisfy { index in
        file.isOperator(index, "||") || file.isOperator(index, "&&") || file.isOperator(index, "!")
          || names.contains { file.hasSameBytes(file.nameRange($0), file.nameRange(index)) }
      }
    }
    return false
  }

  /// The property or function that a scope is the body of.
  private func owner(of body: Scope) -> Declaration? {
    var scope = body
    if scope.kind == .accessor, scope.keyword == .get, scope.parent >= 0 { scope = file.scopes[scope.parent] }
    guard scope.kind == .property || scope.kind == .function, scope.statement >= 0, scope.keyword != .`init` else { return nil }
    let owner = file.statements[scope.statement]
    guard !owner.modifiers.contains(.override), file.scopes[owner.scope].kind != .function else { return nil }
    return declaration(scope.head + 1, owner, isStored: false)
  }

  /// `let isPad: () -> Bool = { … }`, and `static let isPad = { … }()`.
  private func closure(_ scope: Scope, _ chain: Range<Int>, _ statement: Statement, _ question: Question) -> Declaration? {
    guard scope.statement >= 0, file.scopes[scope.parent].kind == .type || file.scopes[scope.parent].kind == .file else {
      return nil
    }
    let owner = file.statements[scope.statement]
    let range = statement.keyword == .return ? statement.head + 1..<statement.end : statement.range
    guard owner.keyword.isVariable, isNothingBut(chain, in: range, question),
      let binding = file.bindings(ofStatement: scope.statement).first(where: { $0.value?.lowerBound == scope.open })
    else { return nil }
    return declaration(binding.name, owner, isStored: file.isPunctuation(scope.close + 1, "("))
  }

  private func declaration(_ name: Int, _ statement: Statement, isStored: Bool) -> Declaration? {
    guard file.code[name].kind == .word, !file.isWord(name, in: WrapperDetector.ownNames) else { return nil }
    let type = file.enclosingType(of: statement.start)
    let isPrivate = (statement.start..<statement.head).contains {
      file.keyword($0) == .private || file.keyword($0) == .fileprivate
    }
    return Declaration(
      name: name, owner: type.map { file.text($0.name) },
      isPrivate: isPrivate, isStored: isStored)
  }

  /// Names that a framework asks for: they answer it, and nobody else.
  private static let ownNames: [StaticString] = [
    "body", "supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation",
    "prefersStatusBarHidden", "traitCollection", "intrinsicContentSize", "collectionView", "description", "init",
  ]

  /// No other statement of the scope can run in an iOS build, except a last `return` behind an `if`.
  private func isAlone(_ number: Int, in scope: Int) -> Bool {
    let body = file.scopes[scope].body
    var siblings = 0
    var index = number - 1
    while index >= 0, file.statements[index].start >= body.lowerBound, siblings < 4 {
      if file.statements[index].scope == scope, isReachable(file.statements[index]) { return false }
      index -= 1
      siblings += 1
    }
    index = number + 1
    siblings = 0
    while index < file.statements.count, file.statements[index].start < body.upperBound, siblings < 40 {
      let other = file.statements[index]
      if other.scope == scope, isReachable(other) {
        guard file.statements[number].keyword == .if, other.keyword == .return, isConstant(other.head + 1..<other.end) else {
          return false
        }
      }
      index += 1
      siblings += 1
    }
    return true
  }

  private func isReachable(_ statement: Statement) -> Bool {
    statement.start < file.code.count && file.isReachable(statement.start)
  }

  /// Every branch gives a constant and does nothing else.
  private func givesConstants(_ statement: Statement) -> Bool {
    guard let number = file.statement(of: statement.start) else { return false }
    var seen = 0
    for inner in file.statements[(number + 1)...].prefix(32) {
      guard inner.start < statement.end else { break }
      switch inner.keyword {
      case .case, .default: continue
      case .return: guard isConstant(inner.head + 1..<inner.end) else { return false }
      case .none: guard isConstant(inner.range) else { return false }
      default: return false
      }
      seen += 1
    }
    return seen > 0
  }

  /// `true`, `.pad`, `"iPad"`, `Kind.pad`; a number is a size and decides something by itself.
  private func isConstant(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 8 else { return false }
    return range.allSatisfy { index in
      switch file.code[index].kind {
      case .openQuote, .closeQuote, .text: true
      case .word: file.keyword(index) == .none
      case .operator: file.isPeriod(index)
      default: false
      }
    }
  }

  // MARK: - The form of the expression

  /// The expression is the chain: bare, negated, compared with a case, with a fallback; for a size also the larger or
  /// smaller of two.
  private func isNothingBut(_ chain: Range<Int>, in range: Range<Int>, _ question: Question) -> Bool {
    guard !range.isEmpty, range.count < 60 else { return false }
    var isChoice = false
    for index in range where !chain.contains(index) {
      let token = file.code[index]
      switch token.kind {
      case .number:
        // What stands in for a missing value, or is compared, is none of its own; a choice between numbers is.
        guard file.isOperator(index - 1, "??") || question.isComparison && isComparison(index - 1) else { return false }
      case .openQuote, .closeQuote, .text: break
      case .word:
        if file.keyword(index) == .as || file.keyword(index) == .try { break }
        if file.isWord(index, in: ["true", "false", "nil", "contains", "max", "min", "first", "zero"]) { break }
        if file.isPeriod(index - 1) || file.isPeriod(index + 1) { break }
        if question.isComparison || isCastType(index) { break }
        if question == .mainScreenBounds || question == .sceneScreenBounds,
          file.isWord(index, in: ["CGFloat", "Double", "UIScreen"])
        {
          break
        }
        return false
      case .operator:
        isChoice = isChoice || file.isOperator(index, "?") && file.isInfix(index)
        if file.isPeriod(index) || file.isChaining(index) || file.isOperator(index, "??") || file.isOperator(index, "?") { break }
        guard question.isComparison else { return false }
        if file.isOperator(index, "&&") || file.isOperator(index, "||") { break }
        guard isComparison(index) || file.isOperator(index, "!") else { return false }
      case .punctuation:
        guard token.first != UInt8(ascii: "{"), token.first != UInt8(ascii: ";"), !isTupleComma(index) else { return false }
        // An arm that makes something decides what it is: `isPad ? SplitController() : TabController()`.
        if file.isPunctuation(index, "("), file.callee(ofBracket: index) != nil, isChoice || makesValue(index, of: chain) {
          return false
        }
      default: return false
      }
    }
    return true
  }
}

extension WrapperDetector {
  private func isComparison(_ index: Int) -> Bool {
    for spelling in ["==", "!=", "<", ">", "<=", ">="] as [StaticString] where file.isOperator(index, spelling) { return true }
    return false
  }

  /// The chain is a labelled argument of something that is made: `Option(key: "…", default: isPad)` is more than the answer.
  private func makesValue(_ open: Int, of chain: Range<Int>) -> Bool {
    guard let close = file.partner(of: open), open < chain.lowerBound, chain.lowerBound < close else { return false }
    return file.arguments(in: open).count { $0.label != nil } > 1
  }

  /// The type behind `as`, `as?` or `as!`.
  private func isCastType(_ index: Int) -> Bool {
    if file.keyword(index - 1) == .as { return true }
    return file.keyword(index - 2) == .as && (file.isOperator(index - 1, "?") || file.isOperator(index - 1, "!"))
  }

  /// The comma stands between the elements of a tuple, which hands on more than one value.
  private func isTupleComma(_ index: Int) -> Bool {
    guard file.isPunctuation(index, ","), let open = file.openBracket(around: index), file.isPunctuation(open, "(") else {
      return false
    }
    return file.callee(ofBracket: open) == nil
  }
}

extension Question {
  /// The answer is a case that code compares: the comparison belongs to the question.
  var isComparison: Bool {
    switch self {
    case .idiom, .deviceModel, .deviceOrientation, .interfaceOrientation: true
    default: false
    }
  }
}
