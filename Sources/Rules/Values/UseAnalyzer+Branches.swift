import ResizelintLexer

/// What a condition decides: the words of its branches, the views that they build, the members that they set.
extension UseAnalyzer {
  /// What the branches of a control statement do.
  func branches(_ statement: Statement, body: Int, hops: Int) -> Use? {
    var range = body..<statement.end
    if statement.keyword == .guard {
      // What a guard decides is the rest of its scope.
      range = body..<max(statement.end, file.scopes[statement.scope].close)
    }
    if decidesNothing(statement) { return Use(.product, "nothing yet") }
    let isView = isInViewBuilder(statement.start)
    if isView, isSettingsRow(statement, range) { return Use(.product, "a row of settings") }
    if isView, linksByState(statement) { return Use(.presentation, "a push") }
    let words = file.words(in: range, atMost: UseAnalyzer.maximumWords)
    if var use = Evidence.ofWords(words), use.intent != .metadata || recordsOnly(range) {
      // The rest of a scope does many things: what it lays out counts, not what buzzes on the way.
      if statement.keyword == .guard, use.intent == .capability { use = Evidence.layout(ofWords: words) ?? use }
      // A colour somewhere in one of two views says little of why there are two.
      let isWeak = use.intent == .appearance || use.intent == .product || use.intent == .metadata
      if use.intent == .presentation, choosesSegue(statement) { return .structure }
      if isView, use.intent == .presentation, let views = views(of: statement, in: range) { return views }
      return isView && isWeak && buildsOther(statement) ? .structure : use
    }
    if isView, buildsOther(statement) { return .structure }
    if choosesTexts(range), !isInLayoutCallback(statement.start) {
      // `if isPhone { name = "Small" + name }`, and the name picks a nib.
      return effects(of: range, hops: hops) == .structure ? .structure : .text
    }
    // Branches that only give the value of the declaration: its name says what for.
    return caseLabel(of: statement) ?? returned(statement.head..<statement.head + 1, statement, hops: hops)
      ?? effects(of: range, hops: hops)
  }

  /// `if isLandscape { }`
  private func decidesNothing(_ statement: Statement) -> Bool {
    guard statement.keyword == .if else { return false }
    let branches = file.branches(ofIf: statement)
    return !branches.isEmpty && branches.allSatisfy(\.body.isEmpty)
  }

  /// Every branch goes on to a screen of its own: `if isPhone { performSegue("Small") } else { performSegue("Large") }`. Where
  /// one branch alone does, the screen is the same for whoever gets it.
  private func choosesSegue(_ statement: Statement) -> Bool {
    guard statement.keyword == .if else { return false }
    let bodies = file.branches(ofIf: statement).map(\.body)
    return bodies.count > 1
      && bodies.allSatisfy { body in
        statementStarts(in: body).count == 1 && file.words(in: body, atMost: 4).contains("performSegue")
      }
  }

  /// A bound name of the condition holds the range: `guard let window = windows.first else { … }`. What the name is used for.
  func bound(_ range: Range<Int>, _ statement: Statement, hops: Int) -> Use? {
    guard statement.keyword != .switch, hops < UseAnalyzer.maximumHops, let number = file.statement(of: range.lowerBound),
      let binding = file.binding(ofStatement: number, holding: range.lowerBound)
    else { return nil }
    return usesOfName(binding, hops: hops, except: range)
  }

  /// What stands behind the `case` of the statement, where its label names a feature: `case .carPlay: return isPhone`.
  func caseLabel(of statement: Statement) -> Use? {
    guard statement.label >= 0 else { return nil }
    let label = file.statements[statement.label]
    guard label.keyword == .case, label.start != statement.start else { return nil }
    return file.words(in: label.range, atMost: 8).contains(where: Evidence.namesCapability) ? Use(.capability) : nil
  }

  /// Every statement of the branches feeds a log, a header, a service.
  private func recordsOnly(_ range: Range<Int>) -> Bool {
    guard let number = file.statement(of: range.lowerBound) else { return false }
    for statement in file.statements[(number + 1)...].prefix(32) where statement.start >= range.lowerBound {
      guard statement.start < range.upperBound else { break }
      // Whoever gets an answer decides something by it.
      if statement.keyword == .return, statement.head + 1 < statement.end { return false }
      guard statement.keyword == .none else { continue }
      if !file.words(in: statement.range, atMost: 24).contains(where: Evidence.records) { return false }
    }
    return true
  }

  // MARK: - Views

  /// One branch adds rows of a form, and there is no other: which settings there are.
  func isSettingsRow(_ statement: Statement, _ range: Range<Int>) -> Bool {
    guard statement.keyword == .if else { return false }
    let branches = file.branches(ofIf: statement)
    guard branches.count == 1, let body = branches.first?.body else { return false }
    let bases = self.bases(in: body)
    guard !bases.isEmpty else { return false }
    // In a screen of settings, whatever is listed is a row.
    let isSettings = file.enclosingType(of: statement.start).map { file.text($0.name).contains("Settings") } ?? false
    return bases.allSatisfy { Evidence.isFormRow($0) || isSettings && ($0.first?.isUppercase ?? false) }
  }

