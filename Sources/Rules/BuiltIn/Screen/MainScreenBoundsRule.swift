/// The size of the main screen, read as if it were the space at hand.
struct MainScreenBoundsRule: ReadRule {
  static let id: RuleID = "main-screen-bounds"
  static let question = Question.mainScreenBounds
}
