import ResizelintLexer

/// Uses that are judged by more than their place: handlers of a notification, orientation locks, questions that a closer one
/// corrects.
extension UseAnalyzer {
  /// What is done when the orientation changes: the closure or the method that the notification calls.
  func handler(of read: Read) -> Use {
    guard let number = file.statement(of: read.range.lowerBound) else { return Use(.unknown) }
    let statement = file.statements[number]
    // Generating notifications and taking an observer away decide nothing.
    let words = file.words(in: statement.range, atMost: UseAnalyzer.maximumWords)
    if words.contains("removeObserver") { return Use(.metadata) }
    if file.text(read.range.upperBound - 1).hasSuffix("GeneratingDeviceOrientationNotifications") { return Use(.unknown) }
    let closure = closureBody(after: read.range.upperBound, in: statement)
    var called = calls(in: closure)
    let selected = selectors(in: statement).flatMap(bodies(named:))
    called += selected.flatMap(calls(in:))
    let bodies = (closure.isEmpty ? [] : [closure]) + selected + called.flatMap(bodies(named:))
    if !bodies.isEmpty, bodies.allSatisfy({ onlyForwards($0, to: called) || keepsAlone($0.dropFirst()) }) {
      return Use(.unknown)
    }
    let handled = bodies.flatMap { file.words(in: $0, atMost: UseAnalyzer.maximumWords) }
    if let use = Evidence.ofWords(handled) { return use }
    // Whoever decides by the orientation when it changes decides what is seen.
    return handled.contains { $0 == "isLandscape" || $0 == "isPortrait" } ? Use(.layout, "a decision") : Use(.unknown)
  }

  /// The members that a body calls, the first few.
  private func calls(in body: Range<Int>) -> [Int] {
    Array(
      body.prefix(UseAnalyzer.maximumWords).filter { index in
        file.code[index].kind == .word && file.isPunctuation(index + 1, "(")
          && (!file.isPeriod(index - 1) || file.isWord(index - 2, "self") || file.isChaining(index - 2))
      }.prefix(4))
  }

  /// The bodies of the members of a name.
  private func bodies(named name: Int) -> [Range<Int>] {
    file.members(named: name).compactMap { member in
      member.body.flatMap { open in file.partner(of: open).map { open..<$0 } }
    }
  }

  /// The braces hold nothing but news for somebody else, `center.post(name: .layoutChanged, object: nil)`, or calls of what is
  /// looked at by itself.
  private func onlyForwards(_ braces: Range<Int>, to called: [Int]) -> Bool {
    guard let scope = file.scopeOpened(by: braces.lowerBound) else { return false }
    // `[weak self] _ in` is no statement of its own.
    let start = scope.body.prefix(12).first { file.keyword($0) == .in }.map { $0 + 1 } ?? scope.body.lowerBound
    let starts = statementStarts(in: start..<scope.body.upperBound)
    return !starts.isEmpty
      && starts.allSatisfy { start in
        let chain = start..<file.chainEnd(from: start)
        guard let number = file.statement(of: start), file.statements[number].end == chain.upperBound else { return false }
        return chain.contains { index in
          file.isPunctuation(index + 1, "(") && (called.contains(index) || file.isWord(index, in: UseAnalyzer.forwarders))
            && file.openBracket(around: index) == file.openBracket(around: start)
        }
      }
  }

  private static let forwarders: [StaticString] = ["post", "send", "accept", "onNext", "yield"]

  /// The closures of the statement behind a place.
  private func closureBody(after start: Int, in statement: Statement) -> Range<Int> {
    var index = start
    while index < statement.end {
      if file.isPunctuation(index, "{"), let end = file.partner(of: index) { return index..<max(end, index) }
      index += 1
    }
    return statement.end..<statement.end
  }

  /// The names in `#selector(…)` of a statement.
  private func selectors(in statement: Statement) -> [Int] {
    statement.range.prefix(200).compactMap { index in
      guard file.isWord(index, "selector"), file.isPunctuation(index - 1, "#"), let close = file.partner(of: index + 1) else {
        return nil
      }
      // `#selector(rotated)`, `#selector(Pane.rotated(_:))`
      var name = index + 2
      while name + 2 < close, file.isPeriod(name + 1) { name += 2 }
      return file.code[name].kind == .word ? name : nil
    }
  }

  /// The read decides which orientations are allowed: a preference at best, and silent where it is UIKit's own default.
  func orientationLock(_ read: Read) -> Use? {
    for scope in file.scopes(around: read.range.lowerBound) where scope.kind == .function || scope.kind == .property {
      let name = file.text(scope.head + 1)
      let isLock =
        ["supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation"].contains(name)
        || name == "application" && file.words(in: scope.header, atMost: 40).contains("supportedInterfaceOrientationsFor")
      guard isLock else { continue }
      let words = Set(file.words(in: scope.body, atMost: 80))
      let isDefault = words.contains("all") && words.contains("allButUpsideDown") && !words.contains("portrait")
      return isDefault ? Use(.capability) : .orientationLock
    }
    return nil
  }

