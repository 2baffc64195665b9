import ResizelintLexer

/// A body that does nothing but work out an answer: names, conditions, loops and returns, and an expression where nothing else
/// stands.
///
/// `let size = UIScreen.main.bounds.size; return size.width < 375`, `if isPortrait { return a } else { return b }`,
/// `#if EXTENSION return false #else return … #endif` and `switch idiom { case .pad: .wide; default: .narrow }` are such
/// bodies.
struct AnswerBody {
  /// A function, the braces of a property, an accessor or a closure.
  let scope: Int
  /// The statements that an iOS build can run, by their numbers.
  private(set) var statements: Set<Int> = []
  /// What it may answer.
  private(set) var answers: [Range<Int>] = []
  /// Those among them that stand in the `else` of a `guard`: what is answered where something is missing.
  private var refusals: Set<Int> = []
  /// The local names, with their values.
  private(set) var locals: [Binding] = []
  /// The local variables that are set on the way, where they are set, with what.
  private(set) var assignments: [(name: Int, value: Range<Int>)] = []
  /// What is asked on the way: the conditions of `if` and `guard`, the subject of `switch`.
  private var conditions: [Range<Int>] = []
  private var asksSystem = false

  private static let maximumStatements = 96
  private static let maximumDepth = 8

  /// Nil where a body does anything else, or is long.
  init?(around number: Int, in file: SourceFile) {
    guard let scope = AnswerBody.root(of: number, in: file) else { return nil }
    self.scope = scope
    let body = file.scopes[scope].body
    guard let first = file.statement(of: body.lowerBound) else { return nil }
    /// The bare expressions and the statements of each place that is a body by itself.
    var expressions: [Place: Int] = [:]
    var counts: [Place: Int] = [:]
    for (steps, inner) in file.statements.indices[first...].enumerated() {
      let statement = file.statements[inner]
      guard statement.start < body.upperBound else { break }
      guard steps < AnswerBody.maximumStatements else { return nil }
      guard file.code.indices.contains(statement.start), file.isReachable(statement.start),
        AnswerBody.root(of: inner, in: file) == scope
      else { continue }
      statements.insert(inner)
      let place = Place(scope: statement.scope, label: statement.label)
      switch statement.keyword {
      case .return:
        guard statement.head + 1 < statement.end else { return nil }
        let block = file.scopes[statement.scope]
        if block.kind == .block, block.statement >= 0, file.statements[block.statement].keyword == .guard {
          refusals.insert(statement.head + 1)
        }
        answers.append(statement.head + 1..<statement.end)
      case .let, .var:
        locals += file.bindings(ofStatement: inner)
      case .if, .guard, .switch, .for:
        locals += file.bindings(ofStatement: inner)
        conditions.append(statement.head + 1..<max(statement.head + 1, file.conditionEnd(of: statement)))
        if statement.keyword != .for, AnswerBody.asksSystem(statement, in: file) { asksSystem = true }
      case .case, .default, .continue, .break: continue
      case .none:
        if file.isWord(statement.start, in: ["assertionFailure", "preconditionFailure", "fatalError"]) { continue }
        // `var width: CGFloat = 0; width = …; return width`
        if file.isOperator(statement.start + 1, "="), locals.contains(where: { file.isSameWord($0.name, statement.start) }) {
          assignments.append((statement.start, statement.start + 2..<max(statement.start + 2, statement.end)))
          break
        }
        answers.append(statement.range)
        expressions[place, default: 0] += 1
      default: return nil
      }
      counts[place, default: 0] += 1
    }
    // An expression is an answer where it stands alone.
    guard !answers.isEmpty, expressions.allSatisfy({ $1 == 1 && counts[$0] == 1 }) else { return nil }
  }

  private struct Place: Hashable {
    var scope: Int
    var label: Int
  }

  /// The body that a statement stands in, with blocks and cases between.
  private static func root(of number: Int, in file: SourceFile) -> Int? {
    var scope = file.statements[number].scope
    for _ in 0..<maximumDepth {
      switch file.scopes[scope].kind {
      case .block, .switch:
        guard file.scopes[scope].parent >= 0 else { return nil }
        scope = file.scopes[scope].parent
      case .function, .property, .accessor, .closure: return scope
      case .type, .file: return nil
      }
    }
    return nil
  }

