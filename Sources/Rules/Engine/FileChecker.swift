import ResizelintLexer

/// Judges one Swift file after the other; each worker has its own.
final class FileChecker {
  private let catalogue: Catalogue
  private let book: RuleBook
  private let buffer: Tokens
  private let file = SourceFile()
  let readBuffer = ReadBuffer()

  /// Keeps the token storage, which cannot be copied.
  private final class Tokens {
    var storage = TokenBuffer()
  }

  init(catalogue: Catalogue, book: RuleBook) {
    self.catalogue = catalogue
    self.book = book
    buffer = Tokens()
  }

  /// What one file says.
  struct Judgement {
    /// In the order of the text.
    var findings: [Finding]
    var facts: SourceFacts
  }

  /// Judges a file, and gathers what others are judged by.
  func check(path: String, bytes: SourceBytes, context: FileContext) -> Judgement {
    load(path: path, bytes: bytes)
    var context = context
    context.isTest = context.isTest || file.isTestFile
    var observations: [Observation] = []
    var facts = SourceFactCollector(file: file, isTest: context.isTest)
    for index in file.code.indices where file.code[index].kind == .word {
      guard let number = book.words.number(of: file.nameRange(index), in: bytes) else { continue }
      guard file.isReachable(index), !file.isGeneric(index) else { continue }
      for reader in book.readers[number] {
        switch reader {
        case .fact: facts.note(index)
        case .code(let rule): rule.check(index, in: file, context, &observations)
        case .match(let id, let match):
          if let range = match.range(at: index, in: file) { observations.append(Observation(id, at: range)) }
        }
      }
    }
    for read in ReadCollector.reads(of: file) {
      book.readRules[Int(read.question.rawValue)]?.check(read, in: file, context, &observations)
    }
    return Judgement(findings: findings(observations, context), facts: facts.finish())
  }

  private func load(path: String, bytes: SourceBytes) {
    Tokenizer.tokenize(bytes, into: &buffer.storage)
    buffer.storage.withTokens { file.load(path: path, bytes: bytes, tokens: $0) }
  }

  // MARK: - Observations to findings

  /// How much an observation matters where it stands; nil in tests and previews, which are not shipped.
  private func level(
    of observation: Observation, _ rule: RuleEntry, _ context: FileContext
  ) -> (severity: Severity, intent: Intent?)? {
    let start = observation.range.lowerBound
    let severity = observation.severity ?? rule.severity
    guard rule.phase != .tests else { return (severity, observation.intent) }
    if context.isTest || file.isInPreview(start) { return nil }
    guard observation.intent == nil, file.isForOldSystem(start) else { return (severity, observation.intent) }
    return (.note, .compatibility)
  }

  private func findings(_ observations: [Observation], _ context: FileContext) -> [Finding] {
    guard !observations.isEmpty else { return [] }
    let text = UnsafeBufferPointer(start: file.bytes.base, count: file.bytes.count)
    let lines = LineTable(text)
    var ordinals: [String: Int] = [:]
    let ordered = observations.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    return ordered.compactMap { observation in
      guard let rule = catalogue[observation.rule], !observation.range.isEmpty else { return nil }
      guard let level = level(of: observation, rule, context) else { return nil }
      let first = file.code[observation.range.lowerBound]
      let last = file.code[observation.range.upperBound - 1]
      let start = lines.position(of: Int(first.start), in: text)
      let end = lines.position(of: Int(last.end), in: text)
      let code = file.normalised(observation.range)
      var values = observation.values
      values[.code] = values[.code] ?? code
      var fingerprint = Fingerprint(rule: rule.id)
      fingerprint.add(file.declarationPath(of: observation.range.lowerBound))
      fingerprint.add(code)
      let ordinal = ordinals[fingerprint.text, default: 0]
      ordinals[fingerprint.text] = ordinal + 1
      fingerprint.add(String(ordinal))
      return Finding(
        rule: rule.id, phase: rule.phase, severity: level.severity, intent: level.intent,
        path: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
        message: message(rule, observation, values),
        fix: rule.fix(for: observation.variant ?? observation.intent?.name, at: file.place(of: observation.range.lowerBound)),
        related: observation.related, fingerprint: fingerprint.text)
    }
  }

  /// The message of the rule, and what the value is used for.
  private func message(
    _ rule: RuleEntry, _ observation: Observation, _ values: [MessageTemplate.Placeholder: String]
  ) -> String {
    let message = rule.message(for: observation.variant ?? observation.intent?.name).filled(with: values)
    guard let purpose = observation.purpose else { return message }
    return message + " It is used for \(purpose)."
  }
}
