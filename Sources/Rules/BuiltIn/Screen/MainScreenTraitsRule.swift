/// The traits of the main screen, where a view has its own.
struct MainScreenTraitsRule: ReadRule {
  static let id: RuleID = "main-screen-traits"
  static let question = Question.mainScreenTraits
}
