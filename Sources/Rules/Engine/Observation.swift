/// What a rule says of one place in a Swift file, before the engine gives it a level, words and a place in the report.
public struct Observation: Sendable {
  public var rule: RuleID
  /// The tokens that are flagged.
  public var range: Range<Int>
  /// Nil for the severity of the catalogue.
  public var severity: Severity?
  public var intent: Intent?
  /// A variant of the message and fix that the catalogue has for the rule.
  public var variant: String?
  /// What the message is filled with, beside the code itself.
  public var values: [MessageTemplate.Placeholder: String]
  public var related: [Finding.Related]
  /// What the value is used for, in a few words that fit behind "used for".
  public var purpose: String?
  /// The declaration around the place hands the value on; its uses decide the level.
  public var wrapper: Wrapper?
  /// The number of the wrapper that the place uses.
  var usedWrapper: Int?
  /// The member that is presumed to be that wrapper.
  var presumes: String?
  /// What must hold elsewhere in the project.
  public var condition: ProjectCondition?
  /// The severity where the condition does not hold; nil where there is nothing to say then.
  public var severityOtherwise: Severity?

  public init(
    _ rule: RuleID, at range: Range<Int>, severity: Severity? = nil, intent: Intent? = nil, variant: String? = nil,
    values: [MessageTemplate.Placeholder: String] = [:], related: [Finding.Related] = [], purpose: String? = nil
  ) {
    self.rule = rule
    self.range = range
    self.severity = severity
    self.intent = intent
    self.variant = variant
    self.values = values
    self.related = related
    self.purpose = purpose
  }
}
