/// Reads JSON as people write it: `//` and `/* */` comments and trailing commas are accepted, all else is strict.
///
/// Any bytes give a result. Trouble inside a value (a bad escape, a number with a leading zero) is a problem and reading
/// goes on; where the structure is lost, reading stops and what was read so far is the result. Nesting is held on an
/// explicit stack and ends at `depthLimit`, so that no input can exhaust the call stack, neither here nor when the tree
/// is released.
public enum JsonReader {
  /// Arrays and objects that may stand in one another.
  public static let depthLimit = 256

  public static func read(_ bytes: [UInt8]) -> (root: JsonNode?, problems: [ParseProblem]) {
    var scanner = JsonScanner(bytes)
    return (scanner.scanDocument(), scanner.problems)
  }
}

/// The state of one reading.
private struct JsonScanner {
  /// An array or object whose end has not come yet.
  private struct Frame {
    var isObject: Bool
    var start: Int
    var items: [JsonNode] = []
    var members: [JsonMember] = []
    /// The key that waits for its value.
    var key: (text: String, range: Range<Int>)?

    mutating func add(_ node: JsonNode) {
      if let key {
        members.append(JsonMember(key: key.text, keyRange: key.range, node: node))
        self.key = nil
      } else if !isObject {
        items.append(node)
      }
    }

    func node(end: Int) -> JsonNode { JsonNode(value: isObject ? .object(members) : .array(items), range: start..<end) }
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var frames: [Frame] = []
  private(set) var problems: [ParseProblem] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func scanDocument() -> JsonNode? {
    guard let root = scanTree() else { return nil }
    skipSpace()
    if problems.isEmpty, offset < bytes.count { report("expected the end of the file") }
    return root
  }

  /// Reads one value with all that it holds; on lost structure, what was read so far.
  private mutating func scanTree() -> JsonNode? {
    while true {
      skipSpace()
      var finished: JsonNode?
      if let frame = frames.last, frame.key == nil {
        if peek() == (frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          offset += 1
          finished = frame.node(end: offset)
          frames.removeLast()
        } else if frame.isObject {
          guard scanKey() else { return closeAll() }
          continue
        }
      }
      if finished == nil {
        switch peek() {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard frames.count < JsonReader.depthLimit else {
            report("more than \(JsonReader.depthLimit) arrays and objects in one another")
            return closeAll()
          }
          frames.append(Frame(isObject: peek() == UInt8(ascii: "{"), start: offset))
          offset += 1
          continue
        default:
          guard let scalar = scanScalar() else { return closeAll() }
          finished = scalar
        }
      }
      guard let node = finished else { return closeAll() }
      if frames.isEmpty { return node }
      frames[frames.count - 1].add(node)
      skipSpace()
      if peek() == UInt8(ascii: ",") {
        offset += 1
      } else {
        let isObject = frames[frames.count - 1].isObject
        guard peek() == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          report(isObject ? "expected ',' or '}'" : "expected ',' or ']'")
          return closeAll()
        }
      }
    }
  }

  /// Ends what is open where reading stopped.
  private mutating func closeAll() -> JsonNode? {
    while let frame = frames.popLast() {
      let node = frame.node(end: offset)
      if frames.isEmpty { return node }
      frames[frames.count - 1].add(node)
    }
    return nil
  }

  /// A key and its colon; false where either is missing.
  private mutating func scanKey() -> Bool {
    guard peek() == UInt8(ascii: "\"") else {
      report("expected a key in double quotes or '}'")
      return false
    }
    let start = offset
    guard let text = scanString() else { return false }
    let range = start..<offset
    skipSpace()
    guard peek() == UInt8(ascii: ":") else {
      report("expected ':' after the key")
      return false
    }
    offset += 1
    frames[frames.count - 1].key = (text, range)
    return true
  }