  private static func asksSystem(_ statement: Statement, in file: SourceFile) -> Bool {
    (statement.head..<min(statement.end, statement.head + 4)).contains {
      file.isWord($0, in: ["available", "unavailable"])
    }
  }

  /// Whatever way is taken, the answer is of one kind: the others say that something is missing, or hold one of these words too,
  /// or a local name that was made of one. Where an old system is answered for, only that system tells the ways apart.
  func isOneAnswer(_ answer: Range<Int>, sharing words: [Int], in file: SourceFile) -> Bool {
    if asksSystem || answers.count == 1 { return true }
    var words = words
    for local in locals where local.value.map({ AnswerBody.holds($0, oneOf: words, in: file) }) ?? false {
      words.append(local.name)
    }
    return answers.allSatisfy { other in
      other == answer || refusals.contains(other.lowerBound) || file.isNothing(other)
        || AnswerBody.holds(other, oneOf: words, in: file)
    }
  }

  /// Every condition asks about one of these words or the size class, or about the device or screen besides, and every answer is a
  /// constant or what the size class says: the body says no more than they do.
  func decidesNothingElse(than words: [Int], orDevice: Bool, in file: SourceFile) -> Bool {
    answers.allSatisfy { file.isConstant($0) || file.isSizeClassTest($0) }
      && conditions.allSatisfy { condition in
        AnswerBody.holds(condition, oneOf: words, in: file) || condition.contains(where: file.asksSizeClass)
          || orDevice && condition.contains { file.isWord($0, in: ["UIDevice", "UIScreen", "userInterfaceIdiom"]) }
      }
  }

  /// A condition or an answer asks the size class.
  func asksSizeClass(in file: SourceFile) -> Bool {
    (conditions + answers).contains { $0.contains(where: file.asksSizeClass) }
  }

  private static func holds(_ range: Range<Int>, oneOf words: [Int], in file: SourceFile) -> Bool {
    range.contains { index in words.contains { file.isSameWord($0, index) } }
  }
}

extension SourceFile {
  /// `true`, `.pad`, `"iPad"`, `Kind.pad`; a number is a size and decides something by itself, and a member of a value is whatever
  /// that says.
  func isConstant(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 8 else { return false }
    let isMember = range.count > 1 && code[range.lowerBound].kind == .word
    if isMember, text(range.lowerBound).first?.isLowercase ?? false { return false }
    return range.allSatisfy { index in
      switch code[index].kind {
      case .openQuote, .closeQuote, .text: true
      case .word: keyword(index) == .none
      case .operator: isPeriod(index)
      default: false
      }
    }
  }

  /// `sizeClass == .compact`, `isCompact`, and nothing else.
  fileprivate func isSizeClassTest(_ range: Range<Int>) -> Bool {
    range.count <= 24 && range.contains(where: asksSizeClass)
      && range.allSatisfy { index in
        switch code[index].kind {
        case .word: true
        case .operator: isPeriod(index) || isChaining(index) || isComparison(index) || isOperator(index, "!")
        default: false
        }
      }
  }

  /// `44`, `-1.5`, `true`, `nil`, `.zero`, `"iPad"`.
  func isLiteral(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    if code[last].kind == .number { return range.count <= 2 }
    return isNothing(range) || code[last].kind == .closeQuote && isConstant(range)
  }

  /// `nil`, `0`, `.zero`, `false`, `.unknown`.
  fileprivate func isNothing(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    if isPeriod(range.lowerBound) { return range.count == 2 }
    if code[last].kind == .number { return range.count == 1 && ["0", "0.0"].contains(text(last)) }
    return isWord(last, in: ["true", "false", "nil", "zero"]) && range.count <= 3
  }
}

extension Keyword {
  /// The statement gives the value of its body.
  var isAnswer: Bool { self == .return || self == .none }
}
