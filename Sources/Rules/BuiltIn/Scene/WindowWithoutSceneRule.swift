/// A window made by its frame, which no scene shows.
struct WindowWithoutSceneRule: SourceRule {
  static let id: RuleID = "window-without-scene"
  /// The label stands for subclasses, whose names nobody knows.
  let words = ["UIWindow", "frame", "class"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.isWord(index, "UIWindow") {
      note(index, in: file, &report)
    } else if file.isWord(index, "frame") {
      guard file.isPunctuation(index - 1, "("), file.isPunctuation(index + 1, ":"), var callee = file.callee(ofBracket: index - 1)
      else { return }
      if file.isWord(callee, "init"), callee >= 2 { callee -= 2 }
      if !file.isWord(callee, "UIWindow") { note(callee, in: file, &report) }
    } else if file.keyword(index) == .class {
      subclasses(index, in: file, &report)
    }
  }

  private func note(_ name: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let call = file.windowWithoutScene(at: name) else { return }
    // `?? UIWindow()`: a stand-in that is never shown is what it was meant to be.
    let isStandIn = file.isOperator(call.lowerBound - 1, "??")
    report.append(Observation(Self.id, at: call, severity: isStandIn ? .note : nil))
  }

  /// `Overlay()` of the window classes of this file; asked at the first of them.
  private func subclasses(_ keyword: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard file.windowTypes.first == keyword else { return }
    let windows = file.windowTypes.isWindow
    for index in file.code.indices
    where file.code[index].kind == .word && file.isPunctuation(index + 1, "(") && file.isPunctuation(index + 2, ")")
      && windows[file.text(index)] == true
    {
      note(index, in: file, &report)
    }
  }
}
