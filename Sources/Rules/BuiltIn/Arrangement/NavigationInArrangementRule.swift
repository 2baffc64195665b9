/// A navigation container in a part of an arrangement.
struct NavigationInArrangementRule: SourceRule {
  static let id: RuleID = "navigation-in-arrangement"

  var words: [String] { ["NavigationStack", "NavigationSplitView", "TabView", "NavigationView"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.call(at: index) != nil, file.mentions(["ArrangementView"], in: 0..<file.code.count),
      file.hosts(of: index).contains(where: { file.isWord($0.name, "ArrangementView") })
    else { return }
    report.append(Observation(Self.id, at: index..<index + 1))
  }
}
