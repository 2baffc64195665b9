import ResizelintLexer

/// Orientations that are kept, and decide nothing but whether they are kept again.
extension UseAnalyzer {
  /// `@AppStorage("columns") var columns = isPad ? 3 : 2`, `@State var selection = isPad ? .grid : .list`: what a value is to begin
  /// with, which somebody changes.
  func firstValue(holding read: Read) -> Use? {
    guard let number = file.statement(of: read.chain.lowerBound), file.statements[number].keyword == .var else { return nil }
    let statement = file.statements[number]
    if file.isPreference(statement) { return Use(.product, "a preference") }
    guard read.question == .idiom, let binding = file.binding(ofStatement: number, holding: read.chain.lowerBound),
      file.isChangingState(binding, of: statement)
    else { return nil }
    return Use(.product, "a default")
  }

  /// `orientation = UIDevice.current.orientation`, and nobody in this file reads the name, which no other may see.
  func isOnlyKept(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound), let name = member(setBy: file.statements[number]),
      name + 2 == chain.lowerBound
    else { return false }
    return isRead(name, nowhereBut: name..<name + 1)
  }

  /// The method around a token does nothing but keep, and nobody else reads what it keeps:
  /// `func turned() { let now = UIDevice.current.orientation; if now != last { last = now } }`.
  func isInKeeper(_ index: Int) -> Bool {
    guard let scope = file.scopes(around: index).first(where: { $0.kind == .function || $0.kind == .closure }),
      scope.kind == .function
    else { return false }
    return keepsAlone(scope.body)
  }

  /// The statements of a body set members that nobody else reads, and do nothing else.
  func keepsAlone(_ body: Range<Int>) -> Bool {
    guard !body.isEmpty, let first = file.statement(of: body.lowerBound) else { return false }
    var keeps = false
    for (number, statement) in file.statements[first...].prefix(while: { $0.start < body.upperBound }).enumerated() {
      guard number < 16 else { return false }
      switch statement.keyword {
      case .if, .guard, .let, .var: continue
      case .return where statement.end == statement.head + 1: continue
      case .none:
        guard let name = member(setBy: statement), isRead(name, nowhereBut: body) else { return false }
        keeps = true
      default: return false
      }
    }
    return keeps
  }

  /// `name = …` or `self.name = …`
  private func member(setBy statement: Statement) -> Int? {
    guard statement.keyword == .none else { return nil }
    let name = file.isWord(statement.start, "self") ? statement.start + 2 : statement.start
    return name + 1 < statement.end && file.code[name].kind == .word && file.isOperator(name + 1, "=") ? name : nil
  }

  /// The name is a member's that no other file sees and that nothing follows, and it is only set elsewhere.
  private func isRead(_ name: Int, nowhereBut body: Range<Int>) -> Bool {
    guard let member = file.members(named: name).first, member.body == nil,
      !file.mentions(["$" + file.text(name)], in: file.code.indices)
    else { return false }
    let declaration = file.statements[member.statement]
    guard (declaration.start..<declaration.head).contains(where: { file.keyword($0) == .private }) else { return false }
    return file.occurrences(of: name, atMost: 16).allSatisfy { use in
      use == member.name || body.contains(use) || file.isOperator(use + 1, "=")
        || file.isPeriod(use - 1) && !file.isWord(use - 2, "self")
    }
  }
}
