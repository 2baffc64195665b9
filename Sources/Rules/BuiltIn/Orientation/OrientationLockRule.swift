/// Overrides and calls that ask for an orientation.
struct OrientationLockRule: SourceRule {
  static let id: RuleID = "orientation-lock"
  let words = [
    "supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation",
    "requestGeometryUpdate", "attemptRotationToDeviceOrientation", "setValue",
  ]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.isWord(index, "setValue") {
      guard let call = forcedRotation(index, in: file) else { return }
      report.append(Observation(Self.id, at: call, severity: .warning, variant: "key-value"))
    } else if file.isWord(index, in: ["requestGeometryUpdate", "attemptRotationToDeviceOrientation"]) {
      guard file.callParentheses(after: index) != nil, file.keyword(index - 1) != .func else { return }
      report.append(Observation(Self.id, at: (file.chainStart(of: index) ?? index)..<index + 1))
    } else if file.keyword(index - 1) == .var, file.modifiers(ofDeclarationAt: index).contains(.override),
      let body = file.body(ofDeclarationAt: index), !asksForNothing(body, name: index, in: file)
    {
      report.append(Observation(Self.id, at: index..<index + 1))
    }
  }

  /// The getter answers what UIKit does by itself, or what another controller says.
  private func asksForNothing(_ body: Range<Int>, name: Int, in file: SourceFile) -> Bool {
    var words = body.filter { file.code[$0].kind == .word }
    let answers = words.filter { !isWhereNobodyIs($0, in: file) }
    let forwards = answers.contains { file.isSameWord($0, name) }
    // What is answered where there is nobody to ask is no lock.
    if forwards { words = answers }
    if words.contains(where: { file.isWord($0, in: OrientationLockRule.single) || file.isWord($0, "false") }) { return false }
    return forwards
      || words.contains { index in
        file.isWord(index, "true") || file.isPeriod(index - 1) && file.isWord(index, in: ["all", "allButUpsideDown"])
      }
  }

  /// `guard let top = visibleViewController else { return .portrait }`, with no other condition.
  private func isWhereNobodyIs(_ index: Int, in file: SourceFile) -> Bool {
    let scope = file.scopes[file.scope(of: index)]
    guard let owner = file.optionalBinding(before: scope) else { return false }
    return !(owner.head..<scope.open).contains { file.isPunctuation($0, ",") }
  }

  private static let single: [StaticString] = [
    "portrait", "landscape", "landscapeLeft", "landscapeRight", "portraitUpsideDown",
  ]

  /// `"orientation"`, `#keyPath(UIDevice.orientation)`, and a constant of this file that holds one of them.
  private func namesOrientation(_ key: Range<Int>, in file: SourceFile) -> Bool {
    func isName(_ index: Int) -> Bool {
      file.code[index].kind == .text && file.text(index) == "orientation" || file.isWord(index, "orientation")
    }
    return key.contains(where: isName)
      || key.count == 1 && (file.binding(of: key.lowerBound)?.value?.prefix(16).contains(where: isName) ?? false)
  }

  /// `UIDevice.current.setValue(…, forKey: "orientation")`.
  private func forcedRotation(_ index: Int, in file: SourceFile) -> Range<Int>? {
    guard let open = file.callParentheses(after: index), let close = file.partner(of: open),
      let start = file.chainStart(of: index), index > start + 1, let key = file.argument("forKey", ofCall: open),
      namesOrientation(key, in: file)
    else { return nil }
    let isDevice =
      ReadCollector.value(ofChain: start..<index - 1, in: file) == .device || file.isWord(index - 2, "device")
    return isDevice ? start..<close + 1 : nil
  }
}
