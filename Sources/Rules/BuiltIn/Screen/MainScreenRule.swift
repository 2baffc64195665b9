/// The main screen itself: stored, passed, compared, fallen back to.
struct MainScreenRule: ReadRule {
  static let id: RuleID = "main-screen"
  static let question = Question.mainScreen
}
