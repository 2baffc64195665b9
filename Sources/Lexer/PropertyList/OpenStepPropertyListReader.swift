/// Reads the OpenStep format of property lists: project files, `.strings` files, old plists.
///
/// Everything is a string, an array, a dictionary or data. A file that starts with a key instead of a brace is a dictionary
/// without braces. As the system's reader does, a key without a value stands for itself.
struct OpenStepPropertyListReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var builder = PropertyListBuilder()
  private(set) var problems: [ParseProblem] = []
  private(set) var comments: [Range<Int>] = []

  init(_ text: [UInt8]) {
    bytes = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func readRoot() -> PropertyListNode? {
    guard !bytes.isEmpty else {
      report("the file is empty")
      return nil
    }
    skipSpace()
    guard let first = peek() else {
      // Comments and no key: the `.strings` file of a language that needs none.
      builder.add(PropertyListNode(value: .dictionary([]), range: offset..<offset))
      return builder.root
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") || first == UInt8(ascii: "<") {
      readTree()
    } else if !readLoneString() {
      builder.open(isDictionary: true, at: offset)
      readTree()
    }
    skipSpace()
    if problems.isEmpty, offset < bytes.count { report("expected the end of the file") }
    return builder.root
  }

  /// A file that is one string and nothing else.
  private mutating func readLoneString() -> Bool {
    let start = offset
    guard let text = scanString() else { return false }
    let end = offset
    skipSpace()
    if offset == bytes.count {
      builder.add(PropertyListNode(value: .string(text), range: start..<end))
      return true
    }
    offset = start
    comments.removeAll { $0.lowerBound >= start }
    return false
  }

  /// Reads values until the outermost one is closed or the structure is lost.
  private mutating func readTree() {
    repeat {
      skipSpace()
      guard let byte = peek() else {
        // Without an opening brace the end of the file is the end of the dictionary.
        let isBare = builder.frames.count == 1 && bytes[builder.frames[0].start] != UInt8(ascii: "{")
        if !isBare || builder.frames[0].key != nil { report("expected a value, found the end of the file") }
        break
      }
      if let frame = builder.frames.last, frame.key == nil, byte == (frame.isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")) {
        offset += 1
        builder.close(at: offset)
        guard readSeparator() else { break }
        continue
      }
      if let frame = builder.frames.last, frame.isDictionary, frame.key == nil {
        guard readKey() else { break }
        continue
      }
      guard readValue(byte) else { break }
    } while !builder.frames.isEmpty
    builder.closeAll(at: offset)
  }

  /// `key =`, or `key;` for a key that stands for itself.
  private mutating func readKey() -> Bool {
    let start = offset
    if peek() == UInt8(ascii: ";") {
      report("a ';' too many")
      offset += 1
      return true
    }
    guard let text = scanString() else {
      report("expected a key or '}'")
      return false
    }
    let range = start..<offset
    skipSpace()
    if peek() == UInt8(ascii: ";") {
      offset += 1
      builder.setKey(text, range: range)
      builder.add(PropertyListNode(value: .string(text), range: range))
      return true
    }
    guard peek() == UInt8(ascii: "=") else {
      report("expected '=' after the key '\(text)'")
      return false
    }
    offset += 1
    builder.setKey(text, range: range)
    return true
  }

  private mutating func readValue(_ byte: UInt8) -> Bool {
    let start = offset
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard !builder.isFull else {
        report("more than \(PropertyListReader.depthLimit) arrays and dictionaries in one another")
        return false
      }
      builder.open(isDictionary: byte == UInt8(ascii: "{"), at: start)
      offset += 1
      return true
    case UInt8(ascii: "<"):
      guard let data = scanData() else { return false }
      builder.add(PropertyListNode(value: .data(data), range: start..<offset))
    default:
      guard let text = scanString() else {
        report("expected a value")
        return false
      }
      builder.add(PropertyListNode(value: .string(text), range: start..<offset))
    }
    return readSeparator()
  }

  /// What stands behind a value: `;` in a dictionary, `,` or the end in an array.
  private mutating func readSeparator() -> Bool {
    guard let frame = builder.frames.last else { return true }
    skipSpace()
    if peek() == (frame.isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")) {
      offset += 1
      return true
    }
    if !frame.isDictionary, peek() == UInt8(ascii: ")") { return true }
    report(frame.isDictionary ? "expected ';'" : "expected ',' or ')'")
    // A forgotten semicolon does not hide the next key: the value before it is complete.
    return frame.isDictionary && offset < bytes.count
  }

  // MARK: Scalars

  /// A quoted or bare string; nil where none begins.
  private mutating func scanString() -> String? {
    guard let byte = peek() else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return scanQuoted(byte) }
    let start = offset
    while let byte = peek(), isBareByte(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// Letters, digits and `_ $ / : . -`, as the system's reader has it; a `/` that opens a comment ends the string.
  private func isBareByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"): true
    default: Ascii.isLetter(byte) || Ascii.isDigit(byte)
    }
  }

  private mutating func scanQuoted(_ quote: UInt8) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var copied = offset
    while let byte = peek(), byte != quote {
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: bytes[copied..<offset])
        scanEscape(into: &text)
        copied = offset
      } else {
        offset += 1
      }
    }
    text.append(contentsOf: bytes[copied..<offset])
    if peek() == nil { report("the string is not closed", at: start) } else { offset += 1 }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func scanEscape(into text: inout [UInt8]) {
    offset += 1
    guard let byte = peek() else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // At most three digits, of which only the low byte counts.
      var value = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = peek(), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        value = value << 3 | UInt32(digit - UInt8(ascii: "0"))
        offset += 1
      }
      Utf8.append(NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value)), to: &text)
    case UInt8(ascii: "U"):
      let unit = scanHexUnit()
      if let scalar = Unicode.Scalar(UInt32(unit)) {
        Utf8.append(scalar, to: &text)
      } else if UTF16.isLeadSurrogate(unit), let trail = scanTrailEscape() {
        Utf8.append(UTF16.decode(UTF16.EncodedScalar([unit, trail])), to: &text)
      } else {
        Utf8.append("\u{FFFD}", to: &text)
      }
    default: text.append(byte)
    }
  }

  /// Up to four hexadecimal digits.
  private mutating func scanHexUnit() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Ascii.hexDigitValue(byte) else { break }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }

  /// The `\U` of the second half of a surrogate pair.
  private mutating func scanTrailEscape() -> UInt16? {
    guard bytes[offset...].starts(with: "\\U".utf8) else { return nil }
    let start = offset
    offset += 2
    let unit = scanHexUnit()
    if UTF16.isTrailSurrogate(unit) { return unit }
    offset = start
    return nil
  }

  /// `<0fbd77 1c2735ae>`; nil after a problem.
  private mutating func scanData() -> [UInt8]? {
    let start = offset
    offset += 1
    var digits: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: ">") {
      if let digit = Ascii.hexDigitValue(byte) {
        digits.append(digit)
      } else if !Ascii.isSpace(byte) {
        report("expected a hexadecimal digit or '>'")
        return nil
      }
      offset += 1
    }
    guard peek() != nil, digits.count % 2 == 0 else {
      report(peek() == nil ? "the data is not closed" : "data with half a byte", at: start)
      return nil
    }
    offset += 1
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while let byte = peek() {
      if Ascii.isSpace(byte) {
        offset += 1
      } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]) {
        // The line and paragraph separators of Unicode are white space to the system's reader.
        offset += 3
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        let start = offset
        while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
        comments.append(start..<offset)
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        comments.append(start..<offset)
        return
      }
      offset += 1
    }
    offset = bytes.count
    comments.append(start..<offset)
    report("the comment is not closed", at: start)
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func report(_ message: String, at place: Int? = nil) {
    problems.append(ParseProblem(offset: place ?? offset, message: message))
  }
}
