/// The allowances of a whole project.
struct AllowanceBook: Sendable {
  private var files: [String: FileAllowances] = [:]

  mutating func add(_ allowances: FileAllowances?, of path: String) {
    if let allowances, !allowances.isEmpty { files[path] = allowances }
  }

  /// Marks the findings that an allowance covers.
  mutating func cover(_ findings: inout [Finding]) {
    guard !files.isEmpty else { return }
    for index in findings.indices { files[findings[index].path]?.cover(&findings[index]) }
  }

  /// What there is to say about the allowances themselves, in no order.
  func findings(_ rules: RuleProse, isJudged: (RuleID) -> Bool) -> [Finding] {
    files.flatMap { $0.value.findings(rules, isJudged: isJudged) }
  }
}
