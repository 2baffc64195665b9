/// The list of screens, and the news of one that comes or goes.
struct ScreenListRule: ReadRule {
  static let id: RuleID = "screen-list"
  static let question = Question.screenList
}
