import ResizelintRules

/// `resizelint [PATH…]`: files to engine to reports to exit status.
struct LintCommand {
  let options: Options
  let paths: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    let plan = try OutputPlan(options)
    let run = try LintRun(options: options, paths: paths, catalogue: catalogue, written: plan.files.map(\.path))
    remark(on: run)
    let context = ReportContext(
      catalogue: run.catalogue, toolName: Version.name, toolVersion: Version.number,
      root: PathText.spelling(of: run.input.root).text, failOn: options.failOn, showsSuppressed: options.showsSuppressed,
      sources: SourceLines(access: run.input.files))
    let status = plan.write(run.report, in: context)
    return status == .clean && options.stale == .error && !run.report.staleEntries.isEmpty ? .findings : status
  }

  private func remark(on run: LintRun) {
    let report = run.report
    Remarks.write(failuresOf: report)
    if report.fileCount == 0, !options.isQuiet, !report.notices.contains(where: \.isFailure) {
      Remarks.write(
        "nothing to judge in \(options.stdinFilename ?? (paths.isEmpty ? options.root ?? "." : paths.joined(separator: ", ")))")
    }
    if options.stale != .ignore, !options.isQuiet || options.stale == .error, !report.staleEntries.isEmpty {
      let count = report.staleEntries.count
      Remarks.write(
        "\(count) \(count == 1 ? "entry" : "entries") of the baseline \(count == 1 ? "stands" : "stand") for nothing any more; "
          + "\(Version.name) baseline prune removes \(count == 1 ? "it" : "them")")
    }
  }
}
