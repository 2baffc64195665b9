/// Plain, quoted and block scalars.
extension YamlScanner {
  /// What a plain scalar stands for.
  static func plainValue(_ text: [UInt8]) -> YamlValue {
    let string = String(decoding: text, as: UTF8.self)
    return ["", "~", "null", "Null", "NULL"].contains(string) ? .null : .scalar(string, isPlain: true)
  }

  /// A plain scalar; lines that are indented further than the parent go on with it.
  mutating func scanPlain(parentIndent: Int) -> YamlNode {
    let start = offset
    if let byte = peek(), byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "%") {
      report("a value cannot start with this character")
    } else if startsIndicator(UInt8(ascii: "?")) {
      report("keys over several lines are not understood")
    }
    var text = scanPlainLine()
    var end = offset
    while true {
      let mark = offset
      var breaks = 0
      skipBlanks()
      while let byte = peek(), byte == 0x0A || byte == 0x0D {
        eatLineBreak()
        breaks += 1
        skipBlanks()
      }
      guard breaks > 0, !atLineEnd, column > parentIndent, !startsDocument, !startsWith("...") else {
        offset = mark
        break
      }
      text.append(contentsOf: breaks == 1 ? [0x20] : Array(repeating: 0x0A, count: breaks - 1))
      text.append(contentsOf: scanPlainLine())
      end = offset
    }
    offset = end
    return YamlNode(value: YamlScanner.plainValue(text), range: start..<end)
  }

  /// The part of a plain scalar that stands on this line, without white space at its end.
  private mutating func scanPlainLine() -> [UInt8] {
    let start = offset
    while let byte = peek(), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "#"), offset > start, Ascii.isSpace(bytes[offset - 1]) { break }
      if byte == UInt8(ascii: ":"), offset + 1 >= bytes.count || Ascii.isSpace(bytes[offset + 1]) {
        report("a value cannot hold another 'key:' on its line")
        skipLine()
        break
      }
      offset += 1
    }
    while offset > start, Ascii.isSpace(bytes[offset - 1]) { offset -= 1 }
    return Array(bytes[start..<offset])
  }

  /// A scalar in quotes, which may run over lines; a line break is a blank, an empty line a line break.
  mutating func scanQuoted() -> YamlNode {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    while let byte = peek() {
      if byte == quote {
        if quote == UInt8(ascii: "'"), peek(1) == quote {
          text.append(quote)
          offset += 2
          continue
        }
        offset += 1
        return YamlNode(value: .scalar(String(decoding: text, as: UTF8.self), isPlain: false), range: start..<offset)
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        scanEscape(into: &text)
      } else if byte == 0x0A || byte == 0x0D {
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        var breaks = 0
        while let byte = peek(), Ascii.isSpace(byte) {
          if byte == 0x0A || byte == 0x0D {
            eatLineBreak()
            breaks += 1
          } else {
            offset += 1
          }
        }
        text.append(contentsOf: breaks == 1 ? [0x20] : Array(repeating: 0x0A, count: breaks - 1))
      } else {
        text.append(byte)
        offset += 1
      }
    }
    report("the quote is not closed", at: start)
    return YamlNode(value: .scalar(String(decoding: text, as: UTF8.self), isPlain: false), range: start..<offset)
  }

  private mutating func scanEscape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte = peek() else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"), 0x09: text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): text.append(byte)
    case UInt8(ascii: "N"): Utf8.append("\u{85}", to: &text)
    case UInt8(ascii: "_"): Utf8.append("\u{A0}", to: &text)
    case UInt8(ascii: "L"): Utf8.append("\u{2028}", to: &text)
    case UInt8(ascii: "P"): Utf8.append("\u{2029}", to: &text)
    case UInt8(ascii: "x"): scanHexEscape(digits: 2, from: start, into: &text)
    case UInt8(ascii: "u"): scanHexEscape(digits: 4, from: start, into: &text)
    case UInt8(ascii: "U"): scanHexEscape(digits: 8, from: start, into: &text)
    case 0x0A, 0x0D:
      // An escaped line break joins the lines without a blank.
      offset -= 1
      eatLineBreak()
      skipBlanks()
    default: report("an escape that YAML does not know", at: start)
    }
  }

  private mutating func scanHexEscape(digits: Int, from start: Int, into text: inout [UInt8]) {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(), let digit = Ascii.hexDigitValue(byte) else {
        report("expected \(digits) hexadecimal digits", at: start)
        return
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    guard let scalar = Unicode.Scalar(value) else {
      report("no character has this number", at: start)
      return
    }
    Utf8.append(scalar, to: &text)
  }

  /// `|` keeps the lines of a text, `>` joins them; `+` and `-` say what becomes of the line breaks at its end.
  mutating func scanBlockScalar(parentIndent: Int) -> YamlNode {
    let start = offset
    let isFolded = peek() == UInt8(ascii: ">")
    offset += 1
    var chomping: UInt8?
    var indent: Int?
    while let byte = peek(), !Ascii.isSpace(byte) {
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        chomping = byte
      } else if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) {
        indent = max(parentIndent, 0) + Int(byte - UInt8(ascii: "0"))
      } else {
        report("expected the end of the line behind '|' or '>'")
        skipLine()
        break
      }
      offset += 1
    }
    skipBlanks()
    if !atLineEnd { report("expected the end of the line behind '|' or '>'") }
    skipLine()
    var end = offset
    let lines = scanBlockLines(parentIndent: parentIndent, indent: indent, end: &end)
    offset = end
    var text = YamlScanner.text(of: lines, isFolded: isFolded, chomping: chomping)
    // Without a line break behind its last line the file has none to keep.
    if end == bytes.count, text.last == 0x0A, let last = bytes.last, last != 0x0A, last != 0x0D { text.removeLast() }
    return YamlNode(value: .scalar(String(decoding: text, as: UTF8.self), isPlain: false), range: start..<end)
  }

  /// The lines of a block scalar without their indentation; `end` becomes the end of the last one.
  private mutating func scanBlockLines(parentIndent: Int, indent: Int?, end: inout Int) -> [ArraySlice<UInt8>] {
    var indent = indent
    var lines: [ArraySlice<UInt8>] = []
    while offset < bytes.count {
      eatLineBreak()
      let lineStart = offset
      while peek() == 0x20, indent.map({ offset - lineStart < $0 }) ?? true { offset += 1 }
      if let byte = peek(), byte == 0x0A || byte == 0x0D {
        lines.append([])
        continue
      }
      if offset == bytes.count { break }
      let found = offset - lineStart
      if indent == nil, found > parentIndent { indent = found }
      guard let indent, found >= indent else { break }
      let content = offset
      skipLine()
      lines.append(bytes[content..<offset])
      end = offset
    }
    return lines
  }

  private static func text(of lines: [ArraySlice<UInt8>], isFolded: Bool, chomping: UInt8?) -> [UInt8] {
    var lines = lines
    var trailing = 0
    while let last = lines.last, last.isEmpty {
      lines.removeLast()
      trailing += 1
    }
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let previous = lines[index - 1]
        // Lines that are indented further, and empty ones, keep their breaks.
        let isJoined = isFolded && !line.isEmpty && !previous.isEmpty && !isIndented(line) && !isIndented(previous)
        let follows = isFolded && !line.isEmpty && previous.isEmpty && !isIndented(line)
        if !follows { text.append(isJoined ? 0x20 : 0x0A) }
      }
      text.append(contentsOf: line)
    }
    if chomping == UInt8(ascii: "-") { return text }
    if !lines.isEmpty { text.append(0x0A) }
    if chomping == UInt8(ascii: "+") { text.append(contentsOf: Array(repeating: 0x0A, count: trailing)) }
    return text
  }

  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool { line.first == 0x20 || line.first == 0x09 }

  mutating func eatLineBreak() {
    guard let byte = peek(), byte == 0x0A || byte == 0x0D else { return }
    if byte == 0x0D, peek(1) == 0x0A { offset += 1 }
    offset += 1
  }
}
