import ResizelintLexer

/// The height of a bar, or of what covers an edge of the screen, as a number.
struct BarHeightLiteralRule: FileRule {
  static let id: RuleID = "bar-height-literal"
  static let need: FirstLook.Marks = .barHeight

  func check(_ file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    for index in file.code.indices where file.code[index].kind == .number && file.isReachable(index) {
      guard file.code[index].end - file.code[index].start <= 4, let value = file.literal(index),
        Self.heights.contains(value),
        let range = meaning(index, value, in: file)
      else { continue }
      report.append(Observation(Self.id, at: range, values: [.value: Number.text(value)]))
    }
  }

  /// The status bar with and without a notch, the navigation bar alone and with it, the tab bar alone and with the home
  /// indicator, and the home indicator.
  static let heights: Set<Double> = [20, 44, 64, 83, 88, 34, 47, 49, 59]

  /// The code that makes a bar's height of the number; nil where it may be anything.
  private func meaning(_ index: Int, _ value: Double, in file: SourceFile) -> Range<Int>? {
    if let name = named(index, in: file) { return name }
    if let choice = choice(index, in: file) { return choice }
    // By itself a small number says too little.
    guard value > 20 else { return nil }
    return inset(index, in: file) ?? rest(index, value, in: file) ?? constraint(index, in: file)
  }

  /// `let navigationBarHeight: CGFloat = 44`, `statusBarHeight: 20`.
  private func named(_ index: Int, in file: SourceFile) -> Range<Int>? {
    if file.isOperator(index - 1, "="), let name = file.assignee(of: index), namesBar(name, in: file) {
      return (file.chainStart(of: name) ?? name)..<index + 1
    }
    if file.isPunctuation(index - 1, ":"), file.elementStart(of: index) == index - 2, namesBar(index - 2, in: file) {
      return index - 2..<index + 1
    }
    // `var tabBarHeight: CGFloat { 49 }`
    let scope = file.scopes[file.scope(of: index)]
    let isWhole = file.isPunctuation(index + 1, "}") && (index - 1 == scope.open || file.keyword(index - 1) == .return)
    guard isWhole, scope.kind == .property || scope.kind == .function, namesBar(scope.head + 1, in: file) else { return nil }
    return index..<index + 1
  }

  private func namesBar(_ index: Int, in file: SourceFile) -> Bool {
    guard file.code.indices.contains(index), file.code[index].kind == .word else { return false }
    let parts = NameParts.of(file.text(index))
    if parts.contains("bar"), parts.contains(where: Self.bars.contains) { return parts.contains { Self.measures.contains($0) } }
    if parts.contains(where: Self.compounds.contains) { return parts.contains { Self.measures.contains($0) } }
    return parts.contains("notch") || parts.contains("home") && parts.contains("indicator")
      || parts.contains("safe") && parts.contains("area")
  }

  private static let bars: Set<String> = ["navigation", "nav", "status", "tab", "tool", "bottom", "top"]
  private static let compounds: Set<String> = ["navbar", "tabbar", "statusbar", "toolbar", "topbar", "bottombar"]
  private static let measures: Set<String> = ["height", "inset", "h", "offset", "top", "bottom", "margin", "space", "size"]

  /// `hasNotch ? 88 : 64`
  private func choice(_ index: Int, in file: SourceFile) -> Range<Int>? {
    guard file.isOperator(index - 1, "?"), file.chainStart(of: index - 1) == nil, file.isPunctuation(index + 1, ":") else {
      return nil
    }
    for position in stride(from: index - 2, to: max(index - 14, -1), by: -1) where file.code[position].kind == .word {
      let parts = NameParts.of(file.text(position))
      let isHardware =
        parts.contains { $0.hasPrefix("notch") } || parts.contains("safe") && parts.contains("area")
        || parts.contains("phone") && parts.contains("x") || parts.contains("home") && parts.contains("indicator")
      if isHardware { return position..<file.linkEnd(min(index + 2, file.code.count - 1)) }
    }
    return nil
  }

  /// `contentInset.top = 64`, `contentInset = UIEdgeInsets(top: 64, …)`.
  private func inset(_ index: Int, in file: SourceFile) -> Range<Int>? {
    if file.isOperator(index - 1, "="), file.isWord(index - 2, in: ["top", "bottom"]), file.isWord(index - 4, in: Self.insets),
      let start = file.chainStart(of: index - 2)
    {
      return start..<index + 1
    }
    guard file.isPunctuation(index - 1, ":"), file.isWord(index - 2, in: ["top", "bottom"]),
      let open = file.openBracket(around: index),
      let close = file.partner(of: open), let callee = file.callee(ofBracket: open),
      let holder = file.assignee(of: file.chainStart(of: callee) ?? callee), file.isWord(holder, in: Self.insets)
    else { return nil }
    return (file.chainStart(of: holder) ?? holder)..<close + 1
  }

  private static let insets: [StaticString] = [
    "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "additionalSafeAreaInsets",
  ]

  /// `view.bounds.height - 64`: what a bar leaves of the space.
  private func rest(_ index: Int, _ value: Double, in file: SourceFile) -> Range<Int>? {
    guard file.isOperator(index - 1, "-"), file.isInfix(index - 1), file.isWord(index - 2, "height"),
      let start = file.chainStart(of: index - 2), value != 44, let size = file.sizes.size(of: start..<index - 1),
      size.source >= .measured
    else { return nil }
    return start..<index + 1
  }

  /// `constraint(equalTo: view.topAnchor, constant: 64)` on the view of a controller.
  private func constraint(_ index: Int, in file: SourceFile) -> Range<Int>? {
    guard let open = file.openBracket(around: index), file.isWord(file.elementStart(of: index), "constant"),
      let close = file.partner(of: open), let callee = file.callee(ofBracket: open), file.isWord(callee, "constraint"),
      let anchor = file.arguments(in: open).first?.value.last, file.isWord(anchor, in: ["topAnchor", "bottomAnchor"]),
      file.isWord(anchor - 2, "view"), file.chainStart(of: anchor).map({ $0 == anchor - 2 || file.isWord($0, "self") }) == true
    else { return nil }
    return (file.chainStart(of: open) ?? open)..<close + 1
  }
}
