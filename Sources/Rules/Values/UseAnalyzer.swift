import ResizelintLexer

/// Finds out what a read value is used for, by following it outwards: from the chain to the argument, assignment, condition
/// or name that takes it.
///
/// The intents are tried in the order in which the catalogue lists them. Following is bounded: a fixed number of steps out,
/// a fixed number of uses of a name, a fixed number of words of a branch.
struct UseAnalyzer {
  let file: SourceFile
  let context: FileContext
  /// How many names may hand the value on.
  private static let maximumHops = 3
  private static let maximumSteps = 24
  static let maximumWords = 240

  func use(of read: Read) -> Use {
    if context.isTest { return Use(.test) }
    let start = read.range.lowerBound
    if file.isInPreview(start) { return Use(.preview) }
    if read.question == .idiom, let use = platformCases(read) { return use }
    if file.isForOldSystem(start) { return Use(.compatibility, "older systems") }
    if read.question.isOrientation || read.question == .mainScreen, isCamera(start) {
      return Use(.cameraMotion, "the camera or a sensor")
    }
    if let use = orientationLock(read) { return use }
    if read.question.isLookUp, measures(read.range.upperBound..<read.chain.upperBound) { return Use.measurement }
    if read.question == .mainScreenScale, isPixelArithmetic(read.chain) { return Use(.layout, "pixel arithmetic") }
    if read.value == .deviceOrientationEvent || read.value == .orientationEvent { return handler(of: read) }
    if read.isWrapperUse, isSpelledOut(read.chain) { return Use(.product, "a text") }
    var use = outcome(of: read.chain, hops: 0) ?? answer(at: start) ?? surroundings(of: start)
    // Where to put a view is no measurement: only what is measured of a guessed window or scene is.
    if read.question.isLookUp, use.intent == .layout, use != .measurement { use = Use(.unknown) }
    use.excuse = excuse(for: read, use)
    return use
  }

  // MARK: - From the inside out

  /// The use of the expression in a range; nil where nothing around it says what it is for.
  func outcome(of range: Range<Int>, hops: Int) -> Use? {
    var range = range
    let inner = range
    for _ in 0..<UseAnalyzer.maximumSteps {
      guard let open = file.openBracket(around: range.lowerBound), !file.isPunctuation(open, "{") else {
        return atStatementLevel(range, hops: hops) ?? textChoice(inner)
      }
      if file.isPunctuation(open, "("), !file.code[open].flags.contains(.interpolation) {
        let callee = file.callee(ofBracket: open).map { file.text($0) }
        let element = file.elementStart(of: range.lowerBound)
        let label = file.isPunctuation(element + 1, ":") && element + 1 < range.lowerBound ? file.text(element) : nil
        if callee != nil || label != nil {
          if isRecorded(by: open) { return Use(.metadata) }
          if let callee, Evidence.isTransparent(callee), label == nil || callee == "contains" {
            // Its own use counts.
          } else if let use = Evidence.ofArgument(callee: callee, label: label) {
            return use
          }
        }
      }
      guard let start = file.chainStart(of: open), start <= open else { return textChoice(inner) }
      let next = start..<max(file.chainEnd(from: start), range.upperBound)
      guard next.lowerBound < range.lowerBound else { return textChoice(inner) }
      range = next
    }
    return nil
  }

  /// The call hands what it gets to a log, a request header, an analytics service.
  private func isRecorded(by open: Int) -> Bool {
    if file.labels(ofCall: open).contains(where: { Evidence.isMetadata(label: $0) }) { return true }
    guard let start = file.chainStart(of: open) else { return false }
    return (start..<open).prefix(12).contains { file.code[$0].kind == .word && Evidence.isRecorder(file.text($0)) }
  }

  /// The expression stands directly in a statement: in its condition, its assignment, its return.
  private func atStatementLevel(_ range: Range<Int>, hops: Int) -> Use? {
    guard let number = file.statement(of: range.lowerBound) else { return nil }
    let statement = file.statements[number]
    switch statement.keyword {
    case .if, .guard, .while, .switch:
      if let body = body(after: range, of: statement) { return branches(statement, body: body, hops: hops) }
    case .let, .var:
      return declared(range, statement, hops: hops)
    case .return, .none:
      if let target = assignmentTarget(range, statement) { return use(ofTarget: target, range, hops: hops) }
      if isCondition(range, in: statement), let use = arms(range, statement) { return use }
      return returned(range, statement)
    case .case, .for: return nil
    default: break
    }
    return nil
  }

