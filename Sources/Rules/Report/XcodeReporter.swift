/// Lines that Xcode takes from a build phase into its issue navigator.
///
/// Xcode opens absolute paths alone. A note would stand there without its place, so that it is printed, as a warning, only where
/// notes fail the run.
public struct XcodeReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    for finding in report.allFindings where finding.counts {
      guard finding.severity > .note || context.failOn == .note else { continue }
      let level = finding.severity == .note ? Severity.warning : finding.severity
      line(finding.place, level.name, "\(finding.statement) \(finding.fix) [\(finding.rule)]", context, to: &output)
      for related in finding.related {
        line("\(related.path):\(related.line):\(related.column)", Severity.note.name, related.message, context, to: &output)
      }
    }
    for notice in report.notices {
      let level = notice.isFailure ? Severity.error : .note
      line("\(notice.path):\(notice.line ?? 1)", level.name, notice.message, context, to: &output)
    }
  }

  private func line(
    _ place: String, _ level: String, _ message: String, _ context: ReportContext, to output: inout OutputBuffer
  ) {
    let root = context.root.hasSuffix("/") ? context.root : context.root + "/"
    output.append(Escaping.terminal("\(root)\(place): \(level): \(message)") + "\n")
  }
}
