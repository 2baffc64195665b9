/// `topLayoutGuide` and `bottomLayoutGuide` of a view controller.
struct LayoutGuideDeprecatedRule: SourceRule {
  static let id: RuleID = "layout-guide-deprecated"
  let words = ["topLayoutGuide", "bottomLayoutGuide"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let start = file.chainStart(of: index), !file.keyword(index - 1).declaresName else { return }
    // A guide of the project's own, and a label.
    guard file.members(named: index).isEmpty, file.binding(of: index) == nil else { return }
    if file.isPunctuation(index + 1, ":"), file.elementStart(of: index) == index { return }
    report.append(Observation(Self.id, at: start..<index + 1))
  }
}
