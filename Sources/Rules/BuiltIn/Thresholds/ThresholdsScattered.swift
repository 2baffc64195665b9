/// The numbers at which the layouts of a project change, spread over its files.
enum ThresholdsScattered {
  static let id: RuleID = "thresholds-scattered"
  /// Beyond these the list says how many more there are.
  private static let listed = 12

  /// One finding at the first threshold, with the others related.
  ///
  /// Where one file holds them all it is nil, or a note if that file is a policy file which the configuration does not name.
  /// - Parameters:
  ///   - thresholds: Those outside the policy files, in order.
  ///   - policyFiles: The files that the configuration names, as far as thresholds stand in them.
  static func finding(_ thresholds: [LayoutThreshold], policyFiles: [String], _ rule: RuleEntry) -> Finding? {
    guard let first = thresholds.first else { return nil }
    let unnamed = thresholds.first { looksLikePolicy($0.path) }
    guard thresholds.contains(where: { $0.path != first.path }) else {
      guard unnamed != nil else { return nil }
      return finding(at: first, others: [], rule, variant: "policy-unnamed", severity: .note, [.name: name(of: first.path)])
    }
    var values: [String] = []
    for threshold in thresholds where !values.contains(threshold.value) { values.append(threshold.value) }
    values.sort { (Double($0) ?? .infinity, $0) < (Double($1) ?? .infinity, $1) }
    let more = values.count > listed ? " and \(values.count - listed) more" : ""
    let policy = policyFiles.first ?? unnamed?.path
    return finding(
      at: first, others: thresholds.dropFirst(), rule,
      variant: policyFiles.isEmpty ? unnamed.map { _ in "policy-beside" } : "policy-known", severity: rule.severity,
      [
        .count: String(values.count), .value: values.prefix(listed).joined(separator: ", ") + more,
        .name: policy.map(name(of:)) ?? "",
      ])
  }

  private static func finding(
    at first: LayoutThreshold, others: ArraySlice<LayoutThreshold>, _ rule: RuleEntry, variant: String?, severity: Severity,
    _ values: [MessageTemplate.Placeholder: String]
  ) -> Finding {
    var fingerprint = Fingerprint(rule: rule.id)
    fingerprint.add("project")
    return Finding(
      rule: rule.id, phase: rule.phase, severity: severity, path: first.path, line: first.line, column: first.column,
      endLine: first.line, endColumn: first.column, message: rule.message(for: variant).filled(with: values),
      fix: rule.fix(for: variant),
      related: others.prefix(100).map { threshold in
        Finding.Related(
          path: threshold.path, line: threshold.line, column: threshold.column,
          message: "\(threshold.value): `\(threshold.subject)`")
      }, fingerprint: fingerprint.text)
  }

  /// `PanePolicy.swift`, `Breakpoints.swift`; not `PrivacyPolicyView.swift`.
  private static func looksLikePolicy(_ path: String) -> Bool {
    let parts = NameParts.of(String(name(of: path).prefix { $0 != "." }))
    return parts.contains { ["policy", "breakpoint", "breakpoints", "thresholds"].contains($0) }
      && !parts.contains { ["view", "screen", "controller", "cell"].contains($0) }
  }

  private static func name(of path: String) -> String { ProjectPath.name(of: path) }
}
