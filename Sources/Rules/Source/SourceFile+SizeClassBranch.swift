import ResizelintLexer

/// Code that only a regular width reaches.
extension SourceFile {
  /// What stands under one size class, and what stands in its place under the other.
  public struct SizeClassBranch: Sendable {
    public var axis: SizeClassAxis
    public var regular: [Range<Int>]
    public var compact: [Range<Int>]
  }

  /// The branches that the `regular` or `compact` at a token decides, also through a property or constant that holds the test.
  public func sizeClassBranches(of value: Int) -> [SizeClassBranch] {
    guard isPeriod(value - 1) else { return [] }
    if let branch = sizeClassCases(of: value) { return [branch] }
    guard let test = sizeClassTest(ofValue: value) else { return [] }
    var sites: [(Int, Bool)] = [(value, test.isRegular)]
    if let name = holder(of: value) {
      for use in occurrences(of: text(name), in: 0..<code.count).prefix(32)
      where use != name && binding(of: use)?.name == name {
        let isNegated = chainStart(of: use).map { isOperator($0 - 1, "!") } ?? false
        sites.append((use, test.isRegular != isNegated))
      }
    }
    return sites.compactMap { branch(at: $0.0, isRegular: $0.1, axis: test.axis) }
  }

  /// The test that a value stands in, whatever else its condition asks.
  public func sizeClassTest(ofValue value: Int) -> SizeClassTest? {
    guard let start = chainStart(of: value) else { return nil }
    let end = chainEnd(from: start)
    func test(_ name: Int, _ sign: Int, _ range: Range<Int>) -> SizeClassTest? {
      guard let axis = sizeClassAxis(at: name), isOperator(sign, "==") || isOperator(sign, "!=") else { return nil }
      return SizeClassTest(
        axis: axis, isRegular: isWord(value, "regular") != isOperator(sign, "!="), hasAlternative: false, hasCompanion: false,
        range: range)
    }
    var name = start - 2
    if name >= 0, isChaining(name) { name -= 1 }
    if name >= 0, let other = chainStart(of: name), let found = test(name, start - 1, other..<end) { return found }
    guard end + 1 < code.count, chainStart(of: end + 1) != nil else { return nil }
    let otherEnd = chainEnd(from: end + 1)
    return test(otherEnd - 1, end, start..<otherEnd)
  }

  /// The name of the constant or computed property whose whole value is the comparison around a token.
  private func holder(of value: Int) -> Int? {
    guard let number = statement(of: value) else { return nil }
    let statement = statements[number]
    if statement.keyword.isVariable {
      return statement.range.count < 40 ? variable(holding: value, in: statement)?.name : nil
    }
    let scope = scopes[statement.scope]
    guard scope.kind == .property, statement.keyword == .none || statement.keyword == .return, scope.body.count < 24 else {
      return nil
    }
    return scope.head + 1
  }

  private func branch(at index: Int, isRegular: Bool, axis: SizeClassAxis) -> SizeClassBranch? {
    guard let number = statement(of: index) else { return nil }
    let statement = statements[number]
    if statement.keyword == .if {
      let branches = branches(ofIf: statement)
      guard let place = branches.firstIndex(where: { $0.condition?.contains(index) ?? false }),
        let condition = branches[place].condition
      else { return nil }
      let others = branches[(place + 1)...].map(\.body)
      let asks = condition.prefix(64)
      if isRegular {
        guard !asks.contains(where: { isOperator($0, "||") }) else { return nil }
        return SizeClassBranch(axis: axis, regular: [branches[place].body], compact: others)
      }
      guard !asks.contains(where: { isOperator($0, "&&") || isPunctuation($0, ",") }), !others.isEmpty else { return nil }
      return SizeClassBranch(axis: axis, regular: others, compact: [branches[place].body])
    }
    return choice(at: index, statement, isRegular: isRegular, axis: axis)
  }

  /// `isRegular ? a : b`
  private func choice(at index: Int, _ statement: Statement, isRegular: Bool, axis: SizeClassAxis) -> SizeClassBranch? {
    guard let start = chainStart(of: index) else { return nil }
    let bound = min(statement.end, start + 256)
    var position = start
    while position < bound, !(isOperator(position, "?") && chainStart(of: position) == nil) {
      if isPunctuation(position, ",") || isPunctuation(position, ")") || isOperator(position, "||") { return nil }
      position = linkEnd(position)
    }
    guard position < bound else { return nil }
    var colon = position + 1
    while colon < bound, !isPunctuation(colon, ":") {
      if isPunctuation(colon, ",") || isPunctuation(colon, ")") { return nil }
      colon = linkEnd(colon)
    }
    guard colon < bound else { return nil }
    var end = colon + 1
    while end < bound, !isPunctuation(end, ","), !isPunctuation(end, ")"), !isPunctuation(end, "]") { end = linkEnd(end) }
    let first = position + 1..<colon
    let second = colon + 1..<max(colon + 1, min(end, statement.end))
    return SizeClassBranch(axis: axis, regular: [isRegular ? first : second], compact: [isRegular ? second : first])
  }

  /// The cases of a `switch` over a size class, at its first case.
  private func sizeClassCases(of value: Int) -> SizeClassBranch? {
    guard let number = statement(of: value), statements[number].keyword == .case else { return nil }
    let scope = scopes[statements[number].scope]
    guard scope.kind == .switch, let axis = scope.header.prefix(16).compactMap({ sizeClassAxis(at: $0) }).first else {
      return nil
    }
    var result = SizeClassBranch(axis: axis, regular: [], compact: [])
    var isFirst = true
    for branch in branches(ofSwitch: scope) {
      let isRegular = branch.condition.flatMap { sizeClassCase($0) }
      if isRegular != nil, isFirst {
        guard branch.condition?.contains(value) ?? false else { return nil }
        isFirst = false
      }
      if isRegular ?? false { result.regular.append(branch.body) } else { result.compact.append(branch.body) }
    }
    return result
  }
}
