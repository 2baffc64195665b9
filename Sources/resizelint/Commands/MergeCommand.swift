import ResizelintRules

/// `resizelint merge REPORT…`: the reports of several runs, such as shards, as one.
struct MergeCommand {
  let options: Options
  let operands: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else {
      throw UsageError("merge wants reports; \(Version.name) --format json writes one")
    }
    let plan = try OutputPlan(options)
    let stopwatch = Stopwatch()
    var parts: [(name: String, report: Report)] = []
    for name in operands {
      parts.append((name, try stopwatch.time("reading \(name)") { () throws(UsageError) in try Self.read(name) }))
    }
    // The configuration may bring rules of a team's own, and the text report shows lines of the files.
    let input = try ProjectInput(options: options, paths: [], written: plan.files.map(\.path), catalogue: catalogue)
    let report: Report
    do throws(ReportMerger.Problem) {
      report = try ReportMerger.merge(parts, catalogue: input.catalogue)
    } catch {
      throw UsageError("merge: \(error.message)")
    }
    Remarks.write(failuresOf: report)
    let sources = SourceLines(access: input.files)
    let status = plan.write(
      report, in: plan.context(input, sources: sources), owners: OwnersFile.read(root: input.root), stopwatch)
    remark(on: report, sources.missing)
    if options.showsTimings { for line in stopwatch.lines { Remarks.write(line) } }
    return status
  }

  private static func read(_ name: String) throws(UsageError) -> Report {
    guard let bytes = WholeFile.readNamed(name) else { throw UsageError("\(name): cannot be read") }
    let (report, problems) = ReportReader.read(bytes, toolVersion: Version.number)
    guard let report, problems.isEmpty else {
      throw UsageError(problems.prefix(10).map { ConfigurationLoader.message($0, in: name) }.joined(separator: "\n"))
    }
    return report
  }

  private func remark(on report: Report, _ missing: Set<String>) {
    if let first = missing.min() {
      let rest = missing.count == 1 ? "" : " and \(missing.count - 1) more"
      Remarks.write("\(first)\(rest): gone or changed since the reports were written, so that lines of it are not shown")
    }
    if options.showsSuppressed, let count = report.unseen[.suppressed], count > 0 {
      Remarks.write(
        "\(count) allowed \(count == 1 ? "finding stands" : "findings stand") in none of the reports; --show-suppressed belongs to the runs that write them"
      )
    }
  }
}
