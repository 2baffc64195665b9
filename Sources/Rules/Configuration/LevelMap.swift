/// What a configuration makes of the levels of one rule.
public struct LevelMap: Sendable, Equatable {
  /// By the raw value of the level that a finding comes with; nil for off.
  private var levels: [Severity?] = Severity.allCases.map { $0 }

  /// Every level as it is.
  public init() {}

  /// One level for all; nil turns the rule off.
  public init(all level: Severity?) {
    levels = Severity.allCases.map { _ in level }
  }

  /// The level of a finding that comes with `severity`; nil for one that is not to be reported.
  public subscript(severity: Severity) -> Severity? {
    get { levels[Int(severity.rawValue)] }
    set { levels[Int(severity.rawValue)] = newValue }
  }

  /// The rule reports nothing at all.
  public var isOff: Bool { levels.allSatisfy { $0 == nil } }
}
