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
    var forwards = false
    var allows = false
    for index in body where file.code[index].kind == .word {
      if file.isWord(index, in: OrientationLockRule.single) { return false }
      if file.text(index) == file.text(name) { forwards = true }
      if file.isWord(index, in: ["all", "allButUpsideDown", "true"]), file.isPeriod(index - 1) || file.isWord(index, "true") {
        allows = true
      }
      if file.isWord(index, "false") { return false }
    }
    return forwards || allows
  }

  private static let single: [StaticString] = [
    "portrait", "landscape", "landscapeLeft", "landscapeRight", "portraitUpsideDown",
  ]

  /// `UIDevice.current.setValue(…, forKey: "orientation")`.
  private func forcedRotation(_ index: Int, in file: SourceFile) -> Range<Int>? {
    guard let open = file.callParentheses(after: index), let close = file.partner(of: open),
      let start = file.chainStart(of: index), index > start + 1, let key = file.argument("forKey", ofCall: open),
      key.contains(where: { file.code[$0].kind == .text && file.text($0) == "orientation" || file.isWord($0, "orientation") })
    else { return nil }
    let isDevice =
      ReadCollector.value(ofChain: start..<index - 1, in: file) == .device || file.isWord(index - 2, "device")
    return isDevice ? start..<close + 1 : nil
  }
}
