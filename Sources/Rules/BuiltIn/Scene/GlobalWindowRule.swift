/// A window looked up through the application.
struct GlobalWindowRule: ReadRule {
  static let id: RuleID = "global-window"
  static let question = Question.globalWindow
}
