import ResizelintLexer

/// Tells whether a declaration does nothing but hand a value on.
struct WrapperDetector {
  /// The declaration that hands a value on.
  struct Declaration {
    /// The token of its name.
    var name: Int
    var owner: String?
    var outer: String?
    /// What is handed on is an element of a tuple.
    var element: TupleElement?
    var traits: Wrapper.Traits
  }

  let file: SourceFile

  /// The declaration whose whole value or body is what was read, compared or not; nil where it is more than that, or where
  /// what is read of a window is no longer a window, unless it measures it.
  func declaration(handingOn read: Read) -> Declaration? {
    // An element of a tuple, `pose.0`, ends behind its chain.
    var answer = Answer(
      tails: [read.range.upperBound..<max(read.range.upperBound, read.chain.upperBound)],
      names: [read.chain.lowerBound])
    if read.isMeasurement { answer.isMeasurement = true }
    answer.measure(in: file)
    guard let found = declaration(handingOn: read.chain, read.question, answer, closures: 0) else { return nil }
    guard !read.question.isLookUp || found.answer.isMeasurement || found.answer.tails.allSatisfy(file.isStillWindow) else {
      return nil
    }
    return declaration(found)
  }

  /// A name, and what it hands on.
  private struct Found {
    var name: Int
    var statement: Statement
    var owner: String?
    var isStored: Bool
    var answer: Answer
  }

  private func declaration(handingOn chain: Range<Int>, _ question: Question, _ answer: Answer, closures: Int) -> Found? {
    guard let number = file.statement(of: chain.lowerBound) else { return nil }
    let statement = file.statements[number]
    if let kept = kept(chain, number, question, answer) ?? relayed(chain, number, question, answer) { return kept }
    let scope = file.scopes[statement.scope]
    if statement.keyword.isVariable, scope.kind == .type || scope.kind == .file {
      return stored(chain, number, question, answer) ?? injected(chain, number, answer)
    }
    guard let body = AnswerBody(around: number, in: file), let answer = handedOn(chain, by: body, question, answer) else {
      return nil
    }
    let root = file.scopes[body.scope]
    guard root.kind == .closure else { return owner(of: root, answer) }
    guard closures < WrapperDetector.maximumClosures else { return nil }
    return valueClosure(root, answer) ?? passed(root, question, answer, closures: closures)
  }

  /// A key of the environment that is given the value, or a member that is set to it.
  private func kept(_ chain: Range<Int>, _ number: Int, _ question: Question, _ answer: Answer) -> Found? {
    let statement = file.statements[number]
    return environmentKey(givenBy: chain, statement, question, answer) ?? member(setTo: chain, statement, question, answer)
  }

  /// `let kind = kindOfDevice(); self.kind = kind`, and `if let kind { view.environment(\.kind, kind) }`: a local hands it over.
  private func relayed(_ chain: Range<Int>, _ number: Int, _ question: Question, _ answer: Answer) -> Found? {
    guard let local = file.binding(ofStatement: number, holding: chain.lowerBound),
      !local.isMember, file.scopes[file.statements[number].scope].kind != .file,
      let answer = self.answer(chain, in: local.value!, question, answer)
    else { return nil }
    for use in file.occurrences(of: local.name, atMost: 8) where use > local.name {
      guard file.chainStart(of: use) == use, file.binding(of: use)?.name == local.name, let user = file.statement(of: use),
        let found = kept(use..<file.chainEnd(from: use), user, question, answer)
      else { continue }
      return found
    }
    return nil
  }

  /// How many closures may lie around an answer.
  private static let maximumClosures = 3

  // MARK: - Values

  /// `static let isPad = UIDevice.current.userInterfaceIdiom == .pad`.
  private func stored(_ chain: Range<Int>, _ number: Int, _ question: Question, _ answer: Answer) -> Found? {
    let statement = file.statements[number]
    guard
      let binding = file.binding(ofStatement: number, holding: chain.lowerBound),
      let answer = self.answer(chain, in: binding.value!, question, answer),
      statement.keyword == .let || file.isSet(binding.name, toNothingBut: chain.lowerBound),
      !isDefault(binding, of: statement, question)
    else { return nil }
    if let key = environmentKey(withDefault: binding) {
      return Found(name: key, statement: statement, owner: WrapperUses.environment, isStored: false, answer: answer)
    }
    return found(binding.name, statement, answer, isStored: true)
  }

