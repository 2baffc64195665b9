/// Any of the connected scenes, taken for the right one.
struct ArbitrarySceneRule: ReadRule {
  static let id: RuleID = "arbitrary-scene"
  static let question = Question.arbitraryScene
}
