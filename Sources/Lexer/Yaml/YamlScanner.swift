/// The state of one reading: where it stands, and what anchors it met.
///
/// A value is scanned by looking at its first byte; indentation decides where a block ends. The parts that need no
/// indentation stand in `YamlScanner+Flow.swift` and `YamlScanner+Scalars.swift`.
struct YamlScanner {
  let bytes: [UInt8]
  var offset = 0
  private(set) var problems: [ParseProblem] = []
  /// The comments between values, `#` included, in order.
  var comments: [Range<Int>] = []
  private var depth = 0
  private var anchors: [String: (node: YamlNode, size: Int)] = [:]
  private var repeated = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func scanDocument() -> YamlNode? {
    skipToContent()
    while peek() == UInt8(ascii: "%"), column == 0 {
      skipLine()
      skipToContent()
    }
    if startsDocument {
      offset += 3
      skipToContent()
    }
    let root = scanBlock(parentIndent: -1)
    skipToContent()
    if offset < bytes.count, !startsWith("...") {
      report(startsDocument ? "only the first document of the file is read" : "this does not belong to what stands before it")
    }
    return root
  }

  // MARK: Blocks

  /// The value that starts at the next content further in than `parentIndent`; null where there is none.
  mutating func scanBlock(parentIndent: Int, allowsSequenceAtParent: Bool = false) -> YamlNode {
    let place = offset
    skipToContent()
    let isSequence = startsIndicator(UInt8(ascii: "-"))
    guard offset < bytes.count, !startsDocument,
      column > parentIndent || allowsSequenceAtParent && isSequence && column == parentIndent
    else { return YamlNode(value: .null, range: place..<place) }
    return scanNode(parentIndent: parentIndent, allowsBlock: true)
  }

  /// The value that starts here.
  ///
  /// - Parameter allowsBlock: A mapping or sequence over several lines may start here, which it may not behind a key.
  mutating func scanNode(parentIndent: Int, allowsBlock: Bool) -> YamlNode {
    guard depth < YamlReader.depthLimit else {
      report("more than \(YamlReader.depthLimit) values in one another")
      offset = bytes.count
      return YamlNode(value: .null, range: offset..<offset)
    }
    depth += 1
    defer { depth -= 1 }
    let start = offset
    let indent = column
    let (anchor, hasLineBreak) = scanProperties()
    var node: YamlNode
    if hasLineBreak {
      node = scanBlock(parentIndent: parentIndent, allowsSequenceAtParent: true)
    } else if allowsBlock, startsIndicator(UInt8(ascii: "-")) {
      node = scanSequence(indent: indent)
    } else if allowsBlock, offset == start || anchor != nil, startsKey {
      // An anchor in front of a key on the same line belongs to the key; real files put it on a line of its own.
      node = scanMapping(indent: indent)
    } else {
      node = scanInline(parentIndent: parentIndent)
    }
    if node.range.isEmpty, case .null = node.value { node.range = start..<start }
    if let anchor { anchors[anchor] = (node, YamlScanner.size(of: node)) }
    return node
  }

