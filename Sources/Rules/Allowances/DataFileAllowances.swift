import ResizelintLexer

/// Reads the allowances of property lists, project files, settings and interface files from their comments.
enum DataFileAllowances {
  /// The allowances of a file; nil where it has none, or is of a kind that has no comments.
  static func read(path: String, bytes: [UInt8], _ reading: FileAllowances.Reading) -> FileAllowances? {
    // Hardly any file has one, and a reading costs as much as the project model's own.
    guard contains(AllowanceComment.address, bytes) else { return nil }
    switch ProjectPath.fileExtension(of: path) {
    case "plist", "entitlements", "pbxproj":
      let document = PropertyListReader.read(bytes)
      return read(path, document.text, document.comments, pieces(of: document), reading)
    case "xcconfig":
      let document = XcconfigReader.read(bytes)
      return read(path, bytes, document.comments, pieces(of: document), reading)
    case "storyboard", "xib":
      let text = SourceEncoding.utf8(bytes).text
      let (comments, pieces) = xmlParts(of: text)
      return read(path, text, comments, pieces, reading)
    case "yml", "yaml":
      let (root, comments) = YamlReader.readWithComments(bytes)
      return read(path, bytes, comments, pieces(of: root), reading)
    default: return nil
    }
  }

  private static func read(
    _ path: String, _ text: [UInt8], _ comments: [Range<Int>], _ pieces: [Range<Int>], _ reading: FileAllowances.Reading
  ) -> FileAllowances? {
    text.withUnsafeBufferPointer { buffer -> FileAllowances? in
      let spoken = comments.compactMap { AllowanceComment($0, in: buffer) }
      guard !spoken.isEmpty else { return nil }
      let lines = LineTable(buffer)
      let layout = Layout(text: buffer, lines: lines, comments: comments, pieces: pieces)
      return FileAllowances(spoken, path: path, text: buffer, lines: lines, reading) { layout.target(of: $0) }
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
