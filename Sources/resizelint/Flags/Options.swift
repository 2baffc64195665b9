import ResizelintRules

/// What the options of one command line add up to.
struct Options: Sendable, Equatable {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

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
  /// Names as they were given; the catalogue is not known here.
  var rules: [String] = []
  var skipped: [String] = []
  var stdinFilename: String?
  var root: String?
  var followsLinks = false
  var honorsExclusions = true
  var excludesNamed = false
  var showsSuppressed = false
  /// The number of workers; nil for one on each processor.
  var jobs: Int?
  var isQuiet = false
  var color = Color.auto
  /// The file with an earlier matrix.
  var previousMatrix: String?
  var asksForHelp = false
  var asksForVersion = false
}
