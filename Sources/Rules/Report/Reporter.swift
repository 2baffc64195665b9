/// Writes one report in one format.
///
/// A reporter shows what the report says, in its order; it judges nothing and reads nothing but the lines that it quotes.
public protocol Reporter: Sendable {
  func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer)
}

/// What a reporter may need beside the report.
public struct ReportContext {
  /// For the words of the rules; they are decoded only when a reporter asks.
  public var catalogue: Catalogue
  public var toolName: String
  public var toolVersion: String
  /// The folder that paths are relative to, absolute.
  public var root: String
  /// The lowest severity that makes the run fail; nil for none.
  public var failOn: Severity?
  /// Whether what allowances cover is shown.
  public var showsSuppressed: Bool
  /// The lines that findings stand on; nil where no reporter of the run quotes any.
  public var sources: SourceLines?

  public init(
    catalogue: Catalogue, toolName: String, toolVersion: String, root: String = "", failOn: Severity? = .error,
    showsSuppressed: Bool = false, sources: SourceLines? = nil
  ) {
    self.catalogue = catalogue
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.root = root
    self.failOn = failOn
    self.showsSuppressed = showsSuppressed
    self.sources = sources
  }

  /// The findings of a list that are shown.
  func shown(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.state == .new || ($0.state == .suppressed && showsSuppressed) }
  }
}
