/// The size of the screen that a window is on, read as if it were the window's.
struct SceneScreenBoundsRule: ReadRule {
  static let id: RuleID = "scene-screen-bounds"
  static let question = Question.sceneScreenBounds
}
