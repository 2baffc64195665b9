/// Walks through XML as property lists and Interface Builder write it, one event at a time.
///
/// Invariants:
/// 1. Any bytes give a finite run of events; each call but the last consumes at least one byte or closes an element.
/// 2. Starts and ends are balanced, whatever the text does: a missing end tag is made up where an outer element ends, an
///    end tag of no open element is dropped. Both are problems.
/// 3. At most `depthLimit` elements are open at once; beyond that the scan ends with a problem, so that a consumer may
///    build a tree without a thought for its depth.
/// 4. Comments, processing instructions and the document type are skipped, and no entity is expanded but the five that XML
///    itself defines and numbers: a text never grows.
public struct XmlScanner {
  /// Elements that may stand in one another.
  public static let depthLimit = 512

  public let bytes: [UInt8]
  /// What was wrong so far.
  public private(set) var problems: [ParseProblem] = []
  /// The comments passed so far, delimiters included.
  public private(set) var comments: [Range<Int>] = []

  private var offset = 0
  private var open: [String] = []
  /// Number of open elements that the current place closes, and the range of the tag that does.
  private var pendingEnds = 0
  private var pendingRange = 0..<0

  /// A scanner over UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next event; nil at the end.
  public mutating func next() -> XmlEvent? {
    while true {
      if pendingEnds > 0, let name = open.popLast() {
        pendingEnds -= 1
        let range = pendingRange
        // The tag itself belongs to the last element that it closes.
        return .end(name: name, range: pendingEnds == 0 ? range : range.lowerBound..<range.lowerBound)
      }
      guard offset < bytes.count else {
        guard let name = open.last else { return nil }
        report("'<\(name)>' is not closed", at: bytes.count)
        closeAll()
        continue
      }
      if bytes[offset] != UInt8(ascii: "<") { return scanText() }
      if let event = scanMarkup() { return event }
    }
  }

  /// A text with its entities replaced.
  public func string(of text: XmlText) -> String {
    let slice = bytes[text.range]
    guard !text.isVerbatim, slice.contains(UInt8(ascii: "&")) else { return String(decoding: slice, as: UTF8.self) }
    return XmlScanner.replaceEntities(in: slice)
  }

  /// Whether a text is white space only.
  public func isBlank(_ text: XmlText) -> Bool { bytes[text.range].allSatisfy(Ascii.isSpace) }

  // MARK: Text

