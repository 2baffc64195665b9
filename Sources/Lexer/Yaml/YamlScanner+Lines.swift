/// Lines, columns and what separates values.
extension YamlScanner {
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Bytes between the start of the line and here.
  var column: Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  /// Nothing but white space stands between the start of the line and here.
  var startsLine: Bool {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  /// The line ends here, or only a comment follows.
  var atLineEnd: Bool {
    guard let byte = peek() else { return true }
    return byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "#") && isBehindSpace
  }

  /// A `#` starts a comment only behind white space.
  private var isBehindSpace: Bool { offset == 0 || Ascii.isSpace(bytes[offset - 1]) }

  /// `---` at the start of a line.
  var startsDocument: Bool { startsWith("---") && column == 0 }

  func startsWith(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return offset + count == bytes.count || Ascii.isSpace(bytes[offset + count])
  }

  /// An indicator such as `-` with white space behind it.
  func startsIndicator(_ byte: UInt8) -> Bool {
    peek() == byte && (peek(1) == nil || Ascii.isSpace(bytes[offset + 1])) && !startsDocument
  }

  mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// To the end of the line, which is not consumed.
  mutating func skipLine() {
    while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  /// Over white space, line breaks and comments. Tabs in front of content cannot be indentation and are reported.
  mutating func skipToContent() {
    while let byte = peek() {
      if byte == UInt8(ascii: "#"), isBehindSpace {
        let start = offset
        skipLine()
        // What is scanned a second time has its comments already.
        if start >= comments.last?.upperBound ?? 0 { comments.append(start..<offset) }
      } else if byte == 0x09, startsLine {
        let start = offset
        skipBlanks()
        if !atLineEnd { report("a tab cannot indent", at: start) }
      } else if Ascii.isSpace(byte) {
        offset += 1
      } else {
        return
      }
    }
  }

  /// What is left on a line behind a value is a mistake.
  mutating func finishLine() {
    skipBlanks()
    if atLineEnd || startsLine { return }
    report("this does not belong to the value before it")
    skipLine()
  }

  // MARK: Keys

  /// Whether `key:` starts here, on one line.
  var startsKey: Bool { endOfKey != nil }

  /// The offset of the colon behind a key that starts here.
  private var endOfKey: Int? {
    guard let first = peek() else { return nil }
    var place = offset
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      place += 1
      while place < bytes.count, bytes[place] != first {
        if bytes[place] == 0x0A || bytes[place] == 0x0D { return nil }
        place += bytes[place] == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
      }
      place += 1
      while place < bytes.count, bytes[place] == 0x20 { place += 1 }
      return place < bytes.count && bytes[place] == UInt8(ascii: ":") && isSpaceOrEnd(place + 1) ? place : nil
    }
    if YamlScanner.isIndicator(first), !(first == UInt8(ascii: "*") || first == UInt8(ascii: "-") && !isSpaceOrEnd(offset + 1)) {
      return nil
    }
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: ":"), isSpaceOrEnd(place + 1) { return place }
      if bytes[place] == UInt8(ascii: "#"), place > offset, Ascii.isSpace(bytes[place - 1]) { return nil }
      place += 1
    }
    return nil
  }

  /// Bytes that cannot start a plain scalar.
  static func isIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "#"),
      UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "-"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private func isSpaceOrEnd(_ place: Int) -> Bool { place >= bytes.count || Ascii.isSpace(bytes[place]) }

  /// The key that starts here, up to behind its colon.
  mutating func scanKey() -> (key: String, range: Range<Int>) {
    let start = offset
    guard let colon = endOfKey else { return ("", start..<start) }
    if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "'") {
      let node = scanQuoted()
      let range = start..<offset
      offset = colon + 1
      return (node.string ?? "", range)
    }
    var end = colon
    while end > start, Ascii.isSpace(bytes[end - 1]) { end -= 1 }
    offset = colon + 1
    return (String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
  }
}
