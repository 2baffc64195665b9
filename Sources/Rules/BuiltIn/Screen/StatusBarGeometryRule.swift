/// The frame of the status bar.
struct StatusBarGeometryRule: ReadRule {
  static let id: RuleID = "status-bar-geometry"
  static let question = Question.statusBarGeometry
}