  private mutating func scanText() -> XmlEvent {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&"), XmlScanner.entity(at: offset, in: bytes[...]) == nil {
        report("an entity that XML does not define", at: offset)
      }
      offset += 1
    }
    return .text(XmlText(range: start..<offset, isVerbatim: false))
  }

  private static func replaceEntities(in slice: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(slice.count)
    var offset = slice.startIndex
    while offset < slice.endIndex {
      if slice[offset] == UInt8(ascii: "&"), let (scalar, end) = entity(at: offset, in: slice) {
        Utf8.append(scalar, to: &result)
        offset = end
      } else {
        result.append(slice[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character that `&…;` stands for and the offset behind it; nil for an entity that XML itself does not define.
  private static func entity(at start: Int, in bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, end: Int)? {
    // `&#x10FFFF;` with a few leading zeros is the longest that makes sense.
    guard let end = bytes[start...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[(start + 1)..<end]
    if name.first == UInt8(ascii: "#") {
      let digits = String(decoding: name.dropFirst(), as: UTF8.self)
      let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
      guard let value = UInt32(isHex ? digits.dropFirst() : digits[...], radix: isHex ? 16 : 10) else { return nil }
      return Unicode.Scalar(value).map { ($0, end + 1) }
    }
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return ("&", end + 1)
    case "lt": return ("<", end + 1)
    case "gt": return (">", end + 1)
    case "quot": return ("\"", end + 1)
    case "apos": return ("'", end + 1)
    default: return nil
    }
  }

  // MARK: Markup

  /// What begins with `<`; nil for what has no event.
  private mutating func scanMarkup() -> XmlEvent? {
    if starts(with: "<!--") {
      let start = offset
      skip(past: "-->", what: "the comment", from: 4)
      comments.append(start..<offset)
      return nil
    }
    if starts(with: "<![CDATA[") {
      let start = offset + 9
      skip(past: "]]>", what: "the CDATA section", from: 9)
      let isClosed = bytes[..<offset].suffix(3).elementsEqual("]]>".utf8) && offset - 3 >= start
      return .text(XmlText(range: start..<(isClosed ? offset - 3 : max(start, offset)), isVerbatim: true))
    }
    if starts(with: "<?") {
      skip(past: "?>", what: "the processing instruction", from: 2)
      return nil
    }
    if starts(with: "<!") {
      skipDeclaration()
      return nil
    }
    if starts(with: "</") {
      scanEndTag()
      return nil
    }
    return scanStartTag()
  }

  private mutating func skip(past end: StaticString, what: String, from length: Int) {
    let start = offset
    offset += length
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    report("\(what) is not closed", at: start)
  }

  /// A document type with its internal subset: quotes and brackets are matched, nothing in it is read.
  private mutating func skipDeclaration() {
    let start = offset
    var brackets = 0
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let closing = quote {
        if byte == closing { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      default: break
      }
    }
    report("the declaration is not closed", at: start)
  }

  private mutating func scanEndTag() {
    let start = offset
    offset += 2
    let name = scanName()
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
      offset += 1
    } else {
      report("the end tag is not closed", at: start)
    }
    guard let index = open.lastIndex(of: name) else {
      report("'</\(name)>' closes nothing", at: start)
      return
    }
    pendingEnds = open.count - index
    pendingRange = start..<offset
    if pendingEnds > 1, let innermost = open.last { report("'<\(innermost)>' is not closed", at: start) }
  }

  private mutating func scanStartTag() -> XmlEvent? {
    let start = offset
    offset += 1
    let name = scanName()
    guard !name.isEmpty else {
      report("expected the name of an element", at: start)
      return nil
    }
    var attributes: [XmlAttribute] = []
    var isEmpty = false
    scan: while true {
      skipSpace()
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else {
        report("the tag '<\(name)' is not closed", at: start)
        break
      }
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        break scan
      case UInt8(ascii: "/"):
        isEmpty = true
        offset += 1
      default:
        guard let attribute = scanAttribute() else { continue }
        attributes.append(attribute)
      }
    }
    guard open.count < XmlScanner.depthLimit else {
      report("more than \(XmlScanner.depthLimit) elements in one another", at: start)
      offset = bytes.count
      closeAll()
      return nil
    }
    open.append(name)
    if isEmpty {
      pendingEnds = 1
      pendingRange = offset..<offset
    }
    return .start(XmlTag(name: name, attributes: attributes, range: start..<offset))
  }

  private mutating func scanAttribute() -> XmlAttribute? {
    let start = offset
    let name = scanName()
    guard !name.isEmpty else {
      report("expected the name of an attribute", at: start)
      offset += 1
      return nil
    }
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      report("the attribute '\(name)' has no value", at: start)
      return nil
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      report("the value of '\(name)' is not in quotes", at: start)
      return nil
    }
    let quote = bytes[offset]
    guard let close = bytes[(offset + 1)...].firstIndex(of: quote) else {
      report("the value of '\(name)' is not closed", at: start)
      offset = bytes.count
      return nil
    }
    let value = bytes[(offset + 1)..<close]
    offset = close + 1
    return XmlAttribute(name: name, value: XmlScanner.replaceEntities(in: value), range: start..<offset)
  }

  private mutating func scanName() -> String {
    let start = offset
    while offset < bytes.count, XmlScanner.isNameByte(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Letters, digits, `_ : - .` and all that is not ASCII: wider than XML's own rule, which costs nothing here.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Ascii.isSpace(bytes[offset]) { offset += 1 }
  }

  private mutating func closeAll() {
    pendingEnds = open.count
    pendingRange = bytes.count..<bytes.count
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func report(_ message: String, at place: Int) {
    problems.append(ParseProblem(offset: place, message: message))
  }
}
