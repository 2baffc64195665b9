import ResizelintRules

/// A configuration file with everything that it builds upon, seen from the root of a project.
final class LoadedConfiguration: Sendable {
  /// One file that has a say, in the order in which they are applied.
  struct Source: Sendable {
    /// Canonical.
    var path: [UInt8]
    /// As messages name it.
    var name: String
    var file: ConfigurationFile
  }

  let sources: [Source]
  let settings: LintSettings
  /// What is judged; empty for everything.
  let include: PathPatterns
  /// What is never entered.
  let exclude: PathPatterns
  /// The path of the baseline, as the system knows it.
  let baseline: [UInt8]?
  /// A team's own rules, and the files that they come from.
  let ownRules: [RuleID]
  let rulesFiles: [[UInt8]]

  init(
    sources: [Source], settings: LintSettings, include: PathPatterns, exclude: PathPatterns, baseline: [UInt8]?,
    ownRules: [RuleID],
    rulesFiles: [[UInt8]]
  ) {
    self.sources = sources
    self.settings = settings
    self.include = include
    self.exclude = exclude
    self.baseline = baseline
    self.ownRules = ownRules
    self.rulesFiles = rulesFiles
  }

  /// The file itself, as messages name it.
  var name: String { sources.last?.name ?? ConfigurationFile.name }
}