  /// An anchor and tags in front of a value, and whether the value starts on a later line.
  private mutating func scanProperties() -> (anchor: String?, hasLineBreak: Bool) {
    var anchor: String?
    while let byte = peek(), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let start = offset
      while let byte = peek(), !Ascii.isSpace(byte), byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"),
        byte != UInt8(ascii: "}")
      {
        offset += 1
      }
      let name = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
      if byte == UInt8(ascii: "&") {
        anchor = name
      } else if !["!str", "!map", "!seq", "!int", "!bool", "!float", "!null"].contains(name) {
        report("the tag '!\(name)' is not understood", at: start)
      }
      skipBlanks()
    }
    guard anchor != nil, atLineEnd else { return (anchor, false) }
    return (anchor, true)
  }

  private mutating func scanMapping(indent: Int) -> YamlNode {
    let start = offset
    var entries: [YamlEntry] = []
    var merges: [YamlNode] = []
    var end = offset
    while true {
      skipToContent()
      guard offset < bytes.count, column >= indent, !startsDocument else { break }
      guard column == indent, startsKey else {
        if column == indent, startsIndicator(UInt8(ascii: "-")) { break }
        report(column > indent ? "this is indented further than the keys before it" : "expected 'key: value'")
        skipLine()
        continue
      }
      let (key, keyRange) = scanKey()
      let node = scanValue(indent: indent)
      end = max(keyRange.upperBound, node.range.upperBound)
      if key == "<<" { merges.append(node) } else { entries.append(YamlEntry(key: key, keyRange: keyRange, node: node)) }
    }
    merge(merges, into: &entries)
    return YamlNode(value: .mapping(entries), range: start..<max(start, end))
  }

  /// What stands behind the colon of a key.
  private mutating func scanValue(indent: Int) -> YamlNode {
    skipBlanks()
    let node: YamlNode
    if atLineEnd {
      node = scanBlock(parentIndent: indent, allowsSequenceAtParent: true)
    } else {
      node = scanNode(parentIndent: indent, allowsBlock: false)
      finishLine()
    }
    return node
  }

  private mutating func scanSequence(indent: Int) -> YamlNode {
    let start = offset
    var items: [YamlNode] = []
    var end = offset
    while true {
      skipToContent()
      guard offset < bytes.count, column >= indent, !startsDocument else { break }
      guard column == indent, startsIndicator(UInt8(ascii: "-")) else {
        if column == indent { break }
        report("this is indented further than the items before it")
        skipLine()
        continue
      }
      offset += 1
      end = offset
      skipBlanks()
      let node: YamlNode
      if atLineEnd {
        node = scanBlock(parentIndent: indent)
      } else {
        node = scanNode(parentIndent: indent, allowsBlock: true)
        // A block has consumed its lines; a scalar has not.
        if !startsLine { finishLine() }
      }
      end = max(end, node.range.upperBound)
      items.append(node)
    }
    return YamlNode(value: .sequence(items), range: start..<max(start, end))
  }

  /// A value that is no block: flow, alias or scalar.
  private mutating func scanInline(parentIndent: Int) -> YamlNode {
    switch peek() {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return scanFlow()
    case UInt8(ascii: "*"): return scanAlias()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return scanBlockScalar(parentIndent: parentIndent)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanQuoted()
    case nil: return YamlNode(value: .null, range: offset..<offset)
    default: return scanPlain(parentIndent: parentIndent)
    }
  }

  // MARK: Anchors

  mutating func scanAlias() -> YamlNode {
    let start = offset
    offset += 1
    while let byte = peek(), !Ascii.isSpace(byte), byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}")
    {
      offset += 1
    }
    let name = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
    guard let (node, size) = anchors[name] else {
      report("no anchor '&\(name)' stands before this", at: start)
      return YamlNode(value: .null, range: start..<offset)
    }
    repeated += size
    guard repeated <= YamlReader.aliasLimit else {
      report("aliases repeat more than \(YamlReader.aliasLimit) values", at: start)
      return YamlNode(value: .null, range: start..<offset)
    }
    return node
  }

  private mutating func merge(_ nodes: [YamlNode], into entries: inout [YamlEntry]) {
    for node in nodes {
      for source in node.sequence ?? [node] {
        guard let mapping = source.mapping else {
          if !source.isNull { report("only mappings can be merged", at: source.range.lowerBound) }
          continue
        }
        let known = Set(entries.map(\.key))
        entries += mapping.filter { !known.contains($0.key) }
      }
    }
  }

  /// Number of values in a tree; its depth is bounded (invariant 2 of the reader).
  private static func size(of node: YamlNode) -> Int {
    switch node.value {
    case .null, .scalar: 1
    case .sequence(let items): items.reduce(1) { $0 + size(of: $1) }
    case .mapping(let entries): entries.reduce(1) { $0 + size(of: $1.node) }
    }
  }

  /// Goes one level deeper for a flow collection; false, with a problem, at the limit.
  mutating func enter() -> Bool {
    guard depth < YamlReader.depthLimit else {
      report("more than \(YamlReader.depthLimit) values in one another")
      offset = bytes.count
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  mutating func report(_ message: String, at place: Int? = nil) {
    problems.append(ParseProblem(offset: place ?? offset, message: message))
  }
}
