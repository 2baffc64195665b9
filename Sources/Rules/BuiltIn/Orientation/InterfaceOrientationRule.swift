/// The orientation of the interface, taken for the shape of the window.
struct InterfaceOrientationRule: ReadRule {
  static let id: RuleID = "interface-orientation"
  static let question = Question.interfaceOrientation
}
