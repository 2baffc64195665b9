import ResizelintLexer

/// Finds the reads of a file.
///
/// Each chain is followed once, from its first token on. What a local name holds is looked up through a bounded number of
/// declarations.
struct ReadCollector {
  static let maximumDepth = 6

  let file: SourceFile
  let vocabulary = Vocabulary.shared
  private var reads: [Read] = []
  private var followed: Set<Int> = []
  /// Chains whose question an outer chain asks more closely: `(UIScreen.main).bounds`.
  private var absorbed: Set<Int> = []

  init(file: SourceFile) { self.file = file }

  /// The reads of a file, in order; `words` may spare the search for what no word of the file can be.
  static func reads(of file: SourceFile, words: WordFilter? = nil) -> [Read] {
    var collector = ReadCollector(file: file)
    return collector.collect(words)
  }

  /// What the first links of a chain stand for: the scene of `view.window?.windowScene` in `….coordinateSpace`.
  static func value(ofChain range: Range<Int>, in file: SourceFile) -> Value {
    var collector = ReadCollector(file: file)
    return collector.follow(range.lowerBound, depth: 0, reporting: false, upTo: range.upperBound)
  }

  private mutating func collect(_ words: WordFilter?) -> [Read] {
    let aliases = file.screenAliases
    let mayCompare = words.map { words in ReadCollector.comparedTypeNumbers.contains { words.mayContain($0) } } ?? true
    let compared = mayCompare ? namesThatCompare() : []
    // `first` is everywhere; it picks a scene only where the scenes were named before.
    var namesScenes = false
    for index in file.code.indices where file.code[index].kind == .word {
      if file.isWord(index, in: vocabulary.words) {
        namesScenes = namesScenes || file.isWord(index, "connectedScenes")
      } else if !(namesScenes && file.isWord(index, "first")), !aliases.contains(where: { file.text(index) == $0 }),
        !compared.contains(where: { file.hasSameBytes($0, file.nameRange(index)) })
      {
        continue
      }
      guard file.isReachable(index), !file.isGeneric(index), !isDeclared(index), let start = file.chainStart(of: index),
        followed.insert(start).inserted, !isSelector(start)
      else { continue }
      _ = follow(start, depth: 0, reporting: true)
    }
    if namesScenes { picksByLoop() }
    reads = reads.filter { read in
      let start = read.range.lowerBound
      return !absorbed.contains(start) && !file.isFrameOfWindowWithoutScene(start) && !isSet(read)
    }
    markDefinitions()
    return reads.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  /// `for scene in application.connectedScenes { … return window }` takes the first that fits, as `first` does.
  private mutating func picksByLoop() {
    for statement in file.statements where statement.keyword == .for && file.isReachable(statement.head) {
      guard let sign = (statement.head..<min(statement.end, statement.head + 16)).first(where: { file.keyword($0) == .in }),
        sign + 1 < statement.end, file.chainStart(of: sign + 1) == sign + 1,
        follow(sign + 1, depth: 0, reporting: false) == .scenes, returnsOne(statement)
      else { continue }
      let chain = sign + 1..<file.chainEnd(from: sign + 1)
      reads.append(
        Read(question: .arbitraryScene, range: chain, chain: chain, value: .arbitraryScene, source: nil, isFallback: false))
    }
  }

  /// The body of a loop returns something of what it goes through, and does not look for one by its identity.
  private func returnsOne(_ loop: Statement) -> Bool {
    guard let number = file.statement(of: loop.start) else { return false }
    var returns = false
    for inner in file.statements[(number + 1)...].prefix(32) {
      guard inner.start < loop.end else { break }
      if inner.keyword == .return, inner.head + 1 < inner.end, file.code[inner.head + 1].kind == .word,
        file.binding(of: inner.head + 1).map({ loop.range.contains($0.name) }) ?? false
      {
        returns = true
      }
    }
    return returns
      && !loop.range.prefix(200).contains { index in
        file.isOperator(index, "===") || file.isWord(index, in: ["persistentIdentifier", "session", "delegate", "userActivity"])
      }
  }

  /// The names that hold an idiom or orientation by their type, so that comparing them asks the question.
  private func namesThatCompare() -> [Range<Int>] {
    guard file.code.indices.contains(where: { file.isWord($0, in: ReadCollector.comparedTypes) }) else { return [] }
    var names: [Range<Int>] = []
    for binding in file.bindings {
      guard let type = binding.type, value(ofType: type).comparedQuestion != nil else { continue }
      let name = file.nameRange(binding.name)
      if names.count < 16, !names.contains(where: { file.hasSameBytes($0, name) }) { names.append(name) }
    }
    return names
  }

  private static let comparedTypes: [StaticString] = ["UIUserInterfaceIdiom", "UIInterfaceOrientation", "UIDeviceOrientation"]
  private static let comparedTypeNumbers = comparedTypes.map { WordFilter.number(of: $0.description) }

  /// `self.userInterfaceIdiom = …` sets a member of the project's own: nobody can set that of a device.
  private func isSet(_ read: Read) -> Bool {
    (read.question == .idiom || read.question.isOrientation) && file.isOperator(read.chain.upperBound, "=")
  }

  /// The word is declared here, or is a label, not read.
  private func isDeclared(_ index: Int) -> Bool {
    // `let (_, interfaceOrientation) = info`
    if let open = file.openBracket(around: index), file.isPunctuation(open, "("), file.keyword(open - 1).isVariable {
      return true
    }
    // `interfaceOrientation previous: UIInterfaceOrientation`: a label and a name.
    if file.isPunctuation(index + 2, ":"), file.code[index + 1].kind == .word, file.elementStart(of: index) == index {
      return true
    }
    if file.isPunctuation(index + 1, ":"), let open = file.openBracket(around: index), !file.isPunctuation(open, "{") {
      return file.elementStart(of: index) == index
    }
    switch file.keyword(index - 1) {
    case .let, .var, .func, .case, .class, .struct, .enum, .protocol, .extension, .typealias, .import, .actor: return true
    default: return false
    }
  }

  /// `#selector(…)` and `#keyPath(…)` name a member and read nothing.
  private func isSelector(_ start: Int) -> Bool {
    guard let open = file.openBracket(around: start), open >= 2, file.isPunctuation(open, "(") else { return false }
    return file.isPunctuation(open - 2, "#") && file.isWord(open - 1, in: ["selector", "keyPath"])
  }

  /// A definition whose value is read more closely through its name is the lesser finding.
  private mutating func markDefinitions() {
    markKept()
    let sources = Set(reads.compactMap(\.source))
    guard !sources.isEmpty else { return }
    let values = file.bindings.filter { sources.contains($0.name) }.compactMap(\.value)
    for index in reads.indices where reads[index].source == nil {
      let start = reads[index].range.lowerBound
      if values.prefix(64).contains(where: { $0.contains(start) }) { reads[index].isAskedLater = true }
    }
  }

  /// `orientation = scene.interfaceOrientation`, and the local name is compared: the comparison is the question.
  private mutating func markKept() {
    let asked = reads.filter { $0.chain.count == 1 && $0.value.comparedQuestion != nil }
    let names = Set(asked.compactMap { file.binding(of: $0.chain.lowerBound) }.filter { !$0.isMember }.map(\.name))
    guard !names.isEmpty else { return }
    for index in reads.indices {
      let start = reads[index].chain.lowerBound
      guard start >= 2, file.isOperator(start - 1, "="), let number = file.statement(of: start),
        file.statements[number].keyword == .none, file.statements[number].start == start - 2
      else { continue }
      reads[index].isAskedLater = file.binding(of: start - 2).map { names.contains($0.name) } ?? false
    }
  }

  // MARK: - Following a chain

  /// What a chain stands for.
  private struct State {
    var value: Value
    /// The question that was asked and not yet taken over by a closer one.
    var pending: (question: Question, end: Int)?
    /// What the chain stood for when it was asked.
    var pendingValue = Value.unknown
    /// The question that a named value carries; asking it again is no news.
    var held: Question?
    var source: Int?
    /// The chain in parentheses that the chain begins with.
    var inner: Int?
  }

  mutating func follow(_ start: Int, depth: Int, reporting: Bool, upTo limit: Int = .max) -> Value {
    guard depth < ReadCollector.maximumDepth else { return .unknown }
    let end = min(limit, file.chainEnd(from: start))
    var (state, index) = base(start, depth: depth)
    while index < end {
      let token = file.code[index]
      if token.kind == .word, !file.isGeneric(index) {
        let name = file.text(index)
        if index == start + 2, file.isWord(start, in: ["self", "Self"]), isOwnLookUp(index) {
          // `self.keyWindow` in the extension that declares it is the project's, not the system's.
          state.value = .unknown
        } else if index == start + 2, file.isWord(start, "self"), let own = ownMember(index) {
          state.value = own
          state.held = own.question
        } else if state.value == .applicationType, vocabulary.member(name, of: .applicationType) == nil {
          // A static member of the project's own hands out the application: `UIApplication.sharedIfAvailable`.
          state.value = .application
        } else if let step = vocabulary.member(name, of: state.value) ?? watched(by: index, of: state.value),
          !isByIdentity(index, step.value)
        {
          let question = step.value.question
          if !step.replaces { settle(&state, start..<end, reporting) } else if let inner = state.inner { absorbed.insert(inner) }
          // What takes over the chain in parentheses asks in its place.
          if let question, question != state.held || step.replaces && state.inner != nil {
            state.pending = (question, index + 1)
            state.pendingValue = step.value
          } else if state.pending != nil, step.replaces {
            state.pending!.end = index + 1
          }
          state.value = step.value
        } else if !state.value.isMeasure {
          settle(&state, start..<end, reporting)
          state.value = state.value == .application ? ReadCollector.found(by: name) : .unknown
        }
        state.inner = nil
      } else if token.isPunctuation("("), state.value == .deviceType {
        state.value = .device
      }
      index = file.linkEnd(index)
    }
    if state.pending == nil, let question = state.value.comparedQuestion, isCompared(start..<end) {
      state.pending = (question, end)
      state.pendingValue = state.value
    }
    settle(&state, start..<end, reporting)
    return state.value
  }

  /// `UIScreen.main.publisher(for: \.isCaptured)`: what is watched is asked.
  private func watched(by call: Int, of value: Value) -> Vocabulary.Step? {
    guard file.isWord(call, in: ["publisher", "observe"]), let open = file.callParentheses(after: call),
      let path = file.arguments(in: open).first?.value, path.count == 3, file.isPunctuation(path.lowerBound, "\\")
    else { return nil }
    return vocabulary.member(file.text(path.upperBound - 1), of: value)
  }

  /// What a project's own member of the application looks up, by its name: `UIApplication.shared.firstWindowScene`.
  private static func found(by name: String) -> Value {
    name.hasSuffix("WindowScene") ? .scene : name.hasSuffix("Window") ? .window : .unknown
  }

  /// `==`, `!=` or `~=` stands beside the chain, or a `switch` asks it.
  private func isCompared(_ chain: Range<Int>) -> Bool {
    for sign in [chain.upperBound, chain.lowerBound - 1] {
      if file.isOperator(sign, "==") || file.isOperator(sign, "!=") || file.isOperator(sign, "~=") { return true }
    }
    return file.keyword(chain.lowerBound - 1) == .switch
  }

  /// Notes the question that no closer one took over.
  private mutating func settle(_ state: inout State, _ chain: Range<Int>, _ reporting: Bool) {
    guard let pending = state.pending else { return }
    state.pending = nil
    guard reporting else { return }
    reads.append(
      Read(
        question: pending.question, range: chain.lowerBound..<pending.end, chain: chain, value: state.pendingValue,
        source: state.source,
        isFallback: file.isFallback(chain.lowerBound)))
  }

  /// What a chain begins with, and where its members begin.
  private mutating func base(_ start: Int, depth: Int) -> (State, next: Int) {
    let token = file.code[start]
    if token.isPunctuation("("), let close = file.partner(of: start), close > start {
      let inner = start + 1
      let value = expression(inner..<close, depth: depth + 1)
      let state = State(value: value, held: value.question, inner: file.chainStart(of: inner))
      return (state, close + 1)
    }
    if file.isPeriod(start) {
      guard file.isWord(start + 1, in: ["main", "current", "shared"]), let type = contextualType(of: start, depth: depth),
        let step = vocabulary.member(file.text(start + 1), of: type)
      else { return (State(value: .unknown), start + 2) }
      return (State(value: step.value, pending: step.value.question.map { ($0, start + 2) }), start + 2)
    }
    guard token.kind == .word else { return (State(value: .unknown), file.linkEnd(start)) }
    // `UIKit.UIScreen` is `UIScreen`.
    if file.isWord(start, in: ["UIKit", "SwiftUI"]), file.isPeriod(start + 1), let value = vocabulary.name(file.text(start + 2)) {
      return (State(value: value, pending: value.question.map { ($0, start + 3) }), start + 3)
    }
    // `DeviceKit.Device`, and `Device` where that is imported.
    if file.isWord(start, "DeviceKit"), file.isPeriod(start + 1), file.isWord(start + 2, "Device") {
      return (State(value: .deviceType), start + 3)
    }
    if file.isWord(start, "Device"), file.imports("DeviceKit") { return (State(value: .deviceType), start + 1) }
    // `AppDelegate.shared.window`
    if file.isWord(start, "AppDelegate"), file.isPeriod(start + 1),
      file.isWord(start + 2, in: ["current", "shared", "instance", "sharedInstance", "main"])
    {
      let open = file.isPunctuation(start + 3, "(") ? start + 3 : nil
      return (State(value: .appDelegate), open.map(file.linkEnd) ?? start + 3)
    }
    if file.isWord(start, in: ["self", "Self"]) { return (State(value: selfValue(at: start)), start + 1) }
    if let binding = file.binding(of: start) ?? membersOfOwnType(named: start).first {
      var value = self.value(of: binding, depth: depth)
      // What other code answered with is what it is called.
      if value == .unknown, file.isWord(start, "windowScene") { value = .scene }
      return (State(value: value, held: value.question, source: value.question == nil ? nil : binding.name), start + 1)
    }
    let name = file.text(start)
    if file.callParentheses(after: start) == start + 1, let value = vocabulary.function(name) {
      return (State(value: value, pending: value.question.map { ($0, file.linkEnd(start + 1)) }), file.linkEnd(start + 1))
    }
    if file.screenAliases.contains(name) { return (State(value: .screenType), start + 1) }
    if let step = implicitMember(name, at: start) {
      return (State(value: step.value, pending: step.value.question.map { ($0, start + 1) }), start + 1)
    }
    if let value = vocabulary.name(name) {
      return (State(value: value, pending: value.question.map { ($0, start + 1) }), start + 1)
    }
    return (State(value: .unknown), start + 1)
  }

  /// `connectedScenes.first { $0.session.persistentIdentifier == id }` asks for one scene, not for any.
  private func isByIdentity(_ member: Int, _ value: Value) -> Bool {
    guard value == .arbitraryScene else { return false }
    // `.filter { $0.session == … }.first` asks for one, too; which role a session has says nothing of that.
    let start = file.chainStart(of: member) ?? member
    // The braces of `if let scene = connectedScenes.first { … }` are no part of it.
    let end = min(file.linkEnd(member + 1), file.chainEnd(from: start))
    guard end <= file.code.count, end - start < 200 else { return false }
    return (start..<end).contains { index in
      file.isOperator(index, "===") || file.isWord(index, "persistentIdentifier")
        || file.isWord(index, "session") && !file.isWord(index + 2, "role")
        // The scene of another display is one.
        || file.code[index].kind == .word && file.text(index).hasPrefix("windowExternalDisplay")
        // The car has one.
        || file.code[index].kind == .word && file.text(index).hasPrefix("CPTemplateApplication")
    }
  }
}
