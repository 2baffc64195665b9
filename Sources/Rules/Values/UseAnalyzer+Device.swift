import ResizelintLexer

/// What a kind of device decides where neither names nor callbacks around it say so.
///
/// Nothing breaks because code knows what device it runs on; it breaks where that lays something out. What is looked for here
/// is the weaker evidence of it: what the answer is, how it is called, and what its branches call.
extension UseAnalyzer {
  func deviceUse(of chain: Range<Int>) -> Use? {
    guard let number = file.statement(of: chain.lowerBound) else { return nil }
    let statement = file.statements[number]
    if let name = holder(of: chain, statement), Evidence.namesShape(file.text(name)) {
      return Use(.layout, "`\(file.text(name))`")
    }
    if let type = answerType(of: chain, statement), Evidence.isSpatial(type: type) { return Use(.layout, "a `\(type)`") }
    if let word = decided(by: chain, statement) ?? nib(chosenBy: chain, statement) {
      return Use(.layout, "`\(file.text(word))`")
    }
    // What a text is for that is put together here, nobody sees: it may be a page.
    if let open = file.openBracket(around: chain.lowerBound), file.code[open].flags.contains(.interpolation) {
      return Use(.layout, "a text that is put together")
    }
    return inLayout(chain) ?? besideLayout(chain, statement)
  }

  /// The name that takes the answer: that of a variable, of what is assigned to, or of the declaration that returns it.
  private func holder(of chain: Range<Int>, _ statement: Statement) -> Int? {
    if statement.keyword.isVariable { return file.variable(holding: chain.lowerBound, in: statement)?.name }
    if statement.keyword == .none, let target = assignmentTarget(chain, statement) {
      return target.last { file.code[$0].kind == .word }
    }
    for scope in file.scopes(around: statement.start) {
      switch scope.kind {
      case .block, .switch, .accessor: continue
      case .property: return scope.head + 1
      case .function: return scope.header.contains { file.isOperator($0, "->") } ? scope.head + 1 : nil
      case .closure, .type, .file: return nil
      }
    }
    return nil
  }

  /// The type of that name, where it is written.
  private func answerType(of chain: Range<Int>, _ statement: Statement) -> String? {
    if statement.keyword.isVariable {
      let type = file.variable(holding: chain.lowerBound, in: statement)?.type
      return type?.last { file.code[$0].kind == .word }.map { file.text($0) }
    }
    guard statement.keyword != .none || assignmentTarget(chain, statement) == nil else { return nil }
    return file.resultType(around: statement.start)
  }

  /// A word of the branches that is made for one kind of device, or that holds the screens of an app.
  private func decided(by chain: Range<Int>, _ statement: Statement) -> Int? {
    guard
      statement.keyword == .if || statement.keyword == .guard || statement.keyword == .switch || isCondition(chain, in: statement)
    else { return nil }
    let range = chain.upperBound..<statement.end
    return range.prefix(UseAnalyzer.maximumWords).first { index in
      guard file.code[index].kind == .word, file.keyword(index) == .none, file.isReachable(index) else { return false }
      let name = file.text(index)
      if Evidence.namesContainer(name) { return true }
      return file.isPunctuation(index + 1, "(") && Evidence.namesKindOfDevice(name)
    }
  }

  /// The nib that a local with the answer chooses from: `loadNibNamed("Banner", owner: self)![index]`.
  private func nib(chosenBy chain: Range<Int>, _ statement: Statement) -> Int? {
    guard statement.keyword.isVariable, let binding = file.variable(holding: chain.lowerBound, in: statement),
      !binding.isMember
    else { return nil }
    for use in file.occurrences(of: binding.name, atMost: 4) where use > chain.upperBound && isUse(use, of: binding) {
      guard let user = file.statement(of: use) else { continue }
      let words = file.statements[user].start..<use
      if let nib = words.suffix(UseAnalyzer.maximumWords).first(where: { file.isWord($0, "loadNibNamed") }) { return nib }
    }
    return nil
  }

  /// The condition, or one around it, asks whether this is the first run as well: what somebody new gets.
  func isOnFirstRun(_ chain: Range<Int>) -> Bool {
    var place = chain.lowerBound
    for _ in 0..<3 {
      guard let number = file.statement(of: place) else { return false }
      let statement = file.statements[number]
      if statement.keyword == .if || statement.keyword == .guard {
        let end = body(after: statement.head..<statement.head + 1, of: statement) ?? statement.end
        if (statement.head..<min(end, statement.head + 80)).contains(where: namesFirstRun) { return true }
      }
      let scope = file.scopes[statement.scope]
      guard scope.kind == .block, scope.statement >= 0 else { return false }
      place = file.statements[scope.statement].start
    }
    return false
  }

  private func namesFirstRun(_ index: Int) -> Bool {
    (file.code[index].kind == .word || file.code[index].kind == .text) && Evidence.namesFirstRun(file.text(index))
  }

  /// The type around makes a layout, and so does whatever it answers: `class ShelfLayout: UICollectionViewLayout`.
  private func inLayout(_ chain: Range<Int>) -> Use? {
    guard let type = file.enclosingType(of: chain.lowerBound),
      let name = ([type.name] + type.inherited).first(where: { Evidence.namesLayoutType(file.text($0)) })
    else { return nil }
    return Use(.layout, "a `\(file.text(name))`")
  }

  /// The function around branches over the size of the screen as well, or keeps the answer in a local beside the layout that it does.
  private func besideLayout(_ chain: Range<Int>, _ statement: Statement) -> Use? {
    guard let scope = file.scopes(around: chain.lowerBound).first(where: { $0.kind == .function || $0.kind == .property }) else {
      return nil
    }
    let body = scope.body.prefix(UseAnalyzer.maximumWords * 4)
    guard statement.keyword.isVariable else {
      let asksScreen = body.contains { index in
        file.isWord(index, "UIScreen") && file.isReachable(index)
          && file.isWord(index + 4, in: ["bounds", "nativeBounds", "coordinateSpace", "fixedCoordinateSpace"])
      }
      return asksScreen ? Use(.layout, "a kind of screen") : nil
    }
    guard scope.kind == .function, file.hasViewAtHand(chain.lowerBound) else { return nil }
    let isLaidOut = body.contains { index in
      file.isOperator(index, "=") && file.isWord(index - 1, in: ["frame", "center", "bounds", "constant", "origin"])
    }
    return isLaidOut ? Use(.layout, "layout") : nil
  }
}
