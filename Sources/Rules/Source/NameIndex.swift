import ResizelintLexer

/// One name that a file declares: a variable, constant, parameter or function.
public struct Binding: Sendable {
  public enum Kind: UInt8, Sendable {
    case constant
    case variable
    case parameter
    /// A parameter of a closure.
    case closureParameter
    case function
    /// `for x in`.
    case element
  }

  public var kind: Kind
  /// The token of the name.
  public var name: Int
  /// The tokens that may use the name by itself.
  public var visibility: Range<Int>
  /// The annotated type.
  public var type: Range<Int>?
  /// The initial or bound value; its end is the end of the expression.
  public var value: Range<Int>?
  /// The braces of a computed property or function.
  public var body: Int?
  public var statement: Int
  /// It stands directly in a type.
  public var isMember: Bool
}

/// The declarations of a file by name; made when a rule first asks.
///
/// A table of lists, by hash: words of different names may share a list, so whoever walks one compares the bytes.
struct NameIndex {
  let bindings: [Binding]
  /// For each slot the last binding in it; -1 for none. The number of slots is a power of two.
  private var heads: [Int32]
  /// For each binding the one before it in its slot.
  private var previous: [Int32]
  /// For each binding the next one of its statement; they follow each other but for parameters.
  private var firstOfStatement: [Int: Int32] = [:]

  /// The longest list that is walked: a file of equal names costs no more than others.
  private static let maximumSteps = 64

  init(_ bindings: [Binding], in file: SourceFile) {
    self.bindings = bindings
    var slots = 64
    while slots < bindings.count * 2 { slots *= 2 }
    heads = [Int32](repeating: -1, count: slots)
    previous = [Int32](repeating: -1, count: bindings.count)
    for (number, binding) in bindings.enumerated() {
      let slot = NameIndex.slot(file.nameRange(binding.name), in: file.bytes, of: slots)
      previous[number] = heads[slot]
      heads[slot] = Int32(number)
      if firstOfStatement[binding.statement] == nil { firstOfStatement[binding.statement] = Int32(number) }
    }
  }

  private static func slot(_ name: Range<Int>, in bytes: SourceBytes, of slots: Int) -> Int {
    Int(truncatingIfNeeded: WordFilter.number(of: name, in: bytes)) & (slots - 1)
  }

  /// The declarations of the word at a token, the last first.
  func candidates(for index: Int, in file: SourceFile) -> [Binding] {
    let name = file.nameRange(index)
    var next = heads[NameIndex.slot(name, in: file.bytes, of: heads.count)]
    var result: [Binding] = []
    var steps = 0
    while next >= 0, steps < NameIndex.maximumSteps {
      let binding = bindings[Int(next)]
      if file.hasSameBytes(file.nameRange(binding.name), name) { result.append(binding) }
      next = previous[Int(next)]
      steps += 1
    }
    return result
  }

  /// The names that a statement declares, at most so many.
  func bindings(ofStatement statement: Int) -> [Binding] {
    guard let first = firstOfStatement[statement] else { return [] }
    return Array(bindings[Int(first)...].prefix(NameIndex.maximumSteps).prefix { $0.statement == statement })
  }
}

extension SourceFile {
  /// Every name that the file declares, in order.
  public var bindings: [Binding] { names.bindings }

  private var names: NameIndex {
    if let nameIndex { return nameIndex }
    var collector = NameCollector(file: self)
    collector.collect()
    let index = NameIndex(collector.bindings, in: self)
    nameIndex = index
    return index
  }

  /// The names that a statement declares.
  public func bindings(ofStatement statement: Int) -> [Binding] { names.bindings(ofStatement: statement) }

  /// The name that a statement declares with a value that holds a token.
  func binding(ofStatement statement: Int, holding index: Int) -> Binding? {
    bindings(ofStatement: statement).first { $0.value?.contains(index) ?? false }
  }

  /// Where the word at a token stands elsewhere in the file, at most so many places, the nearest behind it first.
  func occurrences(of index: Int, atMost limit: Int) -> [Int] {
    let name = nameRange(index)
    let number = WordFilter.number(of: name, in: bytes)
    let behind = words.tokens(number: number, in: index + 1..<code.count).prefix(limit)
    let before = words.tokens(number: number, in: 0..<index).suffix(limit - behind.count)
    return (behind + before).map { Int($0) }.filter { hasSameBytes(nameRange($0), name) }
  }

  /// The declaration that a bare name at a token refers to, as far as this file tells: the innermost that is visible, and not one
  /// that only another platform compiles.
  public func binding(of index: Int) -> Binding? {
    var best: Binding?
    for candidate in names.candidates(for: index, in: self)
    where candidate.visibility.contains(index) && (isReachable(candidate.name) || !isReachable(index)) {
      if best == nil || candidate.visibility.count < best!.visibility.count { best = candidate }
    }
    return best
  }

