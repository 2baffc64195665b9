/// The callback and the coordinate space of a window scene that `effectiveGeometry` took the place of.
struct DeprecatedGeometryCallbackRule: SourceRule {
  static let id: RuleID = "deprecated-geometry-callback"
  let words = ["windowScene", "coordinateSpace"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.keyword(index - 1) == .func {
      let labels = file.parameterLabels(ofFunctionAt: index)
      guard labels == ["_", "didUpdate", "interfaceOrientation", "traitCollection"] else { return }
      let name = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
      report.append(Observation(Self.id, at: index..<index + 1, values: [.code: name]))
    } else if file.isWord(index, "coordinateSpace"), let start = file.chainStart(of: index), index > start + 1 {
      switch ReadCollector.value(ofChain: start..<index - 1, in: file) {
      case .scene, .arbitraryScene: report.append(Observation(Self.id, at: start..<index + 1))
      default: break
      }
    }
  }
}
