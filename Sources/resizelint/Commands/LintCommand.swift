import ResizelintRules

/// `resizelint [PATH…]`: files to engine to reports to exit status.
struct LintCommand {
  let options: Options
  let paths: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    let plan = try OutputPlan(options)
    let stopwatch = Stopwatch()
    let run = try LintRun(
      options: options, paths: paths, catalogue: catalogue, written: plan.files.map(\.path), stopwatch: stopwatch)
    remark(on: run)
    let status = plan.write(
      run.report, in: plan.context(run.input, sources: SourceLines(access: run.input.files)),
      owners: OwnersFile.read(root: run.input.root), stopwatch)
    if options.showsTimings { for line in stopwatch.lines { Remarks.write(line) } }
    return status == .clean && options.stale == .error && !run.report.staleEntries.isEmpty ? .findings : status
  }

  /// What was to be judged, as it was asked for.
  private var subject: String {
    let named = options.stdinFilename.map { [$0] } ?? paths + (options.filesFrom.map { $0 == "-" ? ["the list"] : [$0] } ?? [])
    let all = named.isEmpty ? [options.root ?? "."] : named
    return (options.shard.map { "shard \($0) of " } ?? "") + all.joined(separator: ", ")
  }

  private func remark(on run: LintRun) {
    let report = run.report
    Remarks.write(failuresOf: report)
    if report.fileCount == 0, !options.isQuiet, !report.notices.contains(where: \.isFailure) {
      Remarks.write("nothing to judge in \(subject)")
    }
    if options.stale != .ignore, !options.isQuiet || options.stale == .error, !report.staleEntries.isEmpty {
      let count = report.staleEntries.count
      Remarks.write(
        "\(count) \(count == 1 ? "entry" : "entries") of the baseline \(count == 1 ? "stands" : "stand") for nothing any more; "
          + "\(Version.name) baseline prune removes \(count == 1 ? "it" : "them")")
    }
  }
}
