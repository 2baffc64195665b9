/// A row for each finding, for spreadsheets; behind them one, without a rule, for each file that could not be judged.
public struct CsvReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    output.append("phase,severity,rule,path,line,column,message,fix,intent,targets,configurations,allowed,fingerprint\r\n")
    for finding in context.shown(report.allFindings) {
      let fields = [
        finding.phase.map { String($0.number) } ?? "", finding.severity.name, finding.rule.name, finding.path,
        String(finding.line), String(finding.column), finding.message, finding.fix, finding.intent?.name ?? "",
        finding.targets.joined(separator: ", "), finding.configurations.joined(separator: ", "),
        finding.state == .suppressed ? "yes" : "", finding.fingerprint,
      ]
      row(fields, to: &output)
    }
    for notice in report.notices {
      let level = notice.isFailure ? "failure" : "notice"
      let place = [notice.path, notice.line.map(String.init) ?? "", ""]
      row(["", level, ""] + place + ["Not judged: \(notice.message)"] + Array(repeating: "", count: 6), to: &output)
    }
  }

  private func row(_ fields: [String], to output: inout OutputBuffer) {
    output.append(fields.map(Escaping.csv).joined(separator: ",") + "\r\n")
  }
}
