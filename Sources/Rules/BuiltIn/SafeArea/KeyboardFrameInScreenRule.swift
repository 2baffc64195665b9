/// The frame of the keyboard set against the size of a screen or window.
struct KeyboardFrameInScreenRule: SourceRule {
  static let id: RuleID = "keyboard-frame-in-screen"
  let words = ["minY", "origin", "height", "intersection"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let start = file.chainStart(of: index), start < index - 1, index - start < 32 else { return }
    if file.isWord(index, "intersection") {
      intersection(start, index, in: file, &report)
      return
    }
    guard isKeyboard(start, index, in: file) else { return }
    let end = file.chainEnd(from: start)
    if isArithmetic(start - 1, in: file), start >= 2, let other = file.chainStart(of: start - 2),
      isSpace(other..<start - 1, in: file)
    {
      report.append(Observation(Self.id, at: other..<end))
    } else if isArithmetic(end, in: file), file.chainStart(of: end + 1) == end + 1 {
      let other = end + 1..<file.chainEnd(from: end + 1)
      if isSpace(other, in: file) { report.append(Observation(Self.id, at: start..<other.upperBound)) }
    }
  }

  /// `UIScreen.main.bounds.intersection(keyboardFrame)`.
  private func intersection(_ start: Int, _ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let open = file.callParentheses(after: index), let close = file.partner(of: open), close > open + 1,
      file.chainStart(of: open + 1) == open + 1, isKeyboard(open + 1, close - 1, in: file),
      isSpace(start..<index - 1, in: file)
    else { return }
    report.append(Observation(Self.id, at: start..<close + 1))
  }

  private func isArithmetic(_ index: Int, in file: SourceFile) -> Bool {
    guard file.isInfix(index), file.code[index].end - file.code[index].start <= 2 else { return false }
    return ["-", "<", ">", "<=", ">=", "==", "!="].contains(file.text(index))
  }

  /// The chain reads the keyboard's frame as the notification has it.
  private func isKeyboard(_ start: Int, _ end: Int, in file: SourceFile) -> Bool {
    guard file.code[start].kind == .word else { return false }
    if let binding = file.binding(of: start), let value = binding.value {
      // A frame that was converted is no longer in the screen's coordinates.
      if value.contains(where: { file.isWord($0, "convert") }) { return false }
      if value.contains(where: { file.isWord($0, in: Self.keys) }) { return true }
    }
    for index in start...end where file.code[index].kind == .word {
      let parts = NameParts.of(file.text(index))
      if parts.contains("keyboard"), parts.contains(where: { $0 == "frame" || $0 == "rect" || $0 == "bounds" }) { return true }
    }
    return false
  }

  private static let keys: [StaticString] = [
    "keyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey",
  ]

  private func isSpace(_ range: Range<Int>, in file: SourceFile) -> Bool {
    var range = range
    if range.count > 2, file.isWord(range.upperBound - 1, in: ["maxY", "minY"]) {
      range = range.lowerBound..<range.upperBound - 2
    }
    guard let size = file.sizes.size(of: range) else { return false }
    return size.source >= .window
  }
}