  /// `var style: Style = isPad ? .grid : .list`, which anybody may set: what it is to begin with.
  private func isDefault(_ variable: Binding, of statement: Statement, _ question: Question) -> Bool {
    guard statement.keyword == .var, !statement.modifiers.contains(.static), let value = variable.value else { return false }
    if file.isPreference(statement) || question == .idiom && file.isChangingState(variable, of: statement) { return true }
    return !file.isPrivate(statement) && !statement.modifiers.contains(.lazy)
      && value.contains { file.isOperator($0, "?") && file.isInfix($0) }
  }

  /// `self.isPad = UIDevice.current.userInterfaceIdiom == .pad`: a member that is set to nothing else.
  private func member(setTo chain: Range<Int>, _ statement: Statement, _ question: Question, _ answer: Answer) -> Found? {
    // An orientation that is kept is news from somewhere, and compared with the next; a scale or a brightness lays nothing out.
    let isKept = question == .idiom || question == .deviceModel || question == .mainScreenBounds || question == .sceneScreenBounds
    guard statement.keyword == .none, isKept || answer.isMeasurement, let name = file.assignee(of: chain.lowerBound),
      let member = memberThatIsSet(at: name), member.body == nil, member.value.map(file.isLiteral) ?? true,
      let answer = self.answer(chain, in: chain.lowerBound..<statement.end, question, answer),
      file.isSet(member.name, toNothingBut: chain.lowerBound)
    else { return nil }
    return found(member.name, file.statements[member.statement], answer, isStored: true)
  }

  /// The stored variable of the type around a place that `name = …` or `self.name = …` sets.
  private func memberThatIsSet(at name: Int) -> Binding? {
    guard file.isOwn(name) else { return nil }
    let type = file.enclosingType(of: name)?.name
    return file.members(named: name).first { $0.kind == .variable && file.enclosingType(of: $0.name)?.name == type }
  }

  /// `let isPad: () -> Bool = { … }`, and `static let isPad = { … }()`.
  private func valueClosure(_ closure: Scope, _ answer: Answer) -> Found? {
    guard closure.statement >= 0, file.scopes[closure.parent].kind == .type || file.scopes[closure.parent].kind == .file else {
      return nil
    }
    let owner = file.statements[closure.statement]
    guard owner.keyword.isVariable,
      let binding = file.bindings(ofStatement: closure.statement).first(where: { $0.value?.lowerBound == closure.open })
    else { return nil }
    return found(binding.name, owner, answer, isStored: file.isPunctuation(closure.close + 1, "("))
  }

  /// `MainActor.assumeIsolated { … }`: the call gives what its closure gives.
  private func passed(_ closure: Scope, _ question: Question, _ answer: Answer, closures: Int) -> Found? {
    let isCalled = file.isPunctuation(closure.close + 1, "(")
    let callee = file.callee(ofBracket: closure.open)
    guard isCalled || file.isWord(callee ?? -1, in: ["assumeIsolated", "sync", "run", "withLock"]),
      let start = file.chainStart(of: closure.open)
    else { return nil }
    return declaration(handingOn: start..<file.chainEnd(from: start), question, answer, closures: closures + 1)
  }

  /// The property or function that a scope is the body of.
  private func owner(of body: Scope, _ answer: Answer) -> Found? {
    var scope = body
    if scope.kind == .accessor, scope.keyword == .get, scope.parent >= 0 { scope = file.scopes[scope.parent] }
    guard scope.kind == .property || scope.kind == .function, scope.statement >= 0, scope.keyword != .`init` else { return nil }
    let owner = file.statements[scope.statement]
    guard !owner.modifiers.contains(.override), file.scopes[owner.scope].kind != .function,
      scope.kind == .property || isAsked(function: scope)
    else { return nil }
    return found(scope.head + 1, owner, answer, isStored: false)
  }

  /// A function that gives an answer, and that is not for a framework to ask: `tableView(_ tableView: UITableView, …)`.
  private func isAsked(function scope: Scope) -> Bool {
    guard scope.header.contains(where: { file.isOperator($0, "->") }) else { return false }
    let name = scope.head + 1
    let isDelegate = file.isPunctuation(name + 1, "(") && file.isWord(name + 2, "_") && file.isSameWord(name, name + 3)
    return !isDelegate
  }

