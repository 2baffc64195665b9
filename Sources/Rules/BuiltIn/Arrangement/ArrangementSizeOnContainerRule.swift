/// The size of a part, asked for on the arrangement, where nobody listens.
struct ArrangementSizeOnContainerRule: SourceRule {
  static let id: RuleID = "arrangement-size-on-container"

  var words: [String] {
    ["splitArrangementLayoutRatio", "splitArrangementLayoutSize", "splitArrangementFixedLayoutSize", "overlayArrangementEdge"]
  }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let call = file.call(at: index), let (base, _) = file.receiver(ofModifierAt: index),
      !file.hosts(of: index).contains(where: { file.isWord($0.name, "ArrangementView") })
    else { return }
    let holdsArrangement =
      file.isWord(base.name, "ArrangementView") || file.mentions(["ArrangementView"], in: base.range)
      || isArrangement(base.name, in: file)
    guard holdsArrangement else { return }
    report.append(Observation(Self.id, at: index..<call.end))
  }

  /// The base is a property of this file that is an arrangement.
  private func isArrangement(_ name: Int, in file: SourceFile) -> Bool {
    guard let body = file.binding(of: name)?.body, let scope = file.scopeOpened(by: body), let first = scope.body.first else {
      return false
    }
    return file.base(ofChain: first).map { file.isWord($0.name, "ArrangementView") } ?? false
  }
}
