import ResizelintRules

/// What is said beside the report, on the standard error: one line each.
enum Remarks {
  static func write(_ message: String) {
    Terminal.writeToError("\(Version.name): \(Escaping.terminal(message))")
  }

  /// What could not be read, so that a run whose report goes to a file says it too.
  static func write(failuresOf report: Report) {
    let failures = report.notices.filter(\.isFailure)
    for failure in failures.prefix(limit) { write("\(failure.path): \(failure.message)") }
    if failures.count > limit { write("\(failures.count - limit) more could not be read; the report names them") }
  }

  /// More lines than this hide what else stands on the screen.
  private static let limit = 20
}
