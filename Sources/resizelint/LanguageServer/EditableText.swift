import ResizelintLexer

/// The text of a document that changes in small steps.
///
/// Invariants:
/// 1. `lineStarts` is what a fresh look at `bytes` would give: 0, and every offset behind LF, CRLF or a lone CR.
/// 2. A step costs what it touches and a copy of what lies behind it, not a look at the whole text.
/// 3. Any position is a place in the text: one behind the end of its line is the end of the line, one behind the last line the end of
///    the text, one inside a character the place of that character.
struct EditableText: Sendable {
  private(set) var bytes: [UInt8]
  private(set) var lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0]
    bytes.withUnsafeBufferPointer { EditableText.addStarts(of: $0, in: 0..<bytes.count, to: &lineStarts) }
  }

  /// Replaces the bytes of a range.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    // A line break may be made of a byte on either side and one that comes or goes, so the lines of both neighbours are looked
    // at again.
    let first = line(of: max(0, range.lowerBound - 1))
    let last = line(of: min(bytes.count, range.upperBound + 1))
    let growth = text.count - range.count
    let end = (last + 1 < lineStarts.count ? lineStarts[last + 1] : bytes.count) + growth
    bytes.replaceSubrange(range, with: text)
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { EditableText.addStarts(of: $0, in: lineStarts[first]..<end, to: &starts) }
    if last + 1 < lineStarts.count {
      // The line behind begins where the lines looked at end.
      if starts.last == end { starts.removeLast() }
      if growth != 0 { for index in last + 1..<lineStarts.count { lineStarts[index] += growth } }
    }
    lineStarts.replaceSubrange(first + 1..<last + 1, with: starts)
  }

  /// Adds where the lines begin whose line breaks lie in a range of the bytes.
  private static func addStarts(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, to starts: inout [Int]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset += 1
      if byte > 0x0D { continue }
      if byte == 0x0A {
        starts.append(offset)
      } else if byte == 0x0D {
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
    }
  }

  /// The line that holds an offset, from 0.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The bytes of a line without its line break.
  func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    if end > start, line + 1 < lineStarts.count {
      if bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// The offset of a position.
  func offset(of position: DocumentPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let content = content(ofLine: position.line)
    return offset(behind: position.character, unitsOf: encoding, from: content.lowerBound, upTo: content.upperBound)
  }

  private func offset(behind count: Int, unitsOf encoding: PositionEncoding, from start: Int, upTo end: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      var left = count
      while offset < end, left > 0 {
        let sequence = Utf8.sequence(at: offset, in: bytes)
        left -= encoding.units(of: sequence)
        if left < 0 { break }
        offset += sequence.length
      }
      return min(offset, end)
    }
  }

  /// The position of an offset.
  func position(of offset: Int, in encoding: PositionEncoding) -> DocumentPosition {
    let line = line(of: offset)
    let start = lineStarts[line]
    let character = bytes.withUnsafeBufferPointer { bytes in
      EditableText.units(from: start, to: min(offset, bytes.count), in: bytes, of: encoding)
    }
    return DocumentPosition(line: line, character: character)
  }

  private static func units(
    from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>, of encoding: PositionEncoding
  ) -> Int {
    var offset = start
    var count = 0
    while offset < end {
      let sequence = Utf8.sequence(at: offset, in: bytes)
      if offset + sequence.length > end { break }
      count += encoding.units(of: sequence)
      offset += sequence.length
    }
    return count
  }

  /// The position of a line and UTF-16 column, both from 1, as findings have them.
  ///
  /// A byte order mark takes no column, and editors leave it out of what they count.
  func position(line: Int, utf16Column column: Int, in encoding: PositionEncoding) -> DocumentPosition {
    let plain = DocumentPosition(line: max(0, line - 1), character: max(0, column - 1))
    guard encoding != .utf16, plain.line < lineStarts.count else { return plain }
    let content = content(ofLine: plain.line)
    let start = plain.line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : content.lowerBound
    let offset = offset(behind: plain.character, unitsOf: .utf16, from: start, upTo: content.upperBound)
    let character = bytes.withUnsafeBufferPointer { EditableText.units(from: start, to: offset, in: $0, of: encoding) }
    return DocumentPosition(line: plain.line, character: character)
  }
}
