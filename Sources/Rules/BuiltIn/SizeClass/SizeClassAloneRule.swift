/// A screen that branches on the size class and measures nothing.
struct SizeClassAloneRule: SourceRule {
  static let id: RuleID = "size-class-alone"

  var words: [String] { ["regular", "compact"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard isTest(index, in: file), let type = file.enclosingType(of: index) else { return }
    let name = file.text(type.name)
    let bodies = file.bodies(ofTypeNamed: name)
    guard bodies.contains(where: { file.place(of: $0.lowerBound) != .none && !$0.isEmpty }), isFirst(index, in: bodies, file),
      !bodies.contains(where: { file.mentions(Self.measures, in: $0) })
    else { return }
    // Of a type that is declared elsewhere nobody knows here what it measures.
    guard let declared = bodies.compactMap({ file.enclosingType(of: $0.lowerBound) }).first(where: { $0.keyword != .extension })
    else { return }
    report.append(Observation(Self.id, at: declared.name..<declared.name + 1, values: [.name: name]))
  }

  private func isTest(_ index: Int, in file: SourceFile) -> Bool {
    guard file.isPeriod(index - 1) else { return false }
    if let test = file.sizeClassTest(ofValue: index) { return test.axis == .horizontal }
    return file.sizeClassBranches(of: index).contains { $0.axis == .horizontal }
  }

  /// Said once for a type.
  private func isFirst(_ index: Int, in bodies: [Range<Int>], _ file: SourceFile) -> Bool {
    for body in bodies {
      let words = ["regular", "compact"].flatMap { file.occurrences(of: $0, in: body).prefix(16) }.sorted()
      if let first = words.first(where: { isTest($0, in: file) }) { return first == index }
    }
    return false
  }

  /// What measures the space at hand, or leaves the measuring to the system.
  private static let measures = [
    "onGeometryChange", "GeometryReader", "GeometryProxy", "bounds", "ViewThatFits", "containerRelativeFrame",
    "viewWillTransition",
    "effectiveContentSize", "readableContentGuide", "AnyLayout", "sizeThatFits", "proxy", "containerSize", "containerWidth",
    "availableWidth", "availableSize", "onSizeChanged", "trackingSize",
  ]
}