  /// The first braces of a control statement, where the range stands before them.
  private func body(after range: Range<Int>, of statement: Statement) -> Int? {
    var index = range.upperBound
    while index < statement.end {
      if file.isPunctuation(index, "{"), let scope = file.scopeOpened(by: index), scope.kind != .closure { return index }
      index = file.linkEnd(index)
    }
    return nil
  }

  // MARK: - Conditions

  /// What the branches of a control statement do.
  private func branches(_ statement: Statement, body: Int, hops: Int) -> Use? {
    var range = body..<statement.end
    if statement.keyword == .guard {
      // What a guard decides is the rest of its scope.
      range = body..<max(statement.end, file.scopes[statement.scope].close)
    }
    let words = file.words(in: range, atMost: UseAnalyzer.maximumWords)
    if let use = Evidence.ofWords(words) { return use }
    if choosesTexts(range), !isInLayoutCallback(statement.start) { return Use(.product, "a text") }
    // Branches that only give the value of the declaration: its name says what for.
    return returned(statement.head..<statement.head + 1, statement)
  }

  /// The range is the condition of a ternary, alone or beside others.
  private func isCondition(_ range: Range<Int>, in statement: Statement) -> Bool {
    var index = range.upperBound
    while index < statement.end {
      if file.isOperator(index, "?"), file.isInfix(index) { return true }
      index = file.linkEnd(index)
    }
    return false
  }

  /// What the arms of a ternary call, where they are calls.
  private func arms(_ range: Range<Int>, _ statement: Statement) -> Use? {
    Evidence.ofWords(file.words(in: range.upperBound..<statement.end, atMost: 24))
  }

  /// Where nothing else is known, a choice between texts is no question of space.
  private func textChoice(_ range: Range<Int>) -> Use? {
    isTextChoice(range) && !isInLayoutCallback(range.lowerBound) ? Use(.product, "a text") : nil
  }

  /// A ternary behind the range chooses between texts.
  private func isTextChoice(_ range: Range<Int>) -> Bool {
    if let open = file.openBracket(around: range.lowerBound), file.code[open].flags.contains(.interpolation) { return false }
    var index = range.upperBound
    let end = min(file.code.count, range.upperBound + 12)
    while index < end {
      if file.isOperator(index, "?"), file.isInfix(index) { return index + 1 < end && file.code[index + 1].kind == .openQuote }
      if file.isPunctuation(index, ",") || file.isPunctuation(index, ")") { return false }
      index = file.linkEnd(index)
    }
    return false
  }

  /// The branches hold texts and nothing that calls or sets.
  private func choosesTexts(_ range: Range<Int>) -> Bool {
    var texts = 0
    for index in range.prefix(UseAnalyzer.maximumWords) {
      if file.code[index].kind == .openQuote { texts += 1 }
      if file.isPunctuation(index, "("), !file.code[index].flags.contains(.interpolation) { return false }
    }
    return texts > 0
  }

  /// Which text or picture a function gives is no question of space: its type says so, where the read decides a branch.
  private func answer(at start: Int) -> Use? {
    guard let number = file.statement(of: start), !isInLayoutCallback(start) else { return nil }
    switch file.statements[number].keyword {
    case .if, .guard, .switch, .case, .return: break
    default: return nil
    }
    switch file.resultType(around: start) {
    case "String": return Use(.product, "a text")
    case "UIImage", "UIColor": return Use(.appearance, "a picture or colour")
    default: return nil
    }
  }

  // MARK: - Names that take the value

  /// The tokens left of the `=` that the range stands right of.
  private func assignmentTarget(_ range: Range<Int>, _ statement: Statement) -> Range<Int>? {
    var index = statement.start
    while index < range.lowerBound {
      if file.code[index].kind == .operator, file.isInfix(index), isAssignment(index) { return statement.start..<index }
      index = file.linkEnd(index)
    }
    return nil
  }

  private func isAssignment(_ index: Int) -> Bool {
    for spelling in ["=", "+=", "-=", "*=", "/="] as [StaticString] where file.isOperator(index, spelling) { return true }
    return false
  }

