/// The formats that a run can report in, by the names that the command line uses.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif

  /// Whether the format shows lines of the files.
  public var quotesSources: Bool { self == .text }
}
