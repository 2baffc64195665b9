/// Workflow commands that become annotations of a pull request on GitHub.
///
/// GitHub shows ten annotations of a level for each step and drops the rest without a word; what is left out is said here.
public struct GithubReporter: Reporter {
  static let limit = 10

  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let findings = report.allFindings.filter(\.counts)
    let failures = report.notices.filter(\.isFailure)
    var omitted: [Finding] = []
    for severity in Severity.allCases.reversed() {
      let found = findings.filter { $0.severity == severity }
      // What could not be read is an error, and what is left out is said in a note.
      let room = Self.limit - (severity == .error ? min(failures.count, 2) : severity == .note ? 1 : 0)
      for finding in found.prefix(room) { write(finding, to: &output) }
      omitted += found.dropFirst(room)
      if severity == .error { write(failures, to: &output) }
    }
    if !omitted.isEmpty {
      let text =
        "\(omitted.countsBySeverity) more: GitHub shows \(Self.limit) annotations of a level. All of them stand in the other formats, "
        + "such as `--report markdown=FILE` for the summary of the job and `--report sarif=FILE` for code scanning."
      command("notice", [("title", context.toolName)], text, to: &output)
    }
  }

  private func write(_ finding: Finding, to output: inout OutputBuffer) {
    var properties = [
      ("file", finding.path), ("line", String(finding.line)), ("endLine", String(finding.endLine)),
      ("title", finding.rule.name),
    ]
    // Columns over several lines are refused.
    if finding.line == finding.endLine {
      properties += [("col", String(finding.column)), ("endColumn", String(finding.endColumn))]
    }
    let level = finding.severity == .note ? "notice" : finding.severity.name
    command(level, properties, "\(finding.statement)\n\(finding.fix)", to: &output)
  }

  /// What could not be read: one by one, or where there are many, the first and how many more.
  private func write(_ failures: [Notice], to output: inout OutputBuffer) {
    guard let first = failures.first else { return }
    command("error", properties(first), first.message, to: &output)
    if failures.count == 2 {
      command("error", properties(failures[1]), failures[1].message, to: &output)
    } else if failures.count > 2 {
      command("error", [], "\(failures.count - 1) more files could not be judged.", to: &output)
    }
  }

  private func properties(_ notice: Notice) -> [(String, String)] {
    [("file", notice.path)] + (notice.line.map { [("line", String($0))] } ?? [])
  }

  private func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String, to output: inout OutputBuffer
  ) {
    let list = properties.map { "\($0.name)=\(Escaping.workflowProperty($0.value))" }.joined(separator: ",")
    output.append("::\(name)\(list.isEmpty ? "" : " ")\(list)::\(Escaping.workflowMessage(message))\n")
  }
}
