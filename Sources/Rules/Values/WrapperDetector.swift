import ResizelintLexer

/// Tells whether a declaration does nothing but hand a value on.
struct WrapperDetector {
  /// The declaration that hands a value on.
  struct Declaration {
    /// The token of its name.
    var name: Int
    var owner: String?
    /// What is handed on is an element of a tuple.
    var element: TupleElement?
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
      let answer = answer(chain, in: binding.value!, question)
    else { return nil }
    return declaration(binding.name, statement, answer, isStored: true)
  }

  private func computed(_ chain: Range<Int>, _ statement: Statement, _ number: Int, _ question: Question) -> Declaration? {
    var scope = file.scopes[statement.scope]
    if statement.keyword == .return, let body = bodyOfReturns(around: number) {
      scope = file.scopes[body]
    } else if !isAlone(number, in: statement.scope) {
      return nil
    }
    if scope.kind == .closure { return closure(scope, chain, statement, question) }
    var range = statement.range
    switch statement.keyword {
    case .return: range = statement.head + 1..<statement.end
    case .none: break
    case .switch, .if, .guard:
      // `switch idiom { case .pad: return true … }`: the branches give constants.
      guard question.hasAnswer, givesConstants(statement) else { return nil }
      range = chain
    default: return nil
    }
    return answer(chain, in: range, question).flatMap { owner(of: scope, $0) }
  }

  /// The body whose statements do nothing but return: `if #available(iOS 16, *) { return a }; return b`, and
  /// `if let front = scenes.first(…) { return front }; return scenes.first`.
  private func bodyOfReturns(around number: Int) -> Int? {
    var scope = file.statements[number].scope
    while file.scopes[scope].kind == .block, file.scopes[scope].parent >= 0 { scope = file.scopes[scope].parent }
    let body = file.scopes[scope]
    guard body.kind == .function || body.kind == .property || body.kind == .accessor,
      let first = file.statement(of: body.body.lowerBound)
    else { return nil }
    var hasBranch = false
    var steps = 0
    for inner in file.statements[first...] {
      guard inner.start < body.body.upperBound else { break }
      steps += 1
      guard steps < 16 else { return nil }
      guard isReachable(inner), file.scopes[inner.scope].kind != .closure else { continue }
      switch inner.keyword {
      case .return where inner.head + 1 < inner.end: continue
      case .let where inner.scope == scope && !hasBranch: continue
      case .if where inner.scope == scope && (isAvailability(inner) || file.keyword(inner.head + 1) == .let): hasBranch = true
      default: return nil
      }
    }
    return hasBranch ? scope : nil
  }

  private func isAvailability(_ statement: Statement) -> Bool {
    (statement.head..<min(statement.end, statement.head + 4)).contains {
      file.isWord($0, in: ["available", "unavailable"])
    }
  }

  /// `let window = windows.first; return window`.
  private func local(_ chain: Range<Int>, _ statement: Statement, _ number: Int, _ question: Question) -> Declaration? {
    guard
      let binding = file.bindings(ofStatement: number).first(where: { $0.value?.contains(chain.lowerBound) ?? false }),
      let value = answer(chain, in: binding.value!, question)
    else { return nil }
    if question.hasAnswer, isJoined(binding, in: statement.scope) { return owner(of: file.scopes[statement.scope], value) }
    let body = file.scopes[statement.scope].body
    guard file.statement(of: body.lowerBound) == number, statement.end < body.upperBound,
      let last = file.statement(of: statement.end), file.statements[last].end >= body.upperBound
    else { return nil }
    let answer = file.statements[last]
    let name = answer.keyword == .return ? answer.head + 1 : answer.head
    guard answer.end == name + 1, file.hasSameBytes(file.nameRange(name), file.nameRange(binding.name)) else { return nil }
    return owner(of: file.scopes[statement.scope], value)
  }

  /// `guard let scene = scenes.first as? UIWindowScene else { return .zero }; return scene.windows.first?.safeAreaInsets ?? .zero`:
  /// names in a row, each with a value of the one before; the declaration, and where the tail of the last value stands.
  func inRow(from chain: Range<Int>) -> (declaration: Declaration, tails: [Range<Int>])? {
    guard let number = file.statement(of: chain.lowerBound) else { return nil }
    let scope = file.statements[number].scope
    let body = file.scopes[scope].body
    guard file.statement(of: body.lowerBound) == number else { return nil }
    var name: Int?
    var tails: [Range<Int>] = []
    var index = body.lowerBound
    var steps = 0
    while index < body.upperBound, steps < 5, let next = file.statement(of: index) {
      let statement = file.statements[next]
      steps += 1
      guard statement.scope == scope, statement.end > index else { return nil }
      if statement.keyword == .return {
        guard statement.end >= body.upperBound, let name, isValue(statement.head + 1, of: name) else { return nil }
        tails.append(statement.head + 2..<file.chainEnd(from: statement.head + 1))
        guard let declaration = owner(of: file.scopes[scope], Answer()) else { return nil }
        return (declaration, tails)
      }
      guard statement.keyword == .let || statement.keyword == .guard else { return nil }
      let bindings = file.bindings(ofStatement: next)
      // A condition beside it asks something else.
      guard bindings.count <= 2, let first = bindings.first, let value = first.value else { return nil }
      if let name {
        guard isValue(value.lowerBound, of: name) else { return nil }
        tails.append(value.lowerBound + 1..<file.chainEnd(from: value.lowerBound))
      } else {
        guard value.lowerBound == chain.lowerBound else { return nil }
      }
      for (earlier, later) in zip(bindings, bindings.dropFirst()) {
        guard let value = later.value, isValue(value.lowerBound, of: earlier.name) else { return nil }
        tails.append(value.lowerBound + 1..<file.chainEnd(from: value.lowerBound))
      }
      name = bindings.last?.name
      index = statement.end
    }
    return nil
  }

