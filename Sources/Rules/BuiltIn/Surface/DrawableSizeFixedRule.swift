/// The size of a drawing surface, set where no resize reaches it.
struct DrawableSizeFixedRule: SourceRule {
  static let id: RuleID = "drawable-size-fixed"

  var words: [String] { ["drawableSize", "drawableSizeWillChange", "scaleMode"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.isWord(index, "drawableSize") {
      checkAssignment(index, in: file, &report)
    } else if file.isWord(index, "scaleMode") {
      checkScaleMode(index, in: file, &report)
    } else {
      checkDelegate(index, in: file, &report)
    }
  }

  private func checkAssignment(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let sign = file.assignment(to: index), let value = file.assignedValue(sign), let start = file.chainStart(of: index)
    else { return }
    let isFixed = isLiteralSize(value, in: file)
    guard let declaration = file.enclosingDeclaration(of: index) else {
      // The closure that a stored property is made with runs once.
      report.append(Observation(Self.id, at: start..<index + 1))
      return
    }
    let name = file.text(file.name(of: declaration))
    guard
      isFixed || DrawableSizeFixedRule.onceOnly.contains(name) || name.hasPrefix("setup") || name.hasPrefix("setUp")
        || name.hasPrefix("configure")
    else { return }
    guard isFixed || !isSetInLayout(index, declaration, in: file) && !isAutomatic(index, in: file) else { return }
    report.append(Observation(Self.id, at: start..<index + 1))
  }

  private static let onceOnly: Set<String> = [
    "init", "viewDidLoad", "loadView", "awakeFromNib", "makeUIView", "makeUIViewController", "commonInit", "viewWillAppear",
    "didMoveToWindow", "didMoveToSuperview", "viewDidAppear",
  ]

  /// `CGSize(width: 1170, height: 2532)`
  private func isLiteralSize(_ value: Range<Int>, in file: SourceFile) -> Bool {
    guard file.isWord(value.lowerBound, "CGSize") || file.isPeriod(value.lowerBound),
      let open = value.first(where: { file.isPunctuation($0, "(") }),
      let width = file.argument("width", ofCall: open)
    else { return false }
    return file.number(in: width) ?? 0 > 1
  }

  /// Another function of the type, one that a resize calls, sets it too, or calls the one that does.
  private func isSetInLayout(_ index: Int, _ declaration: Scope, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: index) else { return false }
    let own = file.text(file.name(of: declaration))
    for other in file.occurrences(of: "drawableSize", in: type.scope.body) where file.assignment(to: other) != nil {
      guard let scope = file.enclosingDeclaration(of: other), scope.open != declaration.open else { continue }
      return true
    }
    for call in file.occurrences(of: own, in: type.scope.body) where file.call(at: call) != nil && own != "init" {
      guard let scope = file.enclosingDeclaration(of: call), scope.open != declaration.open else { continue }
      if file.isWord(file.name(of: scope), in: SourceFile.layoutPasses) { return true }
    }
    return false
  }

  /// `autoResizeDrawable = true`: a first size, which the view replaces at every resize.
  private func isAutomatic(_ index: Int, in file: SourceFile) -> Bool {
    let type = file.enclosingType(of: index)?.scope.body ?? 0..<file.code.count
    return file.occurrences(of: "autoResizeDrawable", in: type).contains { use in
      file.assignment(to: use).map { file.isWord($0 + 1, "true") } ?? false
    }
  }

  /// An empty `mtkView(_:drawableSizeWillChange:)`, where nothing else asks for the size.
  private func checkDelegate(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let number = file.statement(of: index), file.statements[number].keyword == .func,
      file.isWord(file.statements[number].head + 1, "mtkView")
    else { return }
    let close = file.statements[number].end - 1
    guard file.isPunctuation(close, "}"), let open = file.partner(of: close),
      close == open + 1 || file.keyword(open + 1) == .return && close == open + 2
    else { return }
    let type = file.enclosingType(of: index)?.scope.body ?? 0..<file.code.count
    guard !file.mentions(["drawableSize", "currentDrawable", "bounds"], in: type) else { return }
    let name = file.statements[number].head + 1
    report.append(
      Observation(
        Self.id, at: name..<name + 1, variant: "size-change-ignored", values: [.code: "mtkView(_:drawableSizeWillChange:)"]))
  }

  private func checkScaleMode(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard file.imports("SpriteKit"), let sign = file.assignment(to: index), let start = file.chainStart(of: index),
      let value = file.assignedValue(sign), file.isWord(value.upperBound - 1, "fill"), value.count <= 3
    else { return }
    report.append(Observation(Self.id, at: start..<value.upperBound, variant: "scale-mode"))
  }
}

extension SourceFile {
  /// The functions that run again after a resize.
  static let layoutPasses: [StaticString] = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSublayers", "viewWillTransition",
    "updateConstraints",
    "updateViewConstraints", "updateUIView", "updateUIViewController", "draw", "mtkView", "layout", "didChangeSize",
  ]
}
