/// A screen that lays itself out by the size class and measures nothing.
struct SizeClassAloneRule: SourceRule {
  static let id: RuleID = "size-class-alone"

  var words: [String] { ["regular", "compact"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard isTest(index, in: file), let type = screen(around: index, in: file) else { return }
    let name = file.text(type.name)
    let bodies = file.bodies(ofTypeNamed: name)
    guard bodies.contains(where: { file.place(of: $0.lowerBound) != .none && !$0.isEmpty }),
      !bodies.contains(where: { file.mentions(Self.measures, in: $0) })
    else { return }
    // Said once for a type, at the first of its tests.
    let tests = tests(in: bodies, file)
    let purpose = SizeClassPurpose(file: file, context: context)
    guard tests.first == index, tests.contains(where: purpose.isLayout(at:)) else { return }
    // Of a type that is declared elsewhere nobody knows here what it measures.
    guard let declared = bodies.compactMap({ file.enclosingType(of: $0.lowerBound) }).first(where: { $0.keyword != .extension })
    else { return }
    report.append(Observation(Self.id, at: declared.name..<declared.name + 1, values: [.name: name]))
  }

  /// The innermost type around a token that is a view or a controller, or extends one; not the names that it keeps in an `enum`.
  private func screen(around index: Int, in file: SourceFile) -> SourceFile.TypeScope? {
    for scope in file.scopes(around: index) where scope.kind == .type && scope.keyword != .enum {
      guard let type = file.typeScope(scope) else { continue }
      // A split view asks whether it is collapsed, not how wide it is; a bar fits what it shows itself.
      let isOther = type.inherited.contains {
        file.text($0).hasSuffix("SplitViewController") || file.isWord($0, in: ["ToolbarContent", "Commands"])
      }
      return isOther ? nil : type
    }
    return nil
  }

  private func isTest(_ index: Int, in file: SourceFile) -> Bool {
    guard file.isPeriod(index - 1) else { return false }
    if let test = file.sizeClassTest(ofValue: index) { return test.axis == .horizontal }
    return file.sizeClassBranches(of: index).contains { $0.axis == .horizontal }
  }

  /// The tests of the size class in a type, in the order of its bodies.
  private func tests(in bodies: [Range<Int>], _ file: SourceFile) -> [Int] {
    bodies.flatMap { body in
      ["regular", "compact"].flatMap { file.occurrences(of: $0, in: body).prefix(16) }.sorted().filter { isTest($0, in: file) }
    }
  }

  /// What measures the space at hand, or leaves the measuring to the system.
  private static let measures = [
    "onGeometryChange", "GeometryReader", "GeometryProxy", "bounds", "ViewThatFits", "containerRelativeFrame",
    "viewWillTransition",
    "effectiveContentSize", "readableContentGuide", "AnyLayout", "sizeThatFits", "proxy", "containerSize", "containerWidth",
    "availableWidth", "availableSize", "onSizeChanged", "trackingSize",
  ]
}