  /// The declaration whose name stands at a token.
  public func declaration(at name: Int) -> Binding? { names.candidates(for: name, in: self).first { $0.name == name } }

  /// The variable of a declaration whose value holds a token: `b` in `let a = 1, b = value`.
  public func variable(holding index: Int, in statement: Statement) -> Binding? {
    var position = statement.head + 1
    while position < min(index, statement.end) {
      let isName = keyword(position - 1).isVariable || isPunctuation(position - 1, ",")
      if isName, code[position].kind == .word, let binding = declaration(at: position), binding.value?.contains(index) == true {
        return binding
      }
      position = linkEnd(position)
    }
    return nil
  }

  /// The members of that name that the types of this file declare.
  public func members(named index: Int) -> [Binding] {
    names.candidates(for: index, in: self).filter(\.isMember)
  }
}

/// Finds the declarations of a file.
private struct NameCollector {
  let file: SourceFile
  private(set) var bindings: [Binding] = []

  init(file: SourceFile) { self.file = file }

  mutating func collect() {
    for (number, statement) in file.statements.enumerated() {
      switch statement.keyword {
      case .let, .var: variables(statement, number)
      case .func: function(statement, number)
      case .for: loop(statement, number)
      case .if, .guard, .while, .case, .catch, .switch: patterns(statement, number)
      default: break
      }
    }
    for scope in file.scopes {
      switch scope.kind {
      case .function: parameters(of: scope)
      case .closure: closureParameters(of: scope)
      default: break
      }
    }
  }

  private mutating func add(_ binding: Binding) { bindings.append(binding) }

  private func isMember(_ statement: Statement) -> Bool { file.scopes[statement.scope].kind == .type }

  /// Where a declaration in a scope can be used: in the whole type or file, else from its end on.
  private func visibility(_ statement: Statement) -> Range<Int> {
    let scope = file.scopes[statement.scope]
    switch scope.kind {
    case .type: return scope.body
    case .file: return 0..<file.code.count
    default: return min(statement.end, scope.close)..<scope.close
    }
  }

  /// `let a: T = x, b = y { … }`.
  private mutating func variables(_ statement: Statement, _ number: Int) {
    var position = statement.head + 1
    while position < statement.end {
      if file.code[position].kind == .word {
        let (binding, end) = variable(at: position, statement, number, visibility: visibility(statement))
        add(binding)
        position = end
      } else if file.isPunctuation(position, "("), let close = file.partner(of: position) {
        // `let (a, b) = …`
        for inner in position + 1..<close where file.code[inner].kind == .word && !file.isPunctuation(inner + 1, ":") {
          add(
            Binding(
              kind: .constant, name: inner, visibility: visibility(statement), statement: number,
              isMember: isMember(statement)))
        }
        position = close + 1
      }
      // On to the next of a list.
      while position < statement.end, !file.isPunctuation(position, ",") { position = file.linkEnd(position) }
      position += 1
    }
  }

  /// One name with its type, value and braces; the end is behind what belongs to it.
  private func variable(at name: Int, _ statement: Statement, _ number: Int, visibility: Range<Int>) -> (Binding, end: Int) {
    var binding = Binding(
      kind: statement.keyword == .var ? .variable : .constant, name: name, visibility: visibility, statement: number,
      isMember: isMember(statement))
    var position = name + 1
    if file.isPunctuation(position, ":") {
      let start = position + 1
      position = start
      while position < statement.end, !file.isOperator(position, "="), !file.isPunctuation(position, ","),
        !file.isPunctuation(position, "{")
      {
        position = file.linkEnd(position)
      }
      binding.type = start..<min(position, statement.end)
    }
    if file.isOperator(position, "=") {
      let start = position + 1
      position = start
      while position < statement.end, !file.isPunctuation(position, ","), !file.isPunctuation(position, ";") {
        if file.isPunctuation(position, "{"), let scope = bracesScope(position), scope.kind == .property { break }
        position = file.linkEnd(position)
      }
      binding.value = start..<max(start, min(position, statement.end))
    }
    if file.isPunctuation(position, "{"), position < statement.end {
      binding.body = position
      position = file.linkEnd(position)
    }
    return (binding, position)
  }

  private func bracesScope(_ open: Int) -> Scope? { file.scopeOpened(by: open) }

  private mutating func function(_ statement: Statement, _ number: Int) {
    let name = statement.head + 1
    guard name < statement.end, file.code[name].kind == .word else { return }
    var body: Int?
    if statement.end > statement.start, file.isPunctuation(statement.end - 1, "}") { body = file.partner(of: statement.end - 1) }
    let scope = file.scopes[statement.scope]
    let visibility = scope.kind == .type ? scope.body : scope.kind == .file ? 0..<file.code.count : scope.body
    add(
      Binding(
        kind: .function, name: name, visibility: visibility, body: body, statement: number, isMember: isMember(statement)))
  }

