/// A question about the kind of device.
struct IdiomBranchRule: ReadRule {
  static let id: RuleID = "idiom-branch"
  static let question = Question.idiom
}