  private func found(_ name: Int, _ statement: Statement, _ answer: Answer, isStored: Bool) -> Found {
    let owner = file.enclosingType(of: statement.start).map { file.text($0.name) }
    return Found(name: name, statement: statement, owner: owner, isStored: isStored, answer: answer)
  }

  private func declaration(_ found: Found) -> Declaration? {
    guard file.code[found.name].kind == .word, !file.isWord(found.name, in: WrapperDetector.ownNames) else { return nil }
    var element = found.answer.element
    if let number = element?.number, element?.label == nil { element?.label = elementLabel(number, ofTypeAt: found.name) }
    let type = file.enclosingType(of: found.name)
    let outer = type.map { file.text($0.name) == found.owner } ?? false ? type.flatMap(file.outerName).map { file.text($0) } : nil
    return Declaration(name: found.name, owner: found.owner, outer: outer, element: element, traits: traits(of: found))
  }

  private func traits(of found: Found) -> Wrapper.Traits {
    let isPrivate = file.isPrivate(found.statement)
    let facts: [(Wrapper.Traits, Bool)] = [
      (.isPrivate, isPrivate && found.owner != WrapperUses.environment),
      (.isStatic, found.statement.modifiers.contains(.static)),
      (.isStored, found.isStored),
      (.decides, found.answer.decides),
      (.isMeasurement, found.answer.isMeasurement),
      (.isAskedByLayout, !isPrivate && isAskedByLayout(found)),
      (.asksSizeClass, found.answer.asksSizeClass),
    ]
    return Wrapper.Traits(facts.filter(\.1).map(\.0))
  }

  /// `class PanelLayout: FloatingPanelLayout { var initialState: … }`
  private func isAskedByLayout(_ found: Found) -> Bool {
    guard !found.statement.modifiers.contains(.static), let type = file.enclosingType(of: found.name) else { return false }
    return type.inherited.contains { Evidence.namesLayoutType(file.text($0)) }
  }

  /// Names that a framework asks for: they answer it, and nobody else.
  static let ownNames: [StaticString] = [
    "body", "supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation",
    "prefersStatusBarHidden", "traitCollection", "intrinsicContentSize", "collectionView", "description", "init",
  ]

  // MARK: - The environment of SwiftUI

  /// `.environment(\.isPad, UIDevice.current.userInterfaceIdiom == .pad)`: the name of the key.
  private func environmentKey(
    givenBy chain: Range<Int>, _ statement: Statement, _ question: Question, _ answer: Answer
  ) -> Found? {
    guard let open = file.openBracket(around: chain.lowerBound), file.isPunctuation(open, "("),
      let callee = file.callee(ofBracket: open), file.isWord(callee, "environment")
    else { return nil }
    let arguments = file.arguments(in: open)
    guard arguments.count == 2, let key = keyPathName(arguments[0].value), arguments[1].value.contains(chain.lowerBound),
      let answer = self.answer(chain, in: arguments[1].value, question, answer)
    else { return nil }
    return Found(name: key, statement: statement, owner: WrapperUses.environment, isStored: false, answer: answer)
  }

  /// `@Environment(\.isPad) private var isPad`, `@Orientation var orientation`: the property that asks the key or the wrapper.
  private func injected(_ chain: Range<Int>, _ number: Int, _ answer: Answer) -> Found? {
    guard file.isPunctuation(chain.lowerBound, "\\") || file.isPunctuation(chain.lowerBound, "@"),
      let binding = file.bindings(ofStatement: number).first,
      chain.upperBound < binding.name
    else { return nil }
    return found(binding.name, file.statements[number], answer, isStored: false)
  }

  /// The key whose default a value is: `struct IsPadKey: EnvironmentKey { static let defaultValue = … }`, which
  /// `var isPad: Bool { self[IsPadKey.self] }` asks.
  private func environmentKey(withDefault binding: Binding) -> Int? {
    guard file.isWord(binding.name, "defaultValue"), let type = file.enclosingType(of: binding.name),
      type.inherited.contains(where: { file.isWord($0, "EnvironmentKey") })
    else { return nil }
    for use in file.occurrences(of: type.name, atMost: 8) where file.isPunctuation(use - 1, "[") {
      let property = file.scopes(around: use).first { $0.kind == .property }
      if let property, file.enclosingType(of: use).map({ file.isWord($0.name, "EnvironmentValues") }) ?? false {
        return property.head + 1
      }
    }
    return nil
  }

