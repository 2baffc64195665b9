import ResizelintRules

/// What the options of one command line add up to.
struct Options: Sendable, Equatable {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  /// What stale entries of the baseline amount to.
  enum Stale: String, CaseIterable, Sendable { case error, warning, ignore }

  /// A report that goes to a file.
  struct ReportFile: Sendable, Equatable {
    var format: String
    var path: String
  }

  /// As it was given: which formats there are depends on the command.
  var format = "text"
  var reports: [ReportFile] = []
  /// The lowest severity that makes the run fail; nil for none.
  var failOn: Severity? = .error
  var phases = Set(Phase.allCases)
  /// The phases were chosen, and not left as they are.
  var choosesPhases = false
  /// Names as they were given; the catalogue is not known here.
  var rules: [String] = []
  var skipped: [String] = []
  var stdinFilename: String?
  /// The file with a list of PATHs; `-` is the standard input.
  var filesFrom: String?
  /// The part of the project that is reported; nil for all of it.
  var shard: Shard?
  var root: String?
  var followsLinks = false
  var honorsExclusions = true
  var excludesNamed = false
  var showsSuppressed = false
  /// Counts stand in the place of findings.
  var showsStatistics = false
  var showsTimings = false
  /// What counts in the place of the configurations that are found.
  var config: String?
  var rulesFiles: [String] = []
  var baseline: String?
  var stale = Stale.warning
  /// Only findings on lines that changed since the merge base with this commit count.
  var since: String?
  /// Only findings on the lines of this patch count; `-` is the standard input.
  var diff: String?
  /// What last days of allowances are held against; nil for the day it is.
  var today: CalendarDate?
  /// Of `allow`.
  var reason: String?
  /// Of `config`.
  var effective: String?
  /// Of `files`.
  var why: String?
  /// The number of workers; nil for one on each processor.
  var jobs: Int?
  var isQuiet = false
  var color = Color.auto
  /// The file with an earlier matrix.
  var previousMatrix: String?
  var asksForHelp = false
  var asksForVersion = false
}
