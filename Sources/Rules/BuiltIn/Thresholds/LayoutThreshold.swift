/// A number at which a layout changes, where it stands outside the policy files.
struct LayoutThreshold: Sendable, Comparable {
  var path: String
  var line: Int
  var column: Int
  /// The number, or numbers, as they are written.
  var value: String
  /// What is compared.
  var subject: String

  /// The rules whose findings are thresholds.
  static let rules: Set<RuleID> = ["width-threshold", "device-size-literal"]

  static func < (left: LayoutThreshold, right: LayoutThreshold) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column) < (right.line, right.column)
  }
}
