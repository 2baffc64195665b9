/// A project whose layout has something to repair, and whose tests know one shape only.
enum ResizeUntested {
  static let id: RuleID = "resize-untested"

  /// One finding at the first place that phases 2 and 3 found; nil where they found nothing.
  static func finding(_ findings: [Finding], _ rule: RuleEntry) -> Finding? {
    let layout = findings.filter { $0.state == .new && ($0.phase == .antiPatterns || $0.phase == .twoPasses) }
    guard
      let first = layout.min(by: { left, right in
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        return (left.line, left.column) < (right.line, right.column)
      })
    else { return nil }
    var fingerprint = Fingerprint(rule: rule.id)
    fingerprint.add("project")
    return Finding(
      rule: rule.id, phase: rule.phase, severity: rule.severity, path: first.path, line: first.line, column: first.column,
      endLine: first.endLine, endColumn: first.endColumn, message: rule.message.filled(with: [.count: String(layout.count)]),
      fix: rule.fix, fingerprint: fingerprint.text)
  }
}