  private func use(ofTarget target: Range<Int>, _ range: Range<Int>, hops: Int) -> Use? {
    let names = target.filter { file.code[$0].kind == .word }
    for name in names.reversed() {
      if let use = Evidence.ofName(file.text(name)) { return use }
    }
    // `isWide = …`: what the name is used for.
    guard let name = names.last, hops < UseAnalyzer.maximumHops else { return nil }
    let isOwn = names.count == 1 || names.count == 2 && file.isWord(names[0], "self")
    guard isOwn, let binding = file.binding(of: name) ?? file.members(named: name).first else { return nil }
    return usesOfName(binding, hops: hops, except: target)
  }

  /// `let x = …`: what `x` is used for.
  private func declared(_ range: Range<Int>, _ statement: Statement, hops: Int) -> Use? {
    for binding in file.bindings(ofStatement: file.statement(of: range.lowerBound) ?? -1) {
      if let body = binding.body, range.lowerBound > body { continue }
      guard let value = binding.value, value.contains(range.lowerBound) else { continue }
      let name = file.text(binding.name)
      if let use = hops < UseAnalyzer.maximumHops ? usesOfName(binding, hops: hops, except: value) : nil { return use }
      return Evidence.ofName(name)
    }
    return nil
  }

  /// The worst use of a name in this file.
  private func usesOfName(_ binding: Binding, hops: Int, except: Range<Int>) -> Use? {
    var uses: [Use] = []
    for index in file.occurrences(of: binding.name, atMost: 24)
    where index != binding.name && !except.contains(index) && isUse(index, of: binding) {
      let start = file.chainStart(of: index) ?? index
      let chain = start..<file.chainEnd(from: start)
      // `guard let window else { … }` names it once more.
      if file.keyword(index - 1).isVariable { continue }
      if measures(index + 1..<chain.upperBound) {
        uses.append(.measurement)
      } else if let use = outcome(of: chain, hops: hops + 1) ?? layoutOnly(start) {
        uses.append(use)
      }
    }
    return Use.worst(uses)
  }

  private func isUse(_ index: Int, of binding: Binding) -> Bool {
    if binding.isMember {
      guard file.isPeriod(index - 1) else { return file.binding(of: index)?.name == binding.name }
      return !file.isPunctuation(index + 1, ":") || file.elementStart(of: index) != index
    }
    return file.binding(of: index)?.name == binding.name
  }

  /// The expression is what the function, getter or closure around it gives: its name says what for.
  private func returned(_ range: Range<Int>, _ statement: Statement) -> Use? {
    for scope in file.scopes(around: statement.start) {
      switch scope.kind {
      case .block, .switch, .accessor: continue
      case .function, .property:
        guard scope.keyword != .`init`, scope.head + 1 < scope.open else { return nil }
        // A statement of a function that gives nothing is not its answer.
        if statement.keyword == .none, scope.kind == .function, !scope.header.contains(where: { file.isOperator($0, "->") }) {
          return nil
        }
        let name = file.text(scope.head + 1)
        if Evidence.layoutCallbacks.contains(name) { return Use(.layout, "`\(name)`") }
        return name == "body" ? nil : Evidence.ofName(name)
      case .closure:
        guard let open = closureArgument(scope) else { return nil }
        return Evidence.ofArgument(callee: open.callee, label: open.label)
      case .type, .file: return nil
      }
    }
    return nil
  }

  /// The call that takes a closure, and the label under which it does.
  private func closureArgument(_ scope: Scope) -> (callee: String?, label: String?)? {
    guard scope.open >= 0 else { return nil }
    if file.isPunctuation(scope.open - 1, ":"), scope.open >= 2 {
      return (file.callee(ofBracket: scope.open).map { file.text($0) }, file.text(scope.open - 2))
    }
    if file.isOperator(scope.open - 1, "=") { return nil }
    return (file.callee(ofBracket: scope.open).map { file.text($0) }, nil)
  }

  /// `"… \(UIDevice.platform) …"`: the value itself is part of a text.
  private func isSpelledOut(_ chain: Range<Int>) -> Bool {
    guard let open = file.openBracket(around: chain.lowerBound), file.code[open].flags.contains(.interpolation) else {
      return false
    }
    return chain.lowerBound == open + 1 && chain.upperBound == file.partner(of: open)
  }

  /// Members behind a window or scene measure it.
  private func measures(_ tail: Range<Int>) -> Bool {
    tail.prefix(40).contains { index in
      file.code[index].kind == .word && file.isPeriod(index - 1) && Evidence.geometry.contains(file.text(index))
    }
  }

