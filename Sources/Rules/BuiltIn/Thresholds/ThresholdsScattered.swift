/// The numbers at which the layouts of a project change, spread over its files.
enum ThresholdsScattered {
  static let id: RuleID = "thresholds-scattered"
  /// Beyond these the list says how many more there are.
  private static let listed = 12

  /// One finding at the first threshold, with the others related; nil where one file holds them all.
  static func finding(_ thresholds: [LayoutThreshold], _ rule: RuleEntry) -> Finding? {
    guard let first = thresholds.first, thresholds.contains(where: { $0.path != first.path }) else { return nil }
    var values: [String] = []
    for threshold in thresholds where !values.contains(threshold.value) { values.append(threshold.value) }
    values.sort { (Double($0) ?? .infinity, $0) < (Double($1) ?? .infinity, $1) }
    let more = values.count > listed ? " and \(values.count - listed) more" : ""
    var fingerprint = Fingerprint(rule: rule.id)
    fingerprint.add("project")
    return Finding(
      rule: rule.id, phase: rule.phase, severity: rule.severity, path: first.path, line: first.line, column: first.column,
      endLine: first.line, endColumn: first.column,
      message: rule.message.filled(with: [
        .count: String(values.count), .value: values.prefix(listed).joined(separator: ", ") + more,
      ]),
      fix: rule.fix,
      related: thresholds.dropFirst().prefix(100).map { threshold in
        Finding.Related(
          path: threshold.path, line: threshold.line, column: threshold.column,
          message: "\(threshold.value): `\(threshold.subject)`")
      }, fingerprint: fingerprint.text)
  }
}
