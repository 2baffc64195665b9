/// What a rule says of one build, before the engine joins it with what it says of others.
public struct ProjectObservation: Sendable {
  public var rule: RuleID
  public var origin: Origin
  /// What is wrong, as it stays when lines and paths change: a key path, a setting, a declaration. Part of the fingerprint.
  public var subject: String
  /// Nil for the severity of the catalogue.
  public var severity: Severity?
  /// A variant of the message and fix that the catalogue has for the rule.
  public var variant: String?
  /// What the message is filled with, beside the target.
  public var values: [MessageTemplate.Placeholder: String]
  public var related: [Finding.Related]

  public init(
    _ rule: RuleID, at origin: Origin, subject: String, severity: Severity? = nil, variant: String? = nil,
    values: [MessageTemplate.Placeholder: String] = [:], related: [Finding.Related] = []
  ) {
    self.rule = rule
    self.origin = origin
    self.subject = subject
    self.severity = severity
    self.variant = variant
    self.values = values
    self.related = related
  }

  /// A finding about a value: at its key, with the settings that its variables were resolved with.
  public init(
    _ rule: RuleID, about value: MergedValue, key: String, severity: Severity? = nil, variant: String? = nil,
    values: [MessageTemplate.Placeholder: String] = [:], related: [Finding.Related] = []
  ) {
    self.init(
      rule, at: value.origin, subject: key, severity: severity, variant: variant,
      values: values.merging([.key: key]) { own, _ in own },
      related: value.suppliers.map { Finding.Related($0, message: "`\($0.setting ?? key)` supplies the value") } + related)
  }
}

extension Finding.Related {
  init(_ origin: Origin, message: String) {
    self.init(path: origin.path, line: origin.start.line, column: origin.start.column, message: message)
  }
}
