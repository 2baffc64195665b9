import ResizelintRules

/// `resizelint allow --rule ID --reason TEXT [PATH…]`: writes an allowance at each finding.
struct AllowCommand {
  let options: Options
  let paths: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    guard !options.rules.isEmpty else { throw UsageError("allow wants --rule ID: what is allowed is said by name") }
    guard let reason = options.reason else { throw UsageError("allow wants --reason TEXT: a reader will ask why") }
    guard AllowanceWriter.isReason(reason) else { throw UsageError("--reason wants one line of text") }
    let run = try LintRun(options: options, paths: paths, catalogue: catalogue, baseline: .none)
    Remarks.write(failuresOf: run.report)
    var hasFailed = run.report.notices.contains(where: \.isFailure)
    let findings = run.report.chapters.flatMap(\.findings).filter { $0.state == .new }
    for (path, findings) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key }) {
      do throws(AllowFailure) {
        try allow(findings, in: path, of: run, reason: reason)
        guard Program.show(Array(Escaping.terminal("\(path): \(findings.count)").utf8) + [0x0A]) == .clean else {
          return .failure
        }
      } catch {
        Remarks.write("\(path): \(error.message)")
        hasFailed = true
      }
    }
    if findings.isEmpty, !options.isQuiet { Remarks.write("nothing to allow") }
    return hasFailed ? .failure : .clean
  }

  private struct AllowFailure: Error { let message: String }

  private func allow(_ findings: [Finding], in path: String, of run: LintRun, reason: String) throws(AllowFailure) {
    let file = run.input.root + [SystemPath.slash] + run.input.listing.systemPath(of: path)
    guard let bytes = WholeFile.read(file, limit: 1 << 28) else { throw AllowFailure(message: "cannot be read") }
    guard let content = AllowanceWriter(path: path, bytes: bytes, reason: reason).allowing(findings) else {
      throw AllowFailure(message: "no comment can cover what was found; the configuration can set the level of the rule")
    }
    do throws(SystemError) {
      try OutputFile.write(content, to: file)
    } catch {
      throw AllowFailure(message: "cannot be written: \(error.message)")
    }
  }
}
