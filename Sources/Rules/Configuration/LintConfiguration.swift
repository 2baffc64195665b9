/// What the configuration files of a project, and the options that go before them, say to the engine.
///
/// `LintConfiguration()` is what holds where there is no configuration.
public struct LintConfiguration: Sendable, Equatable {
  /// What holds at the root, and where no nearer configuration does.
  public var settings = LintSettings()
  /// The settings of folders below the root that have a configuration of their own, by their paths.
  public var folders: [String: LintSettings] = [:]

  /// The day against which allowances that end are held; nil for one on which none has ended.
  public var today: CalendarDate?

  /// The findings that are known and do not count; nil where there is no baseline.
  public var baseline: Baseline?
  /// The lines to which findings are limited; nil for all.
  public var changes: ChangedLines?
  /// The part of the project that is reported; nil for all of it.
  public var shard: Shard?

  public init() {}

  /// The settings for a file or folder by its path relative to the root: those of the nearest configuration, and of no other.
  public func settings(for path: String) -> LintSettings {
    guard !folders.isEmpty else { return settings }
    var folder = path[...]
    while true {
      if let settings = folders[String(folder)] { return settings }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return settings }
      folder = folder[..<slash]
    }
  }

  /// Whether a rule can be reported anywhere in the project.
  public func reports(_ rule: RuleID, in phase: Phase?) -> Bool {
    ([settings] + folders.values).contains { $0.reports(rule, in: phase) }
  }
}