  /// The read decides which commands and keys there are.
  func menu(_ read: Read) -> Use? {
    guard read.question == .idiom else { return nil }
    for scope in file.scopes(around: read.range.lowerBound) where scope.kind == .function || scope.kind == .property {
      let isMenu = file.isWord(scope.head + 1, in: ["buildMenu", "validate", "keyCommands", "canPerformAction"])
      return isMenu ? Use(.product, "a menu") : nil
    }
    return nil
  }

  /// The size is that of an image to be made or fetched, directly or through local names.
  func sizesImage(_ range: Range<Int>, hops: Int) -> Bool {
    var start = range.lowerBound
    for _ in 0..<8 {
      guard let open = file.openBracket(around: start), !file.isPunctuation(open, "{") else { break }
      let callee = file.callee(ofBracket: open).map { file.text($0) }
      let element = file.elementStart(of: start)
      let label = file.isPunctuation(element + 1, ":") ? file.text(element) : nil
      if Evidence.asksImage(callee: callee, label: label) { return true }
      // `GCKImage(url: poster, width: …, height: …)`
      if let callee, callee.hasSuffix("Image"), file.labels(ofCall: open).contains("url") { return true }
      start = file.chainStart(of: open) ?? open
    }
    guard let number = file.statement(of: start) else { return false }
    let statement = file.statements[number]
    // What a function that gives a picture is told where nobody tells it: `func imageURL(size: CGSize = …)`.
    if statement.keyword == .func, ["image", "thumbnail"].contains(where: file.text(statement.head + 1).containsPart) {
      return true
    }
    if statement.keyword == .none, let target = assignmentTarget(start..<start + 1, statement) {
      return target.contains { file.isWord($0, "proposedSize") }
    }
    guard hops < UseAnalyzer.maximumHops, statement.keyword.isVariable,
      let binding = file.binding(ofStatement: number, holding: start), binding.body == nil
    else { return false }
    let uses = file.occurrences(of: binding.name, atMost: 8).filter { isUse($0, of: binding) }
    return !uses.isEmpty && uses.allSatisfy { sizesImage($0..<$0 + 1, hops: hops + 1) }
  }

  /// `new != previousOrientation` asks whether there is news; what is made of it stands elsewhere.
  func isComparedWithPrevious(_ read: Read) -> Bool {
    let beside = [read.chain.upperBound, read.chain.lowerBound - 1].contains { sign in
      file.isOperator(sign, "!=") || file.isOperator(sign, "==")
    }
    guard beside, let number = file.statement(of: read.chain.lowerBound) else { return false }
    let statement = file.statements[number]
    guard statement.keyword == .guard || statement.keyword == .if else { return false }
    let comparison = max(read.chain.lowerBound - 6, statement.start)..<min(read.chain.upperBound + 6, statement.end)
    return comparison.contains { index in
      guard file.code[index].kind == .word, let binding = file.binding(of: index), binding.kind == .parameter else {
        return false
      }
      return file.text(index).hasPrefix("previous") || file.text(index).hasPrefix("old")
    }
  }

  /// Why a use is the lesser evil: the size class has its say, or left is told from right.
  func excuse(for read: Read, _ use: Use) -> String? {
    switch read.question {
    case .mainScreenBounds, .sceneScreenBounds: return isPlaceholder(read) || isSetByUIKit(read.chain) ? "fallback" : nil
    case .idiom:
      let isMixed =
        read.asksSizeClass || asksSizeClass(beside: read.chain) || asksSizeClass(behind: read.chain) || isJoinedLater(read.chain)
      return isMixed ? "mixed" : nil
    case .mainScreenScale: return isWhereNothingWasAsked(read.range.lowerBound) ? "fallback" : nil
    case .interfaceOrientation, .deviceOrientation: return tellsLeftFromRight(read) ? "left-right" : nil
    default: return nil
    }
  }

