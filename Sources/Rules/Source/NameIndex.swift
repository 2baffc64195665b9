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
struct NameIndex {
  private(set) var bindings: [Binding] = []
  /// The last binding of each name, by hash.
  private var heads: [UInt64: Int32] = [:]
  /// For each binding the one before it with the same hash.
  private var previous: [Int32] = []
  /// The bindings of each statement, as numbers.
  private var byStatement: [Int: [Int32]] = [:]
  /// Where each word stands that is declared somewhere, in order.
  private var places: [UInt64: [Int32]] = [:]

  mutating func add(_ binding: Binding, in file: SourceFile) {
    let key = NameIndex.hash(file.nameRange(binding.name), in: file.bytes)
    previous.append(heads[key] ?? -1)
    heads[key] = Int32(bindings.count)
    byStatement[binding.statement, default: []].append(Int32(bindings.count))
    bindings.append(binding)
  }

  /// The declarations of the word at a token, the last first; at most the bound, so that a file of equal names costs no
  /// more than others.
  func candidates(for index: Int, in file: SourceFile) -> [Binding] {
    var result: [Binding] = []
    var next = heads[NameIndex.hash(file.nameRange(index), in: file.bytes)] ?? -1
    let name = file.text(index)
    while next >= 0, result.count < 64 {
      let binding = bindings[Int(next)]
      if file.text(binding.name) == name { result.append(binding) }
      next = previous[Int(next)]
    }
    return result
  }

  func bindings(ofStatement statement: Int) -> [Binding] { (byStatement[statement] ?? []).map { bindings[Int($0)] } }

  /// Notes every use of a declared name.
  mutating func notePlaces(in file: SourceFile) {
    for index in file.code.indices where file.code[index].kind == .word {
      let key = NameIndex.hash(file.nameRange(index), in: file.bytes)
      if heads[key] != nil { places[key, default: []].append(Int32(index)) }
    }
  }

  /// The places of the word at `index`, the nearest behind it first, then those before it.
  func occurrences(of index: Int, in file: SourceFile, atMost limit: Int) -> [Int] {
    guard let all = places[NameIndex.hash(file.nameRange(index), in: file.bytes)] else { return [] }
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle] <= Int32(index) { low = middle + 1 } else { high = middle }
    }
    let name = file.nameRange(index)
    let nearest = all[low...].prefix(limit) + all[..<low].suffix(max(0, limit - (all.count - low)))
    return nearest.map(Int.init).filter { file.hasSameBytes(file.nameRange($0), name) }
  }

  static func hash(_ range: Range<Int>, in bytes: SourceBytes) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for offset in range { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3 }
    return hash
  }
}

extension SourceFile {
  /// Every name that the file declares, in order.
  public var bindings: [Binding] { names.bindings }

  private var names: NameIndex {
    if let nameIndex { return nameIndex }
    var index = NameIndex()
    NameCollector(file: self).collect(into: &index)
    index.notePlaces(in: self)
    nameIndex = index
    return index
  }

  /// The names that a statement declares.
  public func bindings(ofStatement statement: Int) -> [Binding] { names.bindings(ofStatement: statement) }

  /// Where the word at a token stands elsewhere in the file, at most so many places, the nearest behind it first.
  func occurrences(of index: Int, atMost limit: Int) -> [Int] { names.occurrences(of: index, in: self, atMost: limit) }

  /// The declaration that a bare name at a token refers to, as far as this file tells: the innermost that is visible.
  public func binding(of index: Int) -> Binding? {
    var best: Binding?
    for candidate in names.candidates(for: index, in: self) where candidate.visibility.contains(index) {
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

  func collect(into index: inout NameIndex) {
    for (number, statement) in file.statements.enumerated() {
      switch statement.keyword {
      case .let, .var: variables(statement, number, into: &index)
      case .func: function(statement, number, into: &index)
      case .for: loop(statement, number, into: &index)
      case .if, .guard, .while, .case, .catch, .switch: patterns(statement, number, into: &index)
      default: break
      }
    }
    for scope in file.scopes {
      switch scope.kind {
      case .function: parameters(of: scope, into: &index)
      case .closure: closureParameters(of: scope, into: &index)
      default: break
      }
    }
  }

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
  private func variables(_ statement: Statement, _ number: Int, into index: inout NameIndex) {
    var position = statement.head + 1
    while position < statement.end {
      if file.code[position].kind == .word {
        let (binding, end) = variable(at: position, statement, number, visibility: visibility(statement))
        index.add(binding, in: file)
        position = end
      } else if file.isPunctuation(position, "("), let close = file.partner(of: position) {
        // `let (a, b) = …`
        for inner in position + 1..<close where file.code[inner].kind == .word && !file.isPunctuation(inner + 1, ":") {
          index.add(
            Binding(
              kind: .constant, name: inner, visibility: visibility(statement), statement: number,
              isMember: isMember(statement)), in: file)
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

  private func function(_ statement: Statement, _ number: Int, into index: inout NameIndex) {
    let name = statement.head + 1
    guard name < statement.end, file.code[name].kind == .word else { return }
    var body: Int?
    if statement.end > statement.start, file.isPunctuation(statement.end - 1, "}") { body = file.partner(of: statement.end - 1) }
    let scope = file.scopes[statement.scope]
    let visibility = scope.kind == .type ? scope.body : scope.kind == .file ? 0..<file.code.count : scope.body
    index.add(
      Binding(
        kind: .function, name: name, visibility: visibility, body: body, statement: number, isMember: isMember(statement)),
      in: file)
  }

  private func loop(_ statement: Statement, _ number: Int, into index: inout NameIndex) {
    let name = file.keyword(statement.head + 1) == .case ? statement.head + 3 : statement.head + 1
    guard name < statement.end, file.code[name].kind == .word else { return }
    index.add(
      Binding(kind: .element, name: name, visibility: name..<statement.end, statement: number, isMember: false), in: file)
  }

  /// `if let x = y`, `guard case .a(let x) = y`, `case let .a(x)`, `catch let e`.
  private func patterns(_ statement: Statement, _ number: Int, into index: inout NameIndex) {
    let end = conditionEnd(statement)
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
      index.add(binding, in: file)
    }
  }

  private func conditionEnd(_ statement: Statement) -> Int {
    if statement.keyword == .case { return statement.end }
    var position = statement.head
    while position < statement.end {
      if file.isPunctuation(position, "{"), let scope = file.scopeOpened(by: position), scope.kind != .closure {
        return position
      }
      position = file.linkEnd(position)
    }
    return statement.end
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

  private func parameters(of scope: Scope, into index: inout NameIndex) {
    guard scope.statement >= 0 else { return }
    var position = scope.head
    while position < scope.open, !file.isPunctuation(position, "(") { position += 1 }
    guard position < scope.open, let close = file.partner(of: position) else { return }
    let visibility = position..<max(close, scope.close)
    for (name, type, value) in declaredParameters(position + 1..<close) {
      index.add(
        Binding(
          kind: .parameter, name: name, visibility: visibility, type: type, value: value, statement: scope.statement,
          isMember: false), in: file)
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
  private func closureParameters(of scope: Scope, into index: inout NameIndex) {
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
      index.add(
        Binding(
          kind: .closureParameter, name: name, visibility: end..<scope.close, type: type, value: value,
          statement: scope.statement, isMember: false), in: file)
    }
  }
}
