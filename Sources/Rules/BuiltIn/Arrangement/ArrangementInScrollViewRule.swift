/// An arrangement inside something that scrolls or navigates.
struct ArrangementInScrollViewRule: SourceRule {
  static let id: RuleID = "arrangement-in-scroll-view"

  var words: [String] { ["ArrangementView"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.call(at: index) != nil,
      let host = file.hosts(of: index).first(where: { file.isWord($0.name, in: Self.unreachable) })
    else { return }
    report.append(Observation(Self.id, at: index..<index + 1, values: [.name: file.text(host.name)]))
  }

  private static let unreachable: [StaticString] = [
    "ScrollView", "List", "Form", "NavigationSplitView", "LazyVStack", "LazyHStack",
  ]
}