  /// `&&` or `||` joins the read with a size class, so that a narrow window gets the right answer.
  private func asksSizeClass(beside chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound) else { return false }
    var element = file.elementStart(of: chain.lowerBound)
    // `isRegular && (isPad || isMac)`: the condition is what stands around the parentheses.
    while let open = file.openBracket(around: element), file.isPunctuation(open, "("), file.callee(ofBracket: open) == nil {
      element = file.elementStart(of: open)
    }
    element = max(element, file.statements[number].start)
    let range = element..<min(file.statements[number].end, element + 80)
    var isJoined = false
    var isAsked = false
    for index in range {
      if file.isPunctuation(index, "{") { break }
      if file.isOperator(index, "&&") || file.isOperator(index, "||") || file.isPunctuation(index, ",") { isJoined = true }
      if file.asksSizeClass(at: index) { isAsked = true }
    }
    return isJoined && isAsked
  }

  /// `let isPad = …`, and wherever the name stands, the size class stands beside it.
  private func isJoinedLater(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound), file.statements[number].keyword.isVariable,
      let binding = file.variable(holding: chain.lowerBound, in: file.statements[number]), !binding.isMember
    else { return false }
    let uses = file.occurrences(of: binding.name, atMost: 8).filter { isUse($0, of: binding) && $0 != binding.name }
    return !uses.isEmpty && uses.allSatisfy { asksSizeClass(beside: $0..<$0 + 1) }
  }

  /// The first thing that a branch does is to ask the size class: `if isPad { if sizeClass == .regular { … } }`.
  private func asksSizeClass(behind chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound) else { return false }
    let statement = file.statements[number]
    switch statement.keyword {
    case .if: return file.branches(ofIf: statement).contains { asksSizeClass(first: $0.body) }
    case .switch:
      guard let open = body(after: chain, of: statement), let scope = file.scopeOpened(by: open) else { return false }
      return file.branches(ofSwitch: scope).contains { asksSizeClass(first: $0.body) }
    case .guard: return asksSizeClass(afterGuard: number)
    default: return false
    }
  }

  /// The first statement of a body asks the size class.
  private func asksSizeClass(first body: Range<Int>) -> Bool {
    guard !body.isEmpty, let number = file.statement(of: body.lowerBound) else { return false }
    let statement = file.statements[number]
    return (statement.start..<min(statement.end, statement.start + 24)).prefix { !file.isPunctuation($0, "{") }
      .contains(where: file.asksSizeClass)
  }

  /// The first condition behind a `guard` asks the size class.
  private func asksSizeClass(afterGuard number: Int) -> Bool {
    let end = file.scopes[file.statements[number].scope].close
    for inner in file.statements[(number + 1)...].prefix(24) where inner.start >= file.statements[number].end {
      guard inner.start < end else { break }
      guard inner.keyword == .if || inner.keyword == .guard else { continue }
      return (inner.head..<min(inner.end, inner.head + 40)).prefix { !file.isPunctuation($0, "{") }.contains(
        where: file.asksSizeClass)
    }
    return false
  }

  /// `case .landscapeLeft` and `case .landscapeRight` are told apart: no shape of the window says that.
  private func tellsLeftFromRight(_ read: Read) -> Bool {
    guard let number = file.statement(of: read.chain.lowerBound) else { return false }
    if file.statements[number].keyword == .switch { return tellsLeftFromRight(switch: number) }
    if isComparedWithOneSide(read.chain) { return true }
    // `let orientation = scene.interfaceOrientation`, switched over next.
    guard file.statements[number].keyword.isVariable,
      let binding = file.binding(ofStatement: number, holding: read.chain.lowerBound)
    else { return false }
    return file.occurrences(of: binding.name, atMost: 4).contains { index in
      guard file.keyword(index - 1) == .switch, isUse(index, of: binding), let user = file.statement(of: index) else {
        return false
      }
      return tellsLeftFromRight(switch: user)
    }
  }

  /// `orientation == .landscapeLeft`, and the other side is asked elsewhere in the function: `|| orientation == .landscapeRight` would
  /// make a landscape of it.
  private func isComparedWithOneSide(_ chain: Range<Int>) -> Bool {
    guard file.isOperator(chain.upperBound, "=="), let number = file.statement(of: chain.lowerBound),
      let function = file.scopes(around: chain.lowerBound).first(where: { $0.kind == .function || $0.kind == .property })
    else { return false }
    let side = file.chainEnd(from: chain.upperBound + 1) - 1
    let isLeft = file.isWord(side, "landscapeLeft")
    guard isLeft || file.isWord(side, "landscapeRight") else { return false }
    let others = function.body.prefix(UseAnalyzer.maximumWords * 4).filter {
      file.isWord($0, isLeft ? "landscapeRight" : "landscapeLeft")
    }
    let condition =
      file.statements[number].start..<max(file.statements[number].start, file.conditionEnd(of: file.statements[number]))
    return !others.isEmpty && !others.contains(where: condition.contains)
  }

  private func tellsLeftFromRight(switch number: Int) -> Bool {
    let statement = file.statements[number]
    var left: Int?
    var right: Int?
    for label in file.statements[(number + 1)...].prefix(64) where label.keyword == .case {
      guard label.start < statement.end else { break }
      for index in label.range {
        if file.isWord(index, "landscapeLeft") { left = label.start }
        if file.isWord(index, "landscapeRight") { right = label.start }
      }
    }
    return left != nil && right != nil && left != right
  }
}
