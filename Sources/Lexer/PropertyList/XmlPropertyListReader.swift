/// Reads the XML format of property lists, with or without the `<plist>` element around it.
struct XmlPropertyListReader {
  private var scanner: XmlScanner
  private var builder = PropertyListBuilder()
  private var ownProblems: [ParseProblem] = []

  init(_ text: [UInt8]) { scanner = XmlScanner(text) }

  var comments: [Range<Int>] { scanner.comments }

  var problems: [ParseProblem] { (scanner.problems + ownProblems).sorted { $0.offset < $1.offset } }

  mutating func readRoot() -> PropertyListNode? {
    while let event = scanner.next() {
      switch event {
      case .start(let tag): readElement(tag)
      case .end(let name, let range):
        if name == "dict" || name == "array" { close(at: range) }
      case .text(let text):
        if !scanner.isBlank(text) { report("text where a value is expected", at: text.range.lowerBound) }
      }
    }
    if builder.root == nil { report("no value in the file", at: scanner.bytes.count) }
    return builder.root
  }

  private mutating func readElement(_ tag: XmlTag) {
    switch tag.name {
    case "plist":
      if builder.root != nil || !builder.frames.isEmpty { report("a second '<plist>'", at: tag.range.lowerBound) }
    case "key":
      let (text, end) = readText()
      guard let frame = builder.frames.last, frame.isDictionary else {
        report("a key outside a dictionary", at: tag.range.lowerBound)
        return
      }
      if let key = frame.key { report("the key '\(key.text)' has no value", at: key.range.lowerBound) }
      builder.setKey(text, range: tag.range.lowerBound..<end)
    case "dict", "array":
      guard builder.wantsValue, !builder.isFull else {
        report(
          builder.isFull
            ? "more than \(PropertyListReader.depthLimit) arrays and dictionaries in one another" : "a value without a key",
          at: tag.range.lowerBound)
        skipElement()
        return
      }
      builder.open(isDictionary: tag.name == "dict", at: tag.range.lowerBound)
    default:
      let (text, end) = readText()
      guard builder.wantsValue else {
        report(builder.frames.isEmpty ? "a second value" : "a value without a key", at: tag.range.lowerBound)
        return
      }
      if let value = scalar(tag, text) {
        builder.add(PropertyListNode(value: value, range: tag.range.lowerBound..<end))
      }
    }
  }

  private mutating func close(at range: Range<Int>) {
    if let frame = builder.frames.last, let key = frame.key {
      report("the key '\(key.text)' has no value", at: key.range.lowerBound)
    }
    builder.close(at: range.upperBound)
  }

  /// The text up to the end of the element that was just opened, and the offset behind it.
  private mutating func readText() -> (text: String, end: Int) {
    var text = ""
    var depth = 1
    while let event = scanner.next() {
      switch event {
      case .start(let tag):
        report("an element inside a value", at: tag.range.lowerBound)
        depth += 1
      case .text(let part):
        if depth == 1 { text += scanner.string(of: part) }
      case .end(_, let range):
        depth -= 1
        if depth == 0 { return (text, range.upperBound) }
      }
    }
    return (text, scanner.bytes.count)
  }

  private mutating func skipElement() {
    var depth = 1
    while depth > 0, let event = scanner.next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
  }

  private mutating func scalar(_ tag: XmlTag, _ text: String) -> PropertyListValue? {
    let place = tag.range.lowerBound
    switch tag.name {
    case "string": return .string(text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer":
      if let number = XmlPropertyListReader.integer(text) { return .integer(number) }
      report("not a whole number that fits in 64 bits", at: place)
      return .string(text)
    case "real":
      if let number = XmlPropertyListReader.real(text) { return .real(number) }
      report("not a number", at: place)
      return .string(text)
    case "date":
      let date = XmlPropertyListReader.trimmed(text)
      if !PropertyListDate.isWellFormed(date) { report("not a date", at: place) }
      return .date(date)
    case "data":
      guard let data = Base64.decode(text.utf8) else {
        report("not base64", at: place)
        return .data([])
      }
      return .data(data)
    default:
      report("'<\(tag.name)>' is no property list element", at: place)
      return nil
    }
  }

  /// Decimal or, behind `0x`, hexadecimal, with a sign and white space around it.
  private static func integer(_ text: String) -> Int64? {
    var digits = trimmed(text)[...]
    var sign = ""
    if let first = digits.first, first == "-" || first == "+" {
      sign = String(first)
      digits = digits.dropFirst()
    }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return Int64(sign + digits.dropFirst(2), radix: 16) }
    return Int64(sign + digits)
  }

  private static func real(_ text: String) -> Double? {
    let text = trimmed(text).lowercased()
    switch text {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return Double(text)
    }
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = text.utf8.drop(while: Ascii.isSpace)
    var end = bytes.endIndex
    while end > bytes.startIndex, Ascii.isSpace(bytes[bytes.index(before: end)]) { end = bytes.index(before: end) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private mutating func report(_ message: String, at place: Int) {
    ownProblems.append(ParseProblem(offset: place, message: message))
  }
}