  /// A scale times or under something that is no literal: a length in pixels.
  private func isPixelArithmetic(_ chain: Range<Int>) -> Bool {
    func isFactor(_ sign: Int, _ other: Int) -> Bool {
      guard file.isOperator(sign, "*") || file.isOperator(sign, "/"), file.code.indices.contains(other) else { return false }
      return file.code[other].kind != .number
    }
    return isFactor(chain.upperBound, chain.upperBound + 1) || isFactor(chain.lowerBound - 1, chain.lowerBound - 2)
  }

  // MARK: - What stands around

  /// Where nothing else is known: a layout callback makes it layout.
  private func surroundings(of index: Int) -> Use { layoutOnly(index) ?? Use(.unknown) }

  private func layoutOnly(_ index: Int) -> Use? {
    isInLayoutCallback(index) ? Use(.layout, "layout") : nil
  }

  func isInLayoutCallback(_ index: Int) -> Bool {
    for scope in file.scopes(around: index) {
      switch scope.kind {
      case .function where Evidence.layoutCallbacks.contains(file.text(scope.head + 1)): return true
      case .property where isViewBuilder(scope): return true
      case .function where isViewBuilder(scope): return true
      default: break
      }
    }
    return false
  }

  /// `var body: some View`, or a function that gives a view.
  private func isViewBuilder(_ scope: Scope) -> Bool {
    for index in scope.header where file.keyword(index) == .some || file.isWord(index, "some") {
      return file.isWord(index + 1, in: ["View", "Scene", "ToolbarContent"])
    }
    return false
  }

  /// A camera or a sensor is at work: the file imports one, and the function names it or tells left from right.
  private func isCamera(_ index: Int) -> Bool {
    let modules: [StaticString] = ["AVFoundation", "CoreMotion", "ARKit", "CoreLocation", "Vision", "AVKit", "VisionKit"]
    guard modules.contains(where: { file.imports($0) }) else { return false }
    for scope in file.scopes(around: index) where scope.kind == .function || scope.kind == .property {
      let words = file.words(in: scope.header.lowerBound..<scope.close, atMost: 400)
      if words.contains(where: Evidence.isCamera) { return true }
      return words.contains("landscapeLeft") && words.contains("landscapeRight") && Evidence.ofWords(words)?.intent != .layout
    }
    return false
  }

  /// Only other platforms are asked for: `== .mac`, `case .tv`.
  private func platformCases(_ read: Read) -> Use? {
    let cases = comparedCases(read)
    guard !cases.isEmpty, cases.allSatisfy({ ["mac", "tv", "vision", "carPlay", "watch"].contains($0) }) else { return nil }
    return Use(.platform)
  }

  /// The cases that a read is compared with, in a comparison or a `switch`.
  private func comparedCases(_ read: Read) -> [String] {
    func name(_ index: Int) -> String? {
      guard file.code.indices.contains(index) else { return nil }
      let end = file.chainStart(of: index).map { file.chainEnd(from: $0) } ?? index + 1
      return file.code[end - 1].kind == .word ? file.text(end - 1) : nil
    }
    let next = read.chain.upperBound
    if file.isOperator(next, "==") || file.isOperator(next, "!=") { return [name(next + 1)].compactMap { $0 } }
    let before = read.chain.lowerBound - 1
    if file.isOperator(before, "==") || file.isOperator(before, "!=") { return [name(before - 1)].compactMap { $0 } }
    guard let number = file.statement(of: read.chain.lowerBound), file.statements[number].keyword == .switch else { return [] }
    let statement = file.statements[number]
    return file.statements[number...].prefix(64).filter {
      $0.keyword == .case && $0.start < statement.end && $0.scope != statement.scope
    }
    .flatMap { label in
      (label.head + 1..<label.end).filter { file.isPeriod($0 - 1) && file.code[$0].kind == .word }.map { file.text($0) }
    }
  }
}

extension Question {
  /// A window or scene is looked up; what is then read of it decides.
  var isLookUp: Bool { self == .globalWindow || self == .arbitraryScene }

  var isOrientation: Bool { self == .deviceOrientation || self == .interfaceOrientation }
}

extension SourceFile {
  /// The words of a range, in order, at most so many.
  func words(in range: Range<Int>, atMost limit: Int) -> [String] {
    var result: [String] = []
    for index in range where code[index].kind == .word && places(isWordOfUse: index) {
      result.append(text(index))
      if result.count >= limit { break }
    }
    return result
  }

  private func places(isWordOfUse index: Int) -> Bool { keyword(index) == .none && isReachable(index) }

  func hasSameBytes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] { return false }
    return true
  }
}
