/// One place that a rule reports.
public struct Finding: Sendable, Equatable {
  /// A place that explains a finding: the definition behind a use, the setting behind a key.
  public struct Related: Sendable, Equatable {
    public var path: String
    public var line: Int
    /// In UTF-16 units, from 1.
    public var column: Int
    public var message: String

    public init(path: String, line: Int, column: Int, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// Whether the finding counts.
  public enum State: UInt8, Sendable {
    case new
    /// Covered by an allowance in the source.
    case suppressed
    /// Covered by an entry of the baseline.
    case baselined
  }

  public var rule: RuleID
  /// Nil for findings about allowances, which belong to no phase.
  public var phase: Phase?
  public var severity: Severity
  /// What the value is used for; nil where the rule does not ask.
  public var intent: Intent?
  /// Relative to the root, `/`-separated.
  public var path: String
  /// From 1.
  public var line: Int
  /// In UTF-16 units, from 1.
  public var column: Int
  public var endLine: Int
  /// Exclusive.
  public var endColumn: Int
  public var message: String
  public var fix: String
  public var targets: [String]
  public var configurations: [String]
  public var related: [Related]
  /// Says which finding this is, whatever its line and path; see `Fingerprint`.
  public var fingerprint: String
  public var state: State
  /// Said of what the project builds, and not of the lines at which it stands.
  public var isOfProject = false

  public init(
    rule: RuleID, phase: Phase?, severity: Severity, intent: Intent? = nil, path: String, line: Int, column: Int,
    endLine: Int, endColumn: Int, message: String, fix: String, targets: [String] = [], configurations: [String] = [],
    related: [Related] = [], fingerprint: String = "", state: State = .new
  ) {
    self.rule = rule
    self.phase = phase
    self.severity = severity
    self.intent = intent
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.message = message
    self.fix = fix
    self.targets = targets
    self.configurations = configurations
    self.related = related
    self.fingerprint = fingerprint
    self.state = state
  }
}
