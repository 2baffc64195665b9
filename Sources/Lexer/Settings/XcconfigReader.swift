/// Reads `.xcconfig` files, a line at a time.
///
/// A line is an include, an assignment or empty; a comment starts at `//` wherever it stands, a URL's slashes included, and a
/// `\` at the end of a line continues it. What is none of these is a problem, and reading goes on with the next line.
public enum XcconfigReader {
  public static func read(_ bytes: [UInt8]) -> XcconfigDocument {
    var scanner = XcconfigScanner(bytes)
    scanner.scan()
    return XcconfigDocument(statements: scanner.statements, problems: scanner.problems, comments: scanner.comments)
  }
}

private struct XcconfigScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var statements: [XcconfigStatement] = []
  private(set) var problems: [ParseProblem] = []
  private(set) var comments: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func scan() {
    while offset < bytes.count {
      let line = scanLine()
      if line.text.isEmpty { continue }
      if line.text[0] == UInt8(ascii: "#") {
        readInclude(line)
      } else {
        readAssignment(line)
      }
    }
  }

  /// A line with its continuations, white space at both ends and the comment left out.
  private struct Line {
    var text: [UInt8] = []
    /// Where each byte of the text stands in the file.
    var offsets: [Int] = []

    func range(_ part: Range<Int>) -> Range<Int> {
      guard let first = part.first, let last = part.last else { return 0..<0 }
      return offsets[first]..<offsets[last] + 1
    }
  }

  private mutating func scanLine() -> Line {
    var line = Line()
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D {
        eatLineBreak()
        break
      }
      if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        let start = offset
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        comments.append(start..<offset)
        continue
      }
      if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == 0x0A || bytes[offset + 1] == 0x0D {
        line.text.append(0x20)
        line.offsets.append(offset)
        offset += 1
        eatLineBreak()
        continue
      }
      line.text.append(byte)
      line.offsets.append(offset)
      offset += 1
    }
    let leading = line.text.prefix(while: Ascii.isSpace).count
    line.text.removeFirst(leading)
    line.offsets.removeFirst(leading)
    while let last = line.text.last, Ascii.isSpace(last) {
      line.text.removeLast()
      line.offsets.removeLast()
    }
    return line
  }

  private mutating func eatLineBreak() {
    if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { offset += 1 }
    offset += 1
  }

  private mutating func readInclude(_ line: Line) {
    let text = line.text
    var rest = text[...]
    guard rest.starts(with: "#include".utf8) else {
      report("only '#include' may start with '#'", at: line.offsets[0])
      return
    }
    rest = rest.dropFirst(8)
    let isOptional = rest.first == UInt8(ascii: "?")
    if isOptional { rest = rest.dropFirst() }
    rest = rest.drop(while: Ascii.isSpace)
    guard rest.first == UInt8(ascii: "\""), let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
      report("the file to include is not in quotes", at: line.offsets[0])
      return
    }
    let path = String(decoding: text[(rest.startIndex + 1)..<close], as: UTF8.self)
    statements.append(.include(XcconfigInclude(path: path, isOptional: isOptional, range: line.range(0..<close + 1))))
  }

  private mutating func readAssignment(_ line: Line) {
    let text = line.text
    // The `=` of a condition stands in brackets.
    var depth = 0
    let equals = text.firstIndex { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return byte == UInt8(ascii: "=") && depth <= 0
    }
    guard let equals else {
      report("expected 'NAME = value'", at: line.offsets[0])
      return
    }
    var nameEnd = equals
    while nameEnd > 0, Ascii.isSpace(text[nameEnd - 1]) { nameEnd -= 1 }
    let key = String(decoding: text[..<nameEnd], as: UTF8.self)
    guard let (name, conditions) = SettingCondition.split(key), XcconfigScanner.isName(name) else {
      report("'\(key)' is not the name of a setting", at: line.offsets[0])
      return
    }
    var value = text[(equals + 1)...].drop(while: Ascii.isSpace)
    if value.last == UInt8(ascii: ";") { value.removeLast() }
    while let last = value.last, Ascii.isSpace(last) { value.removeLast() }
    statements.append(
      .assignment(
        XcconfigAssignment(
          name: name, conditions: conditions, value: String(decoding: value, as: UTF8.self), nameRange: line.range(0..<nameEnd),
          range: line.range(0..<max(value.endIndex, equals + 1)))))
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, Ascii.isLetter(first) || first == UInt8(ascii: "_") else { return false }
    return text.utf8.allSatisfy { Ascii.isLetter($0) || Ascii.isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private mutating func report(_ message: String, at place: Int) {
    problems.append(ParseProblem(offset: place, message: message))
  }
}
