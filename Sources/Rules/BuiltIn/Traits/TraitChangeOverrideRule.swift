/// `traitCollectionDidChange` that waits for a size class or lays out anew.
struct TraitChangeOverrideRule: SourceRule {
  static let id: RuleID = "trait-change-override"
  let words = ["traitCollectionDidChange"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.keyword(index - 1) == .func, file.modifiers(ofDeclarationAt: index).contains(.override),
      let body = file.body(ofDeclarationAt: index)
    else { return }
    let colours = ranges(underNewColours: body, in: file)
    var work = Work(of: body, besides: colours, in: file)
    var isOnlyRefresh = work.measures
    var known: Set = [index]
    // What a method of the same file does at its call counts where it is about size beyond doubt.
    for call in body where file.code[call].kind == .word && file.isPunctuation(call + 1, "(") {
      guard !colours.contains(where: { $0.contains(call) }),
        let function = method(calledAt: call, in: file), known.insert(function.name).inserted,
        let inner = file.body(ofDeclarationAt: function.name)
      else { continue }
      let other = Work(of: inner, besides: [], in: file)
      work.asksSizeClass = work.asksSizeClass || other.asksSizeClass
      work.laysOut = work.laysOut || other.measures
      isOnlyRefresh = isOnlyRefresh || isRefresh(function, inner, besides: body, in: file)
    }
    guard work.asksSizeClass || work.laysOut && !work.asksAppearance else { return }
    isOnlyRefresh = isOnlyRefresh && !refreshesElsewhere(index, in: file)
    report.append(Observation(Self.id, at: index..<index + 1, severity: isOnlyRefresh ? .warning : .note))
  }

  /// What runs only where colours have changed: `if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { … }`.
  private func ranges(underNewColours body: Range<Int>, in file: SourceFile) -> [Range<Int>] {
    file.occurrences(of: "hasDifferentColorAppearance", in: body).prefix(8).compactMap { word in
      guard let number = file.statement(of: word), let start = file.chainStart(of: word), !file.isOperator(start - 1, "!") else {
        return nil
      }
      let statement = file.statements[number]
      let isAlternative = statement.range.prefix(80).prefix { !file.isPunctuation($0, "{") }.contains {
        file.isOperator($0, "||")
      }
      guard !isAlternative else { return nil }
      if statement.keyword == .guard { return statement.end..<max(statement.end, file.scopes[statement.scope].close) }
      return file.branches(ofIf: statement).first { $0.condition?.contains(word) ?? false }?.body
    }
  }

  // MARK: - Helpers

  /// The method does nothing but lay out in the space that it measures, and is called here and while things are set up alone.
  private func isRefresh(_ function: Binding, _ inner: Range<Int>, besides body: Range<Int>, in file: SourceFile) -> Bool {
    guard let first = file.statement(of: inner.lowerBound), inner.contains(where: { measuresOwnSpace($0, in: file) }) else {
      return false
    }
    var sets = false
    for statement in file.statements[first...].prefix(48).prefix(while: { $0.start < inner.upperBound }) {
      guard statement.keyword == .none else { continue }
      let end = file.chainEnd(from: statement.start)
      guard Evidence.layout(ofWords: file.words(in: statement.start..<end, atMost: 12)) != nil else { return false }
      sets = sets || file.isOperator(end, "=")
    }
    let calls = file.occurrences(of: function.name, atMost: 16).filter { isSameType($0, body.lowerBound, in: file) }
    return sets && calls.allSatisfy { $0 == function.name || body.contains($0) || SetupMoment(of: $0, in: file) != nil }
  }

  /// The method of that name, of the same type before one of another.
  private func method(calledAt call: Int, in file: SourceFile) -> Binding? {
    let methods = file.members(named: call).prefix(64).filter { $0.kind == .function }
    return methods.first { isSameType($0.name, call, in: file) } ?? methods.first
  }

  private func isSameType(_ left: Int, _ right: Int, in file: SourceFile) -> Bool {
    guard let left = file.enclosingType(of: left)?.name, let right = file.enclosingType(of: right)?.name else { return false }
    return file.hasSameBytes(file.nameRange(left), file.nameRange(right))
  }

  /// `view.bounds`, `safeAreaInsets`: of the code's own view, and read.
  private func measuresOwnSpace(_ index: Int, in file: SourceFile) -> Bool {
    guard file.isWord(index, in: ["bounds", "frame", "safeAreaInsets"]), let start = file.chainStart(of: index), index - start < 8
    else {
      return false
    }
    let isOwn = (start..<index).allSatisfy {
      file.code[$0].kind != .word || file.isWord($0, in: ["self", "view", "collectionView"])
    }
    return isOwn && !file.isOperator(file.chainEnd(from: start), "=")
  }

  /// What the body of the override does.
  private struct Work {
    var asksSizeClass = false
    var asksAppearance = false
    var laysOut = false
    /// It computes from a size.
    var measures = false

    init(of body: Range<Int>, besides others: [Range<Int>], in file: SourceFile) {
      for index in body where file.code[index].kind == .word && !others.contains(where: { $0.contains(index) }) {
        let name = file.text(index)
        if Work.appearance.contains(name) {
          asksAppearance = true
        } else if name.lowercased().hasSuffix("sizeclass") {
          asksSizeClass = true
        } else {
          measures = measures || Work.sizes.contains(name)
          laysOut = laysOut || Work.layout.contains { name.lowercased().contains($0) }
        }
      }
      laysOut = laysOut || measures
    }

    private static let appearance: Set<String> = [
      "hasDifferentColorAppearance", "userInterfaceStyle", "preferredContentSizeCategory", "accessibilityContrast",
      "legibilityWeight", "displayGamut", "displayScale", "userInterfaceLevel", "layoutDirection", "activeAppearance",
      "isAccessibilityCategory", "forceTouchCapability", "imageDynamicRange",
    ]
    private static let sizes: Set<String> = ["bounds", "frame", "itemSize", "safeAreaInsets", "collectionViewLayout"]
    private static let layout = [
      "layout", "column", "constraint", "axis", "sidebar", "splitview", "inset", "margin", "arrange", "resize", "relayout",
      "orientation", "compact", "regular", "grid",
    ]
  }

  /// The type follows a resize in a callback that comes with each one.
  private func refreshesElsewhere(_ index: Int, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: index) else { return false }
    return SourceFile.resizeCallbacks.contains { name in
      file.occurrences(of: "\(name)", in: type.scope.body).contains { file.keyword($0 - 1) == .func }
    }
  }
}
