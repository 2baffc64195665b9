import ResizelintLexer

/// Choices between texts and pictures, which are no question of space.
extension UseAnalyzer {
  /// Where nothing else is known, a choice between texts is no question of space. In a layout callback the shorter text may be
  /// chosen because it fits.
  func textChoice(_ range: Range<Int>) -> Use? {
    textArms(behind: range) != nil && !isInLayoutCallback(range.lowerBound) ? .text : nil
  }

  /// The texts of a choice name kinds of devices: it is about what the device is called.
  func choosesDeviceName(_ range: Range<Int>) -> Bool {
    guard let arms = textArms(behind: range) else { return false }
    return arms.contains { index in
      guard file.code[index].kind == .text else { return false }
      let text = file.text(index)
      return ["iPad", "iPhone", "ipad", "iphone"].contains { text.contains($0) }
    }
  }

  /// The arms of a ternary behind the range that chooses between texts.
  private func textArms(behind range: Range<Int>) -> Range<Int>? {
    if let open = file.openBracket(around: range.lowerBound), file.code[open].flags.contains(.interpolation) { return nil }
    // `forKey: isLandscape ? "rows.wide" : "rows.tall"` chooses what is kept under the key.
    if file.isWord(file.elementStart(of: range.lowerBound), in: ["forKey", "key"]) { return nil }
    var index = range.upperBound
    let end = min(file.code.count, range.upperBound + 12)
    while index < end, !file.isPunctuation(index, ","), !file.isPunctuation(index, ")") {
      if file.isOperator(index, "?"), file.isInfix(index) {
        let isText = index + 1 < end && (file.code[index + 1].kind == .openQuote || isLocalized(index + 1))
        return isText ? index + 1..<elementEnd(from: index + 1) : nil
      }
      index = file.linkEnd(index)
    }
    return nil
  }

  /// The end of the argument or statement that goes on at `start`, at most so far.
  func elementEnd(from start: Int) -> Int {
    var index = start
    let end = min(file.code.count, start + 64)
    while index < end, !file.isPunctuation(index, ","), !file.isPunctuation(index, ")"), !file.isPunctuation(index, "}") {
      index = file.linkEnd(index)
    }
    return min(index, file.code.count)
  }

  /// `String(localized: "…")`, `NSLocalizedString("…", comment: "")`.
  private func isLocalized(_ index: Int) -> Bool {
    file.isWord(index, in: ["NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"])
      || file.isWord(index, "String") && file.isWord(index + 2, "localized")
  }

  /// The branches hold texts and nothing that calls or sets.
  func choosesTexts(_ range: Range<Int>) -> Bool {
    var texts = 0
    for index in range.prefix(UseAnalyzer.maximumWords) {
      if file.code[index].kind == .openQuote { texts += 1 }
      if file.isPunctuation(index, "("), !file.code[index].flags.contains(.interpolation) { return false }
    }
    return texts > 0
  }

  /// Which text, picture or lock a function gives is no question of space: its type says so, where the read decides a branch.
  func answer(at start: Int) -> Use? {
    guard let number = file.statement(of: start), !isInLayoutCallback(start) else { return nil }
    switch file.statements[number].keyword {
    case .if, .guard, .switch, .case, .return, .none: break
    default: return nil
    }
    guard let type = file.resultType(around: start) else { return nil }
    if type == "String" || type.hasPrefix("LocalizedString") { return .text }
    if type == "UIInterfaceOrientationMask" { return Use(.product, "an orientation lock") }
    return Evidence.namesPicture(type) ? Use(.appearance, "a picture or colour") : nil
  }
}