  /// The name of `\.name`; nil for longer paths and for the keys of SwiftUI.
  private func keyPathName(_ path: Range<Int>) -> Int? {
    guard path.count == 3, file.isPunctuation(path.lowerBound, "\\"), file.isPeriod(path.lowerBound + 1) else { return nil }
    let name = path.lowerBound + 2
    return file.isWord(name, in: WrapperDetector.systemKeys) || file.text(name).hasSuffix("izeClass") ? nil : name
  }

  private static let systemKeys: [StaticString] = [
    "displayScale", "pixelLength", "dynamicTypeSize", "sizeCategory", "controlSize", "imageScale", "defaultMinListRowHeight",
    "defaultMinListHeaderHeight", "font", "lineLimit", "lineSpacing", "isEnabled", "colorScheme", "layoutDirection",
    "editMode", "locale", "scenePhase", "symbolVariants", "backgroundProminence", "isSearching", "isPresented",
  ]
}

// MARK: - Bodies

extension WrapperDetector {
  /// What of a chain reaches the answer of a body.
  private func handedOn(
    _ chain: Range<Int>, by body: AnswerBody, _ question: Question, _ answer: Answer, names: Int = 0
  ) -> Answer? {
    guard let number = file.statement(of: chain.lowerBound), body.statements.contains(number) else { return nil }
    let statement = file.statements[number]
    if let expression = body.answers.first(where: { $0.contains(chain.lowerBound) }), statement.keyword.isAnswer {
      guard let found = self.answer(chain, in: expression, question, answer, locals: body.locals.map(\.name)),
        body.isOneAnswer(expression, sharing: answer.names, in: file)
      else { return nil }
      return found
    }
    if statement.keyword == .for, file.keyword(chain.lowerBound - 1) == .in, names < UseAnalyzer.maximumHops,
      let element = file.bindings(ofStatement: number).first(where: { $0.kind == .element })
    {
      return handedOn(from: element, answer, by: body, question, names: names + 1)
    }
    if let set = body.assignments.first(where: { $0.value.contains(chain.lowerBound) }), names < UseAnalyzer.maximumHops,
      let local = body.locals.first(where: { file.isSameWord($0.name, set.name) }),
      let kept = self.answer(chain, in: set.value, question, answer)
    {
      return handedOn(from: local, kept, by: body, question, names: names + 1)
    }
    let binding = file.binding(ofStatement: number, holding: chain.lowerBound)
    if let binding {
      guard names < UseAnalyzer.maximumHops, let kept = self.answer(chain, in: binding.value!, question, answer) else {
        return nil
      }
      return handedOn(from: binding, kept, by: body, question, names: names + 1)
    }
    // `switch idiom { case .pad: return true … }`: the branches give constants.
    guard statement.keyword == .if || statement.keyword == .guard || statement.keyword == .switch,
      answer.isDecidable(question), question != .mainScreenScale,
      body.decidesNothingElse(than: answer.names, orDevice: question.isScreenSize, in: file)
    else { return nil }
    var decided = answer
    decided.decides = true
    decided.asksSizeClass = answer.asksSizeClass || body.asksSizeClass(in: file)
    return decided
  }

  /// What of a local name reaches the answer.
  private func handedOn(
    from local: Binding, _ kept: Answer, by body: AnswerBody, _ question: Question, names: Int
  ) -> Answer? {
    for use in file.occurrences(of: local.name, atMost: 16).sorted() where use > local.name {
      guard file.code[use].kind == .word, file.chainStart(of: use) == use, file.binding(of: use)?.name == local.name else {
        continue
      }
      let chain = use..<file.chainEnd(from: use)
      var answer = kept
      answer.names.append(use)
      answer.tails.append(use + 1..<chain.upperBound)
      answer.measure(in: file)
      if let found = handedOn(chain, by: body, question, answer, names: names) { return found }
    }
    return nil
  }
}
