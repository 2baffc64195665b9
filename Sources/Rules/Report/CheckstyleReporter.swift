/// Checkstyle's XML, which most dashboards for linters read: findings by file.
public struct CheckstyleReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let files = Dictionary(grouping: report.allFindings.filter(\.counts), by: \.path)
    var writer = XmlWriter(output)
    writer.element("checkstyle", ["version": "8.0"]) { writer in
      for (path, findings) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        writer.element("file", ["name": path]) { writer in
          for finding in findings {
            writer.element(
              "error",
              [
                "line": String(finding.line), "column": String(finding.column),
                "severity": finding.severity == .note ? "info" : finding.severity.name,
                "message": "\(finding.statement) \(finding.fix)", "source": "\(context.toolName).\(finding.rule)",
              ])
          }
        }
      }
    }
    output = writer.finish()
  }
}
