/// Checkstyle's XML, which most dashboards for linters read: findings by file, and behind them what could not be judged.
public struct CheckstyleReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let findings = Dictionary(grouping: report.allFindings.filter(\.counts), by: \.path)
    let notices = Dictionary(grouping: report.notices, by: \.path)
    let paths = Set(findings.keys).union(notices.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var writer = XmlWriter(output)
    writer.element("checkstyle", ["version": "8.0"]) { writer in
      for path in paths {
        writer.element("file", ["name": path]) { writer in
          for finding in findings[path] ?? [] {
            writer.element(
              "error",
              [
                "line": String(finding.line), "column": String(finding.column),
                "severity": finding.severity == .note ? "info" : finding.severity.name,
                "message": "\(finding.statement) \(finding.fix)", "source": "\(context.toolName).\(finding.rule)",
              ])
          }
          for notice in notices[path] ?? [] {
            writer.element(
              "error",
              [
                "line": String(notice.line ?? 1), "severity": notice.isFailure ? Severity.error.name : "info",
                "message": "Not judged: \(notice.message)", "source": context.toolName,
              ])
          }
        }
      }
    }
    output = writer.finish()
  }
}
