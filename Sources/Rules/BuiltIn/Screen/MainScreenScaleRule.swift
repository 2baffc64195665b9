/// The scale of the main screen, where each display has its own.
struct MainScreenScaleRule: ReadRule {
  static let id: RuleID = "main-screen-scale"
  static let question = Question.mainScreenScale
}