  private mutating func scanScalar() -> JsonNode? {
    let start = offset
    guard let first = peek() else {
      report("expected a value, found the end of the file")
      return nil
    }
    switch first {
    case UInt8(ascii: "\""):
      guard let text = scanString() else { return nil }
      return JsonNode(value: .string(text), range: start..<offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return scanNumber()
    default:
      while let byte = peek(), JsonScanner.isWordByte(byte) { offset += 1 }
      let value: JsonValue
      switch String(decoding: bytes[start..<offset], as: UTF8.self) {
      case "null": value = .null
      case "true": value = .bool(true)
      case "false": value = .bool(false)
      default:
        offset = start
        report("expected a value")
        return nil
      }
      return JsonNode(value: value, range: start..<offset)
    }
  }

  /// A number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?` (RFC 8259, section 6).
  private mutating func scanNumber() -> JsonNode? {
    let start = offset
    while let byte = peek(),
      JsonScanner.isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    {
      offset += 1
    }
    let raw = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard JsonScanner.isNumber(bytes[start..<offset]), let number = Double(raw) else {
      report("'\(raw)' is not a number", at: start)
      return JsonNode(value: .null, range: start..<offset)
    }
    return JsonNode(value: .number(number, raw: raw), range: start..<offset)
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func eatDigits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = eatDigits()
    if whole == 0 || startsWithZero && whole > 1 { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if eatDigits() == 0 { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      if eatDigits() == 0 { return false }
    }
    return rest.isEmpty
  }

  /// A string from its opening quote to behind its closing one; nil where the line or the file ends first.
  private mutating func scanString() -> String? {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var copied = offset
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[copied..<offset])
        if let invalid = Utf8.firstInvalidOffset(in: start..<offset, of: bytes) { report("not valid UTF-8", at: invalid) }
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[copied..<offset])
        scanEscape(into: &text)
        copied = offset
      case 0x0A, 0x0D:
        report("the string is not closed", at: start)
        return nil
      case ..<0x20:
        report("a control character in a string")
        offset += 1
      default:
        offset += 1
      }
    }
    report("the string is not closed", at: start)
    return nil
  }

  private mutating func scanEscape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    guard let byte = peek() else { return }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      scanUnicodeEscape(from: start, into: &text)
      return
    case 0x0A, 0x0D:
      // The line break ends the string; its caller says so.
      return
    default:
      report("an escape that JSON does not know", at: start)
      return
    }
    offset += 1
  }

  private mutating func scanUnicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let unit = scanHexUnit() else {
      report("'\\u' wants four hexadecimal digits", at: start)
      return
    }
    if let scalar = Unicode.Scalar(UInt32(unit)) {
      Utf8.append(scalar, to: &text)
      return
    }
    let behind = offset
    if UTF16.isLeadSurrogate(unit), peek() == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      if let trail = scanHexUnit(), UTF16.isTrailSurrogate(trail) {
        Utf8.append(UTF16.decode(UTF16.EncodedScalar([unit, trail])), to: &text)
        return
      }
      offset = behind
    }
    report("half of a surrogate pair", at: start)
    Utf8.append("\u{FFFD}", to: &text)
  }

  private mutating func scanHexUnit() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for index in offset..<offset + 4 {
      guard let digit = Ascii.hexDigitValue(bytes[index]) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    offset += 4
    return value
  }

  /// White space and comments.
  private mutating func skipSpace() {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        offset += 1
      case UInt8(ascii: "/"):
        guard offset + 1 < bytes.count else { return }
        if bytes[offset + 1] == UInt8(ascii: "/") {
          while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
        } else if bytes[offset + 1] == UInt8(ascii: "*") {
          let start = offset
          offset += 2
          while offset + 1 < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")) {
            offset += 1
          }
          if offset + 1 < bytes.count {
            offset += 2
          } else {
            report("the comment is not closed", at: start)
            offset = bytes.count
          }
        } else {
          return
        }
      default:
        return
      }
    }
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func report(_ message: String, at place: Int? = nil) {
    problems.append(ParseProblem(offset: place ?? offset, message: message))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
