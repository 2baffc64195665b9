import ResizelintLexer

/// Branches: what decides them and what stands in them.
extension SourceFile {
  /// One way through an `if`, or one case of a `switch`.
  public struct Branch: Sendable {
    /// What must hold; nil for `else` and `default`.
    public var condition: Range<Int>?
    public var body: Range<Int>
  }

  /// The ways through an `if` with its `else if` and `else`, in order; empty for other statements.
  public func branches(ofIf statement: Statement) -> [Branch] {
    guard statement.keyword == .if else { return [] }
    var result: [Branch] = []
    var index = statement.head
    while index < statement.end, result.count < 64 {
      let isElse = keyword(index) == .else
      let head = isElse ? index + 1 : index
      let hasCondition = keyword(head) == .if
      guard isElse || hasCondition, let open = bodyBrace(from: hasCondition ? head + 1 : head, to: statement.end),
        let body = scopeOpened(by: open)?.body
      else { break }
      result.append(Branch(condition: hasCondition ? head + 1..<open : nil, body: body))
      index = linkEnd(open)
      guard keyword(index) == .else else { break }
    }
    return result
  }

  /// The cases of a `switch` and what stands under them; the condition is the whole label.
  public func branches(ofSwitch scope: Scope) -> [Branch] {
    var labels: [Range<Int>] = []
    var index = scope.body.lowerBound
    while index < scope.body.upperBound, labels.count < 64 {
      guard let number = statement(of: index), statements[number].end > index else { break }
      let statement = statements[number]
      if statement.keyword == .case || statement.keyword == .default { labels.append(statement.range) }
      index = statement.end
    }
    return labels.indices.map { place in
      let end = place + 1 < labels.count ? labels[place + 1].lowerBound : scope.body.upperBound
      return Branch(condition: labels[place], body: labels[place].upperBound..<max(labels[place].upperBound, end))
    }
  }

  /// The `if let` or `guard let` whose `else` the braces are: what they hold is for where nothing was found.
  func optionalBinding(before scope: Scope) -> Statement? {
    guard scope.kind == .block, keyword(scope.open - 1) == .else, scope.statement >= 0 else { return nil }
    let owner = statements[scope.statement]
    guard owner.keyword == .guard || owner.keyword == .if, keyword(owner.head + 1) == .let else { return nil }
    return owner
  }

  /// Where the condition, the subject or the sequence of a statement ends: at its first braces that are no closure.
  func conditionEnd(of statement: Statement) -> Int {
    if statement.keyword == .case { return statement.end }
    return opening(from: statement.head, to: statement.end) ?? statement.end
  }

  /// The first braces of a stretch that are no closure.
  func opening(from start: Int, to end: Int) -> Int? {
    firstBrace(from: start, to: end) { $0 != .closure }
  }

  /// The brace that opens the body of the control statement whose condition goes on at `start`.
  func bodyBrace(from start: Int, to end: Int) -> Int? {
    firstBrace(from: start, to: end) { $0 == .block }
  }

  private func firstBrace(from start: Int, to end: Int, where opens: (Scope.Kind) -> Bool) -> Int? {
    var index = start
    while index < end {
      if isPunctuation(index, "{"), let scope = scopeOpened(by: index), opens(scope.kind) { return index }
      index = linkEnd(index)
    }
    return nil
  }

  /// The conditions that must hold, or fail, for a token to be reached within its function: of `if`, `guard`, `switch` and
  /// `?:` around it.
  public func conditions(around index: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var count = 0
    for scope in scopes(around: index) {
      count += 1
      guard count <= 32, scope.kind == .block || scope.kind == .switch || scope.kind == .closure else { break }
      guard scope.kind != .closure, scope.statement >= 0 else { continue }
      let statement = statements[scope.statement]
      switch statement.keyword {
      case .if: result += branches(ofIf: statement).compactMap(\.condition)
      case .guard, .switch, .while: result.append(statement.head + 1..<max(statement.head + 1, scope.open))
      default: break
      }
    }
    return result
  }

  /// The condition of a `?:` whose condition begins at a token; nil where none does before `end`.
  public func ternaryCondition(from start: Int, to end: Int) -> Range<Int>? {
    var index = start
    while index < end {
      if isOperator(index, "?"), chainStart(of: index) == nil { return start..<index }
      index = linkEnd(index)
    }
    return nil
  }
}
