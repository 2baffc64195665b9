/// Breaks prose into lines.
enum TextWrapping {
  /// Lines of at most `width` columns, broken at spaces; a word that is longer stands alone.
  ///
  /// - Parameter more: The columns that the first line has beside.
  static func lines(_ text: String, width: Int, first more: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for bytes in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = Substring(bytes)
      let wordWidth = columns(of: word)
      if !line.isEmpty, lineWidth + 1 + wordWidth > width + (lines.isEmpty ? more : 0) {
        lines.append(line)
        line = ""
        lineWidth = 0
      }
      if !line.isEmpty {
        line += " "
        lineWidth += 1
      }
      line += word
      lineWidth += wordWidth
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The columns of a word that may be painted: what `TextStyle` puts around it takes none.
  private static func columns(of word: Substring) -> Int {
    guard word.utf8.contains(0x1B) else { return DisplayWidth.of(word) }
    var width = 0
    var isCode = false
    for character in word {
      if character == "\u{1B}" {
        isCode = true
      } else if isCode {
        isCode = character != "m"
      } else {
        width += DisplayWidth.of(character)
      }
    }
    return width
  }
}
