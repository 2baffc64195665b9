import ResizelintRules

/// `resizelint [PATH…]`: files to engine to reports to exit status.
struct LintCommand {
  let options: Options
  let paths: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    let plan = try OutputPlan(options)
    let selection = try selection()
    let input = try ProjectInput(options: options, paths: paths, written: plan.files.map(\.path))
    var report = Engine(catalogue: catalogue, selection: selection).lint(input.listing.files, access: input.files)
    report.add(input.notices)
    remark(on: report)
    let context = ReportContext(
      catalogue: catalogue, toolName: Version.name, toolVersion: Version.number, showsSuppressed: options.showsSuppressed,
      sources: SourceLines(access: input.files))
    return plan.write(report, in: context)
  }

  private func remark(on report: Report) {
    Remarks.write(failuresOf: report)
    if report.fileCount == 0, !options.isQuiet, !report.notices.contains(where: \.isFailure) {
      Remarks.write(
        "nothing to judge in \(options.stdinFilename ?? (paths.isEmpty ? options.root ?? "." : paths.joined(separator: ", ")))")
    }
  }

  /// The rules to report; every name has to be one of the catalogue's.
  private func selection() throws(UsageError) -> Selection {
    var selection = Selection(phases: options.phases)
    for name in options.rules { selection.only.insert(try rule(name, of: "--rule")) }
    for name in options.skipped { selection.skipped.insert(try rule(name, of: "--skip")) }
    return selection
  }

  private func rule(_ name: String, of option: String) throws(UsageError) -> RuleID {
    guard let id = catalogue.canonical(name) else { throw .unknownRule(name, of: option, in: catalogue) }
    return id
  }
}

extension UsageError {
  /// A name that no rule has, with the nearest one.
  static func unknownRule(_ name: String, of place: String, in catalogue: Catalogue) -> UsageError {
    UsageError("\(place): no rule is called \(name)" + (catalogue.nearest(to: name).map { "; did you mean \($0)?" } ?? ""))
  }
}
