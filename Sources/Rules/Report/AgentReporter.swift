/// One terse line for each finding, for an assistant that pays by the word.
///
/// A fix is said once for the neighbours that share it. Every line says what it is about, so that a part of them is enough.
public struct AgentReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let findings = context.shown(report.allFindings)
    for group in findings.groupedByRule {
      var previous: Finding?
      for finding in group {
        var line = "\(finding.place) \(finding.severity.name) \(finding.rule): \(finding.statement)"
        if finding.state == .suppressed { line += " (allowed)" }
        if finding.fix != previous?.fix { line += " FIX: \(finding.fix)" }
        for related in finding.related.prefix(3) { line += " SEE: \(related.path):\(related.line)" }
        output.append(Escaping.terminal(line) + "\n")
        previous = finding
      }
    }
    for notice in report.notices {
      let place = notice.line.map { "\(notice.path):\($0)" } ?? notice.path
      output.append(Escaping.terminal("\(place) not judged: \(notice.message)") + "\n")
    }
    let counted = findings.filter(\.counts)
    guard !counted.isEmpty else {
      output.append("no findings\n")
      return
    }
    let first = counted.lazy.compactMap(\.phase).first.map { "Fix phase \($0.number) first. " } ?? ""
    output.append(
      "\(counted.countsBySeverity). \(first)`\(context.toolName) explain RULE` shows a rule with code before and after.\n")
  }
}