  /// The branch holds nothing but links that state follows, which show no more than what they push:
  /// `NavigationLink(isActive: $shows) { … } label: { EmptyView() }`, here or in a member of this file.
  private func linksByState(_ statement: Statement) -> Bool {
    guard statement.keyword == .if else { return false }
    let branches = file.branches(ofIf: statement).map(\.body).filter { !$0.isEmpty }
    return !branches.isEmpty
      && branches.allSatisfy { body in
        let starts = statementStarts(in: body)
        return !starts.isEmpty && starts.allSatisfy { isLinkByState($0) || isMemberLinkByState($0) }
      }
  }

  private func isLinkByState(_ start: Int) -> Bool {
    guard file.isWord(start, "NavigationLink"), let open = file.callParentheses(after: start) else { return false }
    let labels = Set(file.labels(ofCall: open).compactMap { $0 })
    return !labels.isDisjoint(with: ["isActive", "selection", "unwrapping", "item"])
  }

  private func isMemberLinkByState(_ start: Int) -> Bool {
    guard file.code[start].kind == .word, file.chainEnd(from: start) == start + 1, let binding = file.binding(of: start),
      let body = binding.body, let end = file.partner(of: body), end > body + 1
    else { return false }
    let starts = statementStarts(in: body + 1..<end)
    return starts.count == 1 && isLinkByState(starts[0])
  }

  /// What the branches build, where they present or dismiss something only in what a button or a change does:
  /// `if isPhone { Spacer(); Button("Close") { dismiss() } }`.
  private func views(of statement: Statement, in range: Range<Int>) -> Use? {
    let use = Evidence.ofWords(wordsOfViews(in: range))
    if use?.intent == .layout { return use }
    return use?.intent != .presentation && buildsOther(statement) ? .structure : nil
  }

  /// The words of a range, in order, without those of what runs when something happens.
  private func wordsOfViews(in range: Range<Int>) -> [String] {
    var words: [String] = []
    var start = range.lowerBound
    for index in range where index >= start && file.isPunctuation(index, "{") {
      guard let scope = file.scopeOpened(by: index), scope.kind == .closure, isEventHandler(scope) else { continue }
      words += file.words(in: start..<index, atMost: UseAnalyzer.maximumWords - words.count)
      start = scope.close
    }
    return words + file.words(in: min(start, range.upperBound)..<range.upperBound, atMost: UseAnalyzer.maximumWords - words.count)
  }

  /// The branches build different views, or one of them none.
  private func buildsOther(_ statement: Statement) -> Bool {
    let bodies: [Range<Int>]
    if statement.keyword == .if {
      bodies = file.branches(ofIf: statement).map(\.body)
    } else if let open = body(after: statement.head..<statement.head + 1, of: statement), let scope = file.scopeOpened(by: open) {
      bodies = file.branches(ofSwitch: scope).map(\.body)
    } else {
      return false
    }
    let first = bodies.prefix(8).map { bases(in: $0).first ?? "" }
    guard first.contains(where: { $0.first?.isUppercase ?? false }) || bodies.contains(where: isBareName) else { return false }
    return first.count < 2 || first.contains { $0 != first[0] }
  }

  /// The body is a name and nothing else, which only a list of views gives a meaning: `if isPad { sidebar }`.
  private func isBareName(_ body: Range<Int>) -> Bool {
    body.count == 1 && file.code[body.lowerBound].kind == .word && file.keyword(body.lowerBound) == .none
  }

  /// The first words of the statements of a body: the views that it lists.
  func bases(in body: Range<Int>) -> [String] { statementStarts(in: body).map { file.text($0) } }

  func statementStarts(in body: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound, result.count < 8 {
      guard let number = file.statement(of: index), file.statements[number].end > index else { break }
      result.append(file.statements[number].start)
      index = file.statements[number].end
    }
    return result
  }

  // MARK: - Effects

  /// What the branches set and call, followed into the names of this file: `cell = table.cellForRow(at: path)` is for
  /// whatever `cell` is for.
  private func effects(of range: Range<Int>, hops: Int) -> Use? {
    guard hops == 0 else { return nil }
    var uses: [Use] = []
    for index in range.prefix(UseAnalyzer.maximumWords) where file.code[index].kind == .word && uses.count < 4 {
      let isOwn = !file.isPeriod(index - 1) || file.isWord(index - 2, "self")
      guard isOwn, file.keyword(index) == .none else { continue }
      if file.isOperator(index + 1, "="), let name = file.binding(of: index) ?? file.members(named: index).first,
        name.name != index
      {
        let use = usesOfName(name, hops: hops, except: index..<index + 1) ?? Evidence.ofName(file.text(index))
        // A flag of a capability on the way does not silence the rest.
        if let use, use.intent != .capability, use.intent != .metadata { uses.append(use) }
      } else if file.isPunctuation(index + 1, "("), let body = file.members(named: index).first?.body,
        let end = file.partner(of: body), !(body..<end).contains(index)
      {
        let use = Evidence.ofWords(file.words(in: body..<end, atMost: UseAnalyzer.maximumWords))
        // What a function logs or colours on the way is not why it is called.
        if let use, use.intent == .layout || use.intent == .presentation { uses.append(use) }
      }
    }
    return Use.worst(uses)
  }
}
