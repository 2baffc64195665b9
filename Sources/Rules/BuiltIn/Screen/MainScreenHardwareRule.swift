/// A question about the panel that goes to the main screen.
struct MainScreenHardwareRule: ReadRule {
  static let id: RuleID = "main-screen-hardware"
  static let question = Question.mainScreenHardware
}
