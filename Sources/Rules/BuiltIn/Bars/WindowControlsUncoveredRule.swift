/// A bar of the app's own where the controls of the window stand.
struct WindowControlsUncoveredRule: SourceRule {
  static let id: RuleID = "window-controls-uncovered"

  var words: [String] { ["leadingAnchor", "leftAnchor", "navigationBarHidden", "toolbar"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    let body = file.enclosingType(of: index)?.scope.body ?? 0..<file.code.count
    guard !file.mentions(["cornerAdaptation", "containerCornerInsets", "windowControlInsets"], in: body) else { return }
    if file.isWord(index, in: ["leadingAnchor", "leftAnchor"]) {
      checkConstraint(index, in: file, &report)
    } else {
      checkHiddenBar(index, in: file, &report)
    }
  }

  // MARK: - UIKit

  /// `topBar.leadingAnchor` and `topBar.topAnchor` at the edges of the screen.
  private func checkConstraint(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let owner = file.nameBefore(index), isTopBar(file.text(owner)), isAtEdge(index, in: file),
      let start = file.chainStart(of: index),
      file.place(of: index) == .viewController || file.enclosingType(of: index) == nil
    else { return }
    let isAtTop = file.occurrences(of: file.text(owner), in: file.enclosingDeclaration(of: index)?.body ?? 0..<file.code.count)
      .contains { use in
        guard let anchor = file.member(at: use + 1), file.isWord(anchor, "topAnchor") else { return false }
        return isAtEdge(anchor, in: file)
      }
    guard isAtTop else { return }
    report.append(Observation(Self.id, at: start..<index + 1, values: [.code: file.text(owner)]))
  }

  /// `topBar`, `headerView`, `closeButton`.
  private func isTopBar(_ name: String) -> Bool {
    let name = name.lowercased()
    let bars = [
      "topbar", "headerbar", "navbar", "navigationbar", "titlebar", "topbarview", "navigationbarview", "toolbar", "topview",
    ]
    let buttons = ["closebutton", "backbutton", "dismissbutton", "cancelbutton", "menubutton"]
    return bars.contains { name.hasSuffix($0) } || buttons.contains { name.hasSuffix($0) }
  }

  /// Equal to an edge of the screen's view or its safe area.
  private func isAtEdge(_ anchor: Int, in file: SourceFile) -> Bool {
    guard let constraint = file.member(at: anchor + 1), file.isWord(constraint, "constraint"),
      let open = file.call(at: constraint)?.parentheses,
      let other = file.argument("equalTo", ofCall: open), let first = other.first
    else { return false }
    let base = file.isWord(first, "self") ? first + 2 : first
    return file.isWord(base, in: ["view", "safeArea", "safeAreaLayoutGuide", "guide", "layoutGuide", "margins"])
  }

  // MARK: - SwiftUI

  /// `VStack { HStack { Button … } … }.navigationBarHidden(true)`
  private func checkHiddenBar(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let open = file.call(at: index)?.parentheses, hidesBar(index, open, in: file),
      let (base, _) = file.receiver(ofModifierAt: index),
      file.isWord(base.name, in: ["VStack", "ZStack"]), let body = file.closures(of: base).first
    else { return }
    var bar = body.lowerBound
    // Past a background in a `ZStack`.
    while bar < body.upperBound, file.isWord(base.name, "ZStack"), file.isWord(bar, "Color"), let number = file.statement(of: bar)
    {
      bar = max(file.statements[number].end, bar + 1)
    }
    if file.isWord(bar, "VStack"), let inner = file.call(at: bar).flatMap({ file.closures(of: $0).first }) {
      bar = inner.lowerBound
    }
    guard file.isWord(bar, "HStack"), let content = file.call(at: bar).flatMap({ file.closures(of: $0).first }),
      file.isWord(content.lowerBound, in: ["Button", "NavigationLink", "Menu"])
    else { return }
    report.append(Observation(Self.id, at: bar..<bar + 1))
  }

  private func hidesBar(_ index: Int, _ open: Int, in file: SourceFile) -> Bool {
    if file.isWord(index, "navigationBarHidden") { return file.isWord(open + 1, "true") }
    let arguments = file.arguments(in: open)
    guard let first = arguments.first, first.label == nil, file.isWord(first.value.lowerBound + 1, "hidden") else { return false }
    return arguments.count == 1 || arguments.dropFirst().contains { $0.value.contains { file.isWord($0, "navigationBar") } }
  }
}
