/// A screen that branches on the size class and measures nothing.
struct SizeClassAloneRule: SourceRule {
  static let id: RuleID = "size-class-alone"

  var words: [String] { ["regular", "compact"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard isTest(index, in: file), let type = screen(around: index, in: file) else { return }
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

  /// The innermost type around a token that is a view or a controller, or extends one; not the names that it keeps in an `enum`.
  private func screen(around index: Int, in file: SourceFile) -> SourceFile.TypeScope? {
    for scope in file.scopes(around: index) where scope.kind == .type && scope.keyword != .enum {
      guard let type = file.typeScope(scope) else { continue }
      // A split view asks whether it is collapsed, not how wide it is.
      return type.inherited.contains { file.text($0).hasSuffix("SplitViewController") } ? nil : type
    }
    return nil
  }

  private func isTest(_ index: Int, in file: SourceFile) -> Bool {
    guard file.isPeriod(index - 1), !choosesNoLayout(index, in: file) else { return false }
    if let test = file.sizeClassTest(ofValue: index) { return test.axis == .horizontal }
    return file.sizeClassBranches(of: index).contains { $0.axis == .horizontal }
  }

  /// A text or colour is chosen, or the smallest width of columns of which the grid itself finds the number.
  private func choosesNoLayout(_ index: Int, in file: SourceFile) -> Bool {
    if file.containers(of: index).contains(where: { file.isWord($0.name, in: Self.looks) }) { return true }
    guard let number = file.statement(of: index) else { return false }
    let statement = file.statements[number]
    if statement.keyword.isVariable,
      let type = file.bindings(ofStatement: number).first(where: { $0.value?.contains(index) ?? false })?.type
    {
      return type.count <= 2 && file.isWord(type.lowerBound, in: ["String", "Color", "UIColor"])
    }
    let branches = file.branches(ofIf: statement)
    return !branches.isEmpty && branches.allSatisfy { setsColours($0.body, in: file) }
  }

  private func setsColours(_ body: Range<Int>, in file: SourceFile) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      guard let number = file.statement(of: index), file.statements[number].end > index else { return false }
      let end = file.chainEnd(from: file.statements[number].start)
      guard file.isOperator(end, "="), file.code[end - 1].kind == .word, file.text(end - 1).lowercased().hasSuffix("color") else {
        return false
      }
      index = file.statements[number].end
    }
    return !body.isEmpty
  }

  private static let looks: [StaticString] = [
    "navigationTitle", "accessibilityLabel", "accessibilityHint", "foregroundColor", "foregroundStyle", "tint", "adaptive",
  ]

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
