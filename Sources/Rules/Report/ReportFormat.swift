/// The formats that a run can report in, by the names that the command line uses.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// Every field, for programs.
  case json
  /// One object a line, for programs that read a stream.
  case jsonl
  /// For editors and code scanning.
  case sarif
  /// For Xcode's issue navigator, by way of a build phase.
  case xcode
  /// For annotations of a pull request on GitHub.
  case github
  /// For the code quality report of GitLab.
  case gitlab
  /// For dashboards that know Java's linter.
  case checkstyle
  /// For dashboards that know tests.
  case junit
  /// For a job summary or an issue.
  case markdown
  /// For a spreadsheet.
  case csv
  /// For an assistant, in few words.
  case agent

  /// Whether the format shows lines of the files.
  public var quotesSources: Bool { self == .text }
}
