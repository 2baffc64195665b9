/// Workflow commands that become annotations of a pull request on GitHub.
///
/// GitHub shows ten annotations of a level for each step and drops the rest without a word; what is left out is said here.
public struct GithubReporter: Reporter {
  static let limit = 10

  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let findings = report.allFindings.filter(\.counts)
    let failures = report.notices.filter(\.isFailure)
    let remarks = report.notices.filter { !$0.isFailure }
    var omitted: [Finding] = []
    for severity in Severity.allCases.reversed() {
      let found = findings.filter { $0.severity == severity }
      // What could not be read is an error; what could not be judged, and what is left out, is said in notes.
      let notices = severity == .error ? failures : severity == .note ? remarks : []
      let room = Self.limit - min(notices.count, 2) - (severity == .note ? 1 : 0)
      for finding in found.prefix(room) { write(finding, to: &output) }
      omitted += found.dropFirst(room)
      write(notices, level: Self.level(severity), to: &output)
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
    command(Self.level(finding.severity), properties, "\(finding.statement)\n\(finding.fix)", to: &output)
  }

  /// What could not be judged: one by one, or where there are many, the first and how many more.
  private func write(_ notices: [Notice], level: String, to output: inout OutputBuffer) {
    guard let first = notices.first else { return }
    command(level, properties(first), first.message, to: &output)
    if notices.count == 2 {
      command(level, properties(notices[1]), notices[1].message, to: &output)
    } else if notices.count > 2 {
      command(level, [], "\(notices.count - 1) more notices of what could not be judged.", to: &output)
    }
  }

  private static func level(_ severity: Severity) -> String { severity == .note ? "notice" : severity.name }

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