  private mutating func loop(_ statement: Statement, _ number: Int) {
    let name = file.keyword(statement.head + 1) == .case ? statement.head + 3 : statement.head + 1
    guard name < statement.end, file.code[name].kind == .word else { return }
    add(
      Binding(kind: .element, name: name, visibility: name..<statement.end, statement: number, isMember: false))
  }

  /// `if let x = y`, `guard case .a(let x) = y`, `case let .a(x)`, `catch let e`.
  private mutating func patterns(_ statement: Statement, _ number: Int) {
    let end = file.conditionEnd(of: statement)
    guard statement.head + 1 < end else { return }
    for position in statement.head + 1..<end
    where file.keyword(position - 1).isVariable && file.code[position].kind == .word {
      var binding = Binding(
        kind: file.keyword(position - 1) == .var ? .variable : .constant, name: position,
        visibility: visible(statement, from: position), statement: number, isMember: false)
      var next = position + 1
      if file.isPunctuation(next, ":") {
        let start = next + 1
        while next < end, !file.isOperator(next, "="), !file.isPunctuation(next, ",") { next = file.linkEnd(next) }
        binding.type = start..<max(start, next)
      }
      if file.isOperator(next, "=") {
        let start = next + 1
        next = start
        while next < end, !file.isPunctuation(next, ","), file.keyword(next) != .else { next = file.linkEnd(next) }
        binding.value = start..<max(start, min(next, end))
      } else if binding.type == nil, statement.keyword != .case {
        // `if let screen`: the value is the outer name.
        binding.value = position..<position + 1
      }
      add(binding)
    }
  }

  private func visible(_ statement: Statement, from position: Int) -> Range<Int> {
    let scope = file.scopes[statement.scope]
    switch statement.keyword {
    case .guard: return position + 1..<max(position + 1, scope.close)
    case .case: return position + 1..<max(position + 1, caseEnd(statement, in: scope))
    default: return position + 1..<max(position + 1, statement.end)
    }
  }

  private func caseEnd(_ statement: Statement, in scope: Scope) -> Int {
    scope.kind == .switch ? scope.close : statement.end
  }

  private mutating func parameters(of scope: Scope) {
    guard scope.statement >= 0 else { return }
    var position = scope.head
    while position < scope.open, !file.isPunctuation(position, "(") { position += 1 }
    guard position < scope.open, let close = file.partner(of: position) else { return }
    let visibility = position..<max(close, scope.close)
    for (name, type, value) in declaredParameters(position + 1..<close) {
      add(
        Binding(
          kind: .parameter, name: name, visibility: visibility, type: type, value: value, statement: scope.statement,
          isMember: false))
    }
  }

  /// `label name: Type = value, …`.
  private func declaredParameters(_ range: Range<Int>) -> [(name: Int, type: Range<Int>?, value: Range<Int>?)] {
    var result: [(name: Int, type: Range<Int>?, value: Range<Int>?)] = []
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position
      var colon: Int?
      var equals: Int?
      while end < range.upperBound, !file.isPunctuation(end, ",") {
        if colon == nil, file.isPunctuation(end, ":") { colon = end }
        if equals == nil, file.isOperator(end, "=") { equals = end }
        end = file.linkEnd(end)
      }
      end = min(end, range.upperBound)
      if let colon, colon > position, file.code[colon - 1].kind == .word {
        let typeEnd = equals ?? end
        result.append(
          (colon - 1, colon + 1 <= typeEnd ? colon + 1..<typeEnd : nil, equals.map { min($0 + 1, end)..<end }))
      } else if colon == nil, end == position + 1, file.code[position].kind == .word {
        result.append((position, nil, nil))
      }
      position = end + 1
    }
    return result
  }

  /// `{ a, b in`, `{ (a: A, b) -> C in`, `{ [weak self] a in`.
  private mutating func closureParameters(of scope: Scope) {
    var position = scope.open + 1
    if file.isPunctuation(position, "["), let close = file.partner(of: position) { position = close + 1 }
    let start = position
    var end = position
    while end < min(scope.close, start + 200), file.keyword(end) != .in {
      let token = file.code[end]
      guard
        token.kind == .word || token.kind == .operator || token.isPunctuation(",") || token.isPunctuation(":")
          || token.isPunctuation("(") || token.isPunctuation("@") || token.isPunctuation("[")
      else { return }
      if token.flags.contains(.startsLine), end > start, !file.isPunctuation(end - 1, ",") { return }
      end = file.linkEnd(end)
    }
    guard end < scope.close, file.keyword(end) == .in, end > start else { return }
    var list = start..<end
    if file.isPunctuation(start, "("), let close = file.partner(of: start) { list = start + 1..<close }
    for (name, type, value) in declaredParameters(list) {
      add(
        Binding(
          kind: .closureParameter, name: name, visibility: end..<scope.close, type: type, value: value,
          statement: scope.statement, isMember: false))
    }
  }
}
