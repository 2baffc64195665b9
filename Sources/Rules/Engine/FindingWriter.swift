import ResizelintLexer

/// Gives what rules say of a file its level, its words, its place and its fingerprint.
struct FindingWriter {
  let file: SourceFile
  let rules: RuleProse
  let context: FileContext

  /// How much an observation matters where it stands; nil in tests and previews, which are not shipped.
  private func level(
    of observation: Observation, _ rule: RuleEntry
  ) -> (severity: Severity, intent: Intent?)? {
    let start = observation.range.lowerBound
    let severity = observation.severity ?? rule.severity
    guard !context.isForeign, !file.isForAnotherPlatform(at: start) else { return nil }
    guard rule.phase != .tests else { return (severity, observation.intent) }
    if context.isTest || file.isInPreview(start) { return nil }
    guard observation.intent == nil, file.isForOldSystem(start) else { return (severity, observation.intent) }
    return (.note, .compatibility)
  }

  /// A finding, and what else is known of its place.
  struct Written {
    var finding: Finding
    /// The wrapper whose definition it stands at.
    var wrapper: Wrapper?
    /// The number of the wrapper that it uses.
    var usedWrapper: Int?
    /// The member that is presumed to be that wrapper.
    var presumes: String?
    /// What must hold elsewhere in the project, and the severity where it does not.
    var condition: ProjectCondition?
    var severityOtherwise: Severity?
    var threshold: LayoutThreshold?
  }

  /// The findings in the order of the text.
  func findings(_ observations: [Observation]) -> [Written] {
    guard !observations.isEmpty, !file.isForAnotherPlatform else { return [] }
    var written: [Written] = []
    var ordinals: [String: Int] = [:]
    let ordered = observations.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    for observation in ordered {
      guard let rule = rules[observation.rule], !observation.range.isEmpty else { continue }
      guard let level = level(of: observation, rule) else { continue }
      let first = file.code[observation.range.lowerBound]
      let last = file.code[observation.range.upperBound - 1]
      let start = file.position(of: Int(first.start))
      let end = file.position(of: Int(last.end))
      let code = file.normalised(observation.range)
      var values = observation.values
      values[.code] = values[.code] ?? code
      var fingerprint = Fingerprint(rule: rule.id)
      fingerprint.add(file.declarationPath(of: observation.range.lowerBound))
      fingerprint.add(code)
      let ordinal = ordinals[fingerprint.text, default: 0]
      ordinals[fingerprint.text] = ordinal + 1
      fingerprint.add(String(ordinal))
      let finding = Finding(
        rule: rule.id, phase: rule.phase, severity: level.severity, intent: level.intent,
        path: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
        message: message(rule, observation, values),
        fix: rule.fix(for: observation.variant ?? observation.intent?.name, at: file.place(of: observation.range.lowerBound)),
        related: observation.related, fingerprint: fingerprint.text)
      var threshold: LayoutThreshold?
      if LayoutThreshold.rules.contains(rule.id), let value = observation.values[.value] {
        threshold = LayoutThreshold(path: file.path, line: start.line, column: start.column, value: value, subject: code)
      }
      written.append(
        Written(
          finding: finding, wrapper: observation.wrapper, usedWrapper: observation.usedWrapper, presumes: observation.presumes,
          condition: observation.condition, severityOtherwise: observation.severityOtherwise, threshold: threshold))
    }
    return written
  }

  /// The message of the rule, and what the value is used for.
  private func message(
    _ rule: RuleEntry, _ observation: Observation, _ values: [MessageTemplate.Placeholder: String]
  ) -> String {
    let message = rule.message(for: observation.variant ?? observation.intent?.name).filled(with: values)
    if let purpose = observation.purpose { return message + " It is used for \(purpose)." }
    // A variant for the intent has said it already.
    guard let intent = observation.intent, rule.variants[intent.name] == nil, let clause = intent.clause else { return message }
    return message + " " + clause
  }
}