  private func isValue(_ start: Int, of name: Int) -> Bool {
    start < file.code.count && file.code[start].kind == .word && file.chainStart(of: start) == start
      && file.hasSameBytes(file.nameRange(start), file.nameRange(name))
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
  private func owner(of body: Scope, _ answer: Answer) -> Declaration? {
    var scope = body
    if scope.kind == .accessor, scope.keyword == .get, scope.parent >= 0 { scope = file.scopes[scope.parent] }
    guard scope.kind == .property || scope.kind == .function, scope.statement >= 0, scope.keyword != .`init` else { return nil }
    let owner = file.statements[scope.statement]
    guard !owner.modifiers.contains(.override), file.scopes[owner.scope].kind != .function else { return nil }
    return declaration(scope.head + 1, owner, answer, isStored: false)
  }

  /// `let isPad: () -> Bool = { … }`, and `static let isPad = { … }()`.
  private func closure(_ scope: Scope, _ chain: Range<Int>, _ statement: Statement, _ question: Question) -> Declaration? {
    guard scope.statement >= 0, file.scopes[scope.parent].kind == .type || file.scopes[scope.parent].kind == .file else {
      return nil
    }
    let owner = file.statements[scope.statement]
    let range = statement.keyword == .return ? statement.head + 1..<statement.end : statement.range
    guard owner.keyword.isVariable, let answer = answer(chain, in: range, question),
      let binding = file.bindings(ofStatement: scope.statement).first(where: { $0.value?.lowerBound == scope.open })
    else { return nil }
    return declaration(binding.name, owner, answer, isStored: file.isPunctuation(scope.close + 1, "("))
  }

  private func declaration(_ name: Int, _ statement: Statement, _ answer: Answer, isStored: Bool) -> Declaration? {
    guard file.code[name].kind == .word, !file.isWord(name, in: WrapperDetector.ownNames) else { return nil }
    let type = file.enclosingType(of: statement.start)
    var element = answer.element
    if let number = element?.number, element?.label == nil { element?.label = elementLabel(number, ofTypeAt: name) }
    let isPrivate = (statement.start..<statement.head).contains {
      file.keyword($0) == .private || file.keyword($0) == .fileprivate
    }
    return Declaration(
      name: name, owner: type.map { file.text($0.name) }, element: element,
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
        let isChoice = file.statements[number].keyword == .if || file.statements[number].keyword == .guard
        guard isChoice, other.keyword == .return, isConstant(other.head + 1..<other.end) else {
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
      case .none where file.isWord(inner.start, in: ["assertionFailure", "preconditionFailure", "fatalError"]): continue
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

  /// What is handed on: the value itself, or an element of a tuple.
  private struct Answer {
    var element: TupleElement?
  }

  /// What an expression hands on of a chain; nil where it is more than the chain.
  private func answer(_ chain: Range<Int>, in range: Range<Int>, _ question: Question) -> Answer? {
    guard file.isPunctuation(range.lowerBound, "("), file.partner(of: range.lowerBound) == range.upperBound - 1,
      file.chainStart(of: range.lowerBound) ?? range.lowerBound == range.lowerBound
    else { return isNothingBut(chain, in: range, question) ? Answer() : nil }
    let elements = file.arguments(in: range.lowerBound)
    guard elements.count > 1 else { return isNothingBut(chain, in: range, question) ? Answer() : nil }
    guard let number = elements.firstIndex(where: { $0.value.contains(chain.lowerBound) }),
      isNothingBut(chain, in: elements[number].value, question)
    else { return nil }
    return Answer(element: TupleElement(label: elements[number].label.map { file.text($0) }, number: number))
  }

  /// What the type of a declaration calls an element: `var pose: (device: A, interface: B)`, `func pose() -> (A, B)`.
  private func elementLabel(_ number: Int, ofTypeAt name: Int) -> String? {
    var open = name + 1
    while open < file.code.count, !file.isPunctuation(open, ":"), !file.isOperator(open, "->") {
      guard !file.isPunctuation(open, "{"), !file.isOperator(open, "=") else { return nil }
      open = file.linkEnd(open)
    }
    open += 1
    guard file.isPunctuation(open, "(") else { return nil }
    let elements = file.arguments(in: open)
    guard number < elements.count, let label = elements[number].label else { return nil }
    return file.text(label)
  }

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
        guard file.isOperator(index - 1, "??") || question.hasAnswer && isComparison(index - 1) else { return false }
      case .openQuote, .closeQuote, .text: break
      case .word:
        if file.keyword(index) == .as || file.keyword(index) == .try { break }
        if file.isWord(index, in: ["true", "false", "nil", "contains", "max", "min", "first", "zero"]) { break }
        if file.isPeriod(index - 1) || file.isPeriod(index + 1) || file.isOperator(index - 1, "??") { break }
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
        guard question.hasAnswer else { return false }
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

  /// A yes or no about the value is the question by another name: `isPad`, `isSmallScreen`.
  var hasAnswer: Bool {
    switch self {
    case .mainScreenBounds, .sceneScreenBounds, .mainScreenScale: true
    default: isComparison
    }
  }
}
