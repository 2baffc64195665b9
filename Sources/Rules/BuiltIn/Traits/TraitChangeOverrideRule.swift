/// `traitCollectionDidChange` that waits for a size class or lays out anew.
struct TraitChangeOverrideRule: SourceRule {
  static let id: RuleID = "trait-change-override"
  let words = ["traitCollectionDidChange"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.keyword(index - 1) == .func, file.modifiers(ofDeclarationAt: index).contains(.override),
      let body = file.body(ofDeclarationAt: index)
    else { return }
    var work = Work(of: body, in: file)
    // What a method of the same file does at its call counts where it is about size beyond doubt.
    for call in body where file.code[call].kind == .word && file.isPunctuation(call + 1, "(") {
      guard let function = file.members(named: call).first(where: { $0.kind == .function }), function.name != index,
        let inner = file.body(ofDeclarationAt: function.name)
      else { continue }
      let other = Work(of: inner, in: file)
      work.asksSizeClass = work.asksSizeClass || other.asksSizeClass
      work.laysOut = work.laysOut || other.measures
    }
    guard work.asksSizeClass || work.laysOut && !work.asksAppearance else { return }
    let isOnlyRefresh = work.measures && !refreshesElsewhere(index, in: file)
    report.append(Observation(Self.id, at: index..<index + 1, severity: isOnlyRefresh ? .warning : .note))
  }

  /// What the body of the override does.
  private struct Work {
    var asksSizeClass = false
    var asksAppearance = false
    var laysOut = false
    /// It computes from a size.
    var measures = false

    init(of body: Range<Int>, in file: SourceFile) {
      for index in body where file.code[index].kind == .word {
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
