/// Collections in brackets and braces, which may run over lines without regard to indentation.
extension YamlScanner {
  /// `[a, b: c]` or `{a: b, c}`.
  mutating func scanFlow() -> YamlNode {
    let start = offset
    let isMapping = peek() == UInt8(ascii: "{")
    let close = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard enter() else { return YamlNode(value: .null, range: start..<start) }
    defer { leave() }
    offset += 1
    var items: [YamlNode] = []
    var entries: [YamlEntry] = []
    loop: while true {
      skipToContent()
      switch peek() {
      case nil:
        report(isMapping ? "the '{' is not closed" : "the '[' is not closed", at: start)
        break loop
      case close:
        offset += 1
        break loop
      case UInt8(ascii: ","):
        offset += 1
      default:
        let before = offset
        if isMapping {
          entries.append(scanFlowEntry())
        } else {
          items.append(scanFlowItem())
        }
        skipToContent()
        if let byte = peek(), byte != UInt8(ascii: ","), byte != close {
          report(isMapping ? "expected ',' or '}'" : "expected ',' or ']'")
          if offset == before { offset += 1 }
        }
      }
    }
    return YamlNode(value: isMapping ? .mapping(entries) : .sequence(items), range: start..<offset)
  }

  private mutating func scanFlowEntry() -> YamlEntry {
    let start = offset
    let key = scanFlowValue()
    let range = start..<max(start, key.range.upperBound)
    if key.string == nil { report("only a scalar can be a key", at: start) }
    skipToContent()
    guard peek() == UInt8(ascii: ":") else {
      return YamlEntry(key: key.string ?? "", keyRange: range, node: YamlNode(value: .null, range: offset..<offset))
    }
    offset += 1
    return YamlEntry(key: key.string ?? "", keyRange: range, node: scanFlowValueOrNull())
  }

  /// A value, or a mapping of one entry `key: value`.
  private mutating func scanFlowItem() -> YamlNode {
    let start = offset
    let value = scanFlowValue()
    skipToContent()
    guard peek() == UInt8(ascii: ":"), let key = value.string else { return value }
    offset += 1
    let entry = YamlEntry(key: key, keyRange: value.range, node: scanFlowValueOrNull())
    return YamlNode(value: .mapping([entry]), range: start..<max(start, offset))
  }

  private mutating func scanFlowValueOrNull() -> YamlNode {
    skipToContent()
    guard let byte = peek(), byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") else {
      return YamlNode(value: .null, range: offset..<offset)
    }
    return scanFlowValue()
  }

  private mutating func scanFlowValue() -> YamlNode {
    switch peek() {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return scanFlow()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanQuoted()
    case UInt8(ascii: "*"): return scanAlias()
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      report("anchors and tags inside brackets are not understood")
      while let byte = peek(), !Ascii.isSpace(byte), byte != UInt8(ascii: ",") { offset += 1 }
      return YamlNode(value: .null, range: offset..<offset)
    default: return scanFlowPlain()
    }
  }

  /// A plain scalar, which here ends at `,`, a bracket, `: ` or a comment and may run over lines.
  private mutating func scanFlowPlain() -> YamlNode {
    let start = offset
    var end = offset
    var text: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        return finish()
      case UInt8(ascii: ":"):
        guard let next = peek(1), !Ascii.isSpace(next), next != UInt8(ascii: ","), next != UInt8(ascii: "]"),
          next != UInt8(ascii: "}")
        else { return finish() }
      case UInt8(ascii: "#"):
        if offset > 0, Ascii.isSpace(bytes[offset - 1]) { return finish() }
      default: break
      }
      if Ascii.isSpace(byte) {
        skipSpaces()
        continue
      }
      if end > start, end < offset { text.append(0x20) }
      text.append(byte)
      offset += 1
      end = offset
    }
    return finish()

    func finish() -> YamlNode { YamlNode(value: YamlScanner.plainValue(text), range: start..<end) }
  }

  private mutating func skipSpaces() {
    while let byte = peek(), Ascii.isSpace(byte) { offset += 1 }
  }
}
