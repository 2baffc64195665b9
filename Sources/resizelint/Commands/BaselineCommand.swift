import ResizelintRules

/// `resizelint baseline write|prune|check [PATH…]`.
struct BaselineCommand {
  private enum Action: String, CaseIterable { case write, prune, check }

  private let action: Action
  private let options: Options
  private let paths: [String]
  private let catalogue: Catalogue

  init(_ invocation: Invocation, catalogue: Catalogue) throws(UsageError) {
    let actions = Action.allCases.map(\.rawValue)
    guard let word = invocation.operands.first else {
      throw UsageError("baseline wants one of \(actions.joined(separator: ", "))")
    }
    guard let action = Action(rawValue: word) else { throw .unknown(word, of: "baseline", among: actions) }
    self.action = action
    options = invocation.options
    paths = Array(invocation.operands.dropFirst())
    self.catalogue = catalogue
  }

  func run() throws(UsageError) -> ExitStatus {
    switch action {
    case .write: return try write()
    case .prune: return try prune()
    case .check: return try check()
    }
  }

  /// Writes what is found; what is known of files that this run did not judge stays.
  private func write() throws(UsageError) -> ExitStatus {
    let run = try LintRun(options: options, paths: paths, catalogue: catalogue, baseline: .none)
    let path = run.baselinePath ?? run.input.usualBaseline
    let found = Baseline(of: run.report.allFindings)
    var kept: [Baseline.Entry] = []
    if (try? status(at: path)) != nil {
      kept = try LintRun.readBaseline(path).entries.filter { !isJudged($0, run) }
    }
    let baseline = Baseline(found.entries + kept)
    let remark = "\(found.entries.count) \(found.entries.count == 1 ? "finding" : "findings")"
    return finish(
      try save(baseline, to: path, saying: remark + (kept.isEmpty ? "" : ", \(kept.count) kept of files not judged")), run)
  }

  private func prune() throws(UsageError) -> ExitStatus {
    let run = try LintRun(options: options, paths: paths, catalogue: catalogue, baseline: .required)
    guard let baseline = run.baseline else { return .failure }
    let stale = self.stale(run)
    let path = run.baselinePath ?? run.input.usualBaseline
    guard !stale.isEmpty else { return finish(Program.show(Array("\(name(path)): nothing is stale\n".utf8)), run) }
    let left = baseline.removing(stale)
    return finish(try save(left, to: path, saying: "\(stale.count) removed, \(left.entries.count) left"), run)
  }

  /// Names what is stale; 1 where anything is.
  private func check() throws(UsageError) -> ExitStatus {
    let run = try LintRun(options: options, paths: paths, catalogue: catalogue, baseline: .required)
    let stale = self.stale(run)
    let path = name(run.baselinePath ?? run.input.usualBaseline)
    var text = stale.map { Escaping.terminal("\($0.path): \($0.rule) is found no more (\($0.fingerprint))") + "\n" }.joined()
    if stale.isEmpty {
      text += "\(path): nothing is stale\n"
    } else {
      let command = ["baseline", "prune"] + (options.baseline.map { ["--baseline", $0] } ?? []) + paths
      text +=
        "\(path): \(stale.count) stale; \(Version.name) \(command.joined(separator: " ")) removes \(stale.count == 1 ? "it" : "them")\n"
    }
    let status = finish(Program.show(Array(text.utf8)), run)
    return status == .clean && !stale.isEmpty ? .findings : status
  }

  /// The entries that nothing needs, of files that could be read.
  private func stale(_ run: LintRun) -> [Baseline.Entry] {
    let failed = failures(run)
    return run.report.staleEntries.filter { !failed.contains($0.path) }
  }

  private func isJudged(_ entry: Baseline.Entry, _ run: LintRun) -> Bool {
    run.input.hasScanned(entry.path) && !failures(run).contains(entry.path)
  }

  private func failures(_ run: LintRun) -> Set<String> { Set(run.report.notices.filter(\.isFailure).map(\.path)) }

  private func save(_ baseline: Baseline, to path: [UInt8], saying remark: String) throws(UsageError) -> ExitStatus {
    do throws(SystemError) {
      try OutputFile.write(baseline.bytes, to: path)
    } catch {
      Remarks.write("\(name(path)): cannot be written: \(error.message)")
      return .failure
    }
    return Program.show(Array("\(name(path)): \(remark)\n".utf8))
  }

  /// What could not be read makes the status 3.
  private func finish(_ status: ExitStatus, _ run: LintRun) -> ExitStatus {
    Remarks.write(failuresOf: run.report)
    return run.report.notices.contains(where: \.isFailure) ? .failure : status
  }

  private func name(_ path: [UInt8]) -> String { Escaping.terminal(PathText.spelling(of: path).text) }
}
