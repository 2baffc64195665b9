import ResizelintLexer

/// Reads the allowances of property lists, project files, settings and interface files from their comments.
enum DataFileAllowances {
  /// The allowances of a file; nil where it has none, or is of a kind that has no comments.
  static func read(path: String, bytes: [UInt8], _ reading: FileAllowances.Reading) -> FileAllowances? {
    // Hardly any file has one, and a reading costs as much as the project model's own.
    guard contains(AllowanceComment.address, bytes) else { return nil }
    guard let parts = parts(path: path, bytes: bytes) else { return nil }
    return parts.text.withUnsafeBufferPointer { buffer -> FileAllowances? in
      let spoken = parts.comments.compactMap { AllowanceComment($0, in: buffer) }
      guard !spoken.isEmpty else { return nil }
      let lines = LineTable(buffer)
      let layout = Layout(text: buffer, lines: lines, comments: parts.comments, pieces: parts.pieces)
      return FileAllowances(spoken, path: path, text: buffer, lines: lines, reading) { layout.target(of: $0) }
    }
  }

  /// Whether an entry or element is the first thing on a line, so that an allowance above the line is meant for it.
  static func hasPiece(path: String, bytes: [UInt8], startingOnLine line: Int, _ lines: LineTable) -> Bool {
    guard let parts = parts(path: path, bytes: bytes), parts.text == bytes else { return false }
    let range = lines.byteRange(ofLine: line)
    guard let first = bytes[range].firstIndex(where: { !CommentScanner.isSpace($0) }) else { return false }
    let isDash = bytes[first] == UInt8(ascii: "-") && first + 2 < bytes.count
    return parts.pieces.contains { $0.lowerBound == first || isDash && $0.lowerBound == first + 2 }
  }

  /// A text, its comments, and what a comment can be meant for.
  private struct Parts {
    var text: [UInt8]
    var comments: [Range<Int>]
    /// In the order of their first bytes; of those that begin together the longest first.
    var pieces: [Range<Int>]
  }

  private static func parts(path: String, bytes: [UInt8]) -> Parts? {
    switch ProjectPath.fileExtension(of: path) {
    case "plist", "entitlements", "pbxproj":
      let document = PropertyListReader.read(bytes)
      return Parts(text: document.text, comments: document.comments, pieces: pieces(of: document))
    case "xcconfig":
      let document = XcconfigReader.read(bytes)
      return Parts(text: bytes, comments: document.comments, pieces: pieces(of: document))
    case "storyboard", "xib":
      let text = SourceEncoding.utf8(bytes).text
      let (comments, pieces) = xmlParts(of: text)
      return Parts(text: text, comments: comments, pieces: pieces)
    case "yml", "yaml":
      let (root, comments) = YamlReader.readWithComments(bytes)
      return Parts(text: bytes, comments: comments, pieces: pieces(of: root))
    default: return nil
    }
  }

  /// The entries of dictionaries, each with its value, and the elements of arrays, by where they begin.
  private static func pieces(of document: PropertyListDocument) -> [Range<Int>] {
    guard let root = document.root else { return [] }
    var pieces = [root.range]
    var open = [root]
    while let node = open.popLast() {
      for entry in node.dictionary ?? [] {
        pieces.append(entry.keyRange.lowerBound..<max(entry.keyRange.upperBound, entry.node.range.upperBound))
        open.append(entry.node)
      }
      for element in node.array ?? [] {
        pieces.append(element.range)
        open.append(element)
      }
    }
    return ordered(pieces)
  }

  private static func pieces(of document: XcconfigDocument) -> [Range<Int>] {
    document.statements.map { statement in
      switch statement {
      case .assignment(let assignment): assignment.range
      case .include(let include): include.range
      }
    }
  }

  /// The entries of mappings, each with its value, and the elements of sequences.
  private static func pieces(of root: YamlNode?) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var open = [root].compactMap { $0 }
    while let node = open.popLast() {
      for entry in node.mapping ?? [] {
        // An alias has the place of what it repeats, which stands further up.
        let isAlias = entry.node.range.lowerBound < entry.keyRange.upperBound
        pieces.append(entry.keyRange.lowerBound..<(isAlias ? entry.keyRange : entry.node.range).upperBound)
        if !isAlias { open.append(entry.node) }
      }
      for element in node.sequence ?? [] {
        pieces.append(element.range)
        if element.range.lowerBound >= node.range.lowerBound { open.append(element) }
      }
    }
    return ordered(pieces)
  }

  /// The comments and the elements of an XML text.
  private static func xmlParts(of text: [UInt8]) -> (comments: [Range<Int>], pieces: [Range<Int>]) {
    var scanner = XmlScanner(text)
    var pieces: [Range<Int>] = []
    var open: [Int] = []
    while let event = scanner.next() {
      switch event {
      case .start(let tag): open.append(tag.range.lowerBound)
      case .end(_, let range): if let start = open.popLast() { pieces.append(start..<max(start, range.upperBound)) }
      case .text: break
      }
    }
    return (scanner.comments, ordered(pieces))
  }

  private static func ordered(_ pieces: [Range<Int>]) -> [Range<Int>] {
    pieces.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }

  private static func contains(_ text: StaticString, _ bytes: [UInt8]) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    let first = text.utf8Start[0]
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let found = bytes[start...].firstIndex(of: first), found + count <= bytes.count {
        if (0..<count).allSatisfy({ bytes[found + $0] == text.utf8Start[$0] }) { return true }
        start = found + 1
      }
      return false
    }
  }

  /// Comments and values of one file, to say which belong together.
  private struct Layout {
    let text: UnsafeBufferPointer<UInt8>
    let lines: LineTable
    let comments: [Range<Int>]
    /// In the order of their first bytes; of those that begin together the longest first.
    let pieces: [Range<Int>]

    func target(of comment: Range<Int>) -> AllowanceTarget {
      let firstLine = lines.line(of: comment.lowerBound)
      let lastLine = lines.line(of: max(comment.lowerBound, comment.upperBound - 1))
      if !isBlank(lines.byteRange(ofLine: firstLine).lowerBound..<comment.lowerBound) { return .line(firstLine) }
      let end = lines.byteRange(ofLine: lastLine).upperBound
      if !isBlank(comment.upperBound..<max(comment.upperBound, end)) { return .line(lastLine) }
      guard let piece = pieces.first(where: { $0.lowerBound >= comment.upperBound }),
        isBlank(comment.upperBound..<piece.lowerBound)
      else { return .nothing }
      return .range(lines.position(of: piece.lowerBound, in: text)..<lines.position(of: piece.upperBound, in: text))
    }

    /// The dash before an element of a YAML sequence belongs to the element.
    private func isSequenceDash(_ offset: Int) -> Bool {
      offset + 1 < text.count && text[offset + 1] == 0x20 && (offset == 0 || CommentScanner.isSpace(text[offset - 1]))
    }

    /// Nothing but white space and comments, parts of them included.
    private func isBlank(_ range: Range<Int>) -> Bool {
      var offset = range.lowerBound
      while offset < range.upperBound {
        if let comment = comments.first(where: { $0.contains(offset) }) {
          offset = comment.upperBound
        } else if text[offset] == UInt8(ascii: "-"), isSequenceDash(offset) {
          offset += 1
        } else if CommentScanner.isSpace(text[offset]) || text[offset] == 0xEF || text[offset] == 0xBB || text[offset] == 0xBF {
          // A byte order mark at the start of the text is blank too.
          offset += 1
        } else {
          return false
        }
      }
      return true
    }
  }
}
