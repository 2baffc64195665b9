/// Where the lines of a text begin, to turn byte offsets into lines and columns.
///
/// LF, CRLF and a lone CR are one line break each. The table holds the starts of the lines and not the bytes: who asks for
/// a column hands the same bytes in again.
public struct LineTable: Sendable {
  /// A place as editors and SARIF name it.
  public struct Position: Sendable, Hashable, Comparable {
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-16 code units.
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// Offset of the first byte of each line; the first is 0.
  private let starts: [Int]
  /// Length of the text in bytes.
  private let byteCount: Int
  /// Places in lines that are too long to be counted from their start; in order.
  private let marks: [Mark]

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count {
        let count = LineTable.countBeforeBreak(bytes, offset)
        offset += count
        if count == 8 { continue }
      }
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A {
        starts.append(offset)
      } else if byte == 0x0D {
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
    }
    self.starts = starts
    byteCount = bytes.count
    marks = LineTable.marks(of: starts, in: bytes)
  }

  /// How many of the eight bytes at an offset stand before a line break.
  @inline(__always)
  private static func countBeforeBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    let word = UInt64(littleEndian: UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: UInt64.self))
    return ByteLanes.countBeforeLineBreak(word)
  }

  public init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// Number of lines, at least one; a text that ends in a line break has an empty last line.
  public var lineCount: Int { starts.count }

  /// The 1-based line that holds an offset; offsets outside the text count as its nearest end.
  public func line(of offset: Int) -> Int {
    // The first line that starts behind the offset: its 0-based index is the 1-based number of the line before it.
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  /// The place of an offset in the bytes that the table was made of.
  ///
  /// An offset inside a character is the place of that character; bytes that are no UTF-8 count one unit a sequence, as
  /// the U+FFFD that an editor shows for them. A byte order mark at the start of the text takes no column.
  public func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Position {
    precondition(bytes.count == byteCount, "the bytes are not those of the table")
    let offset = min(max(offset, 0), byteCount)
    let line = line(of: offset)
    var start = starts[line - 1]
    var column = 1
    if line == 1, LineTable.startsWithByteOrderMark(bytes) {
      start = 3
      if offset <= start { return Position(line: 1, column: 1) }
    }
    if let mark = mark(before: offset), mark.offset > start { (start, column) = (mark.offset, mark.column) }
    // In ASCII each byte is one UTF-16 unit, and nearly all lines are ASCII.
    var ascii = start
    while ascii < offset, bytes[ascii] < 0x80 { ascii += 1 }
    column += ascii - start
    while ascii < offset {
      let sequence = Utf8.sequence(at: ascii, in: bytes)
      if ascii + sequence.length > offset { break }
      column += sequence.utf16Units
      ascii += sequence.length
    }
    return Position(line: line, column: column)
  }

  /// A place in a long line whose column is known.
  private struct Mark: Sendable {
    var offset: Int
    var column: Int
  }

  /// The bytes between two marks.
  private static let markDistance = 4096

  /// The marks of the lines that are longer than the distance between two, so that a place in a file of one line costs no
  /// more than another.
  private static func marks(of starts: [Int], in bytes: UnsafeBufferPointer<UInt8>) -> [Mark] {
    var marks: [Mark] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      guard end - start > markDistance else { continue }
      var offset = index == 0 && startsWithByteOrderMark(bytes) ? 3 : start
      var column = 1
      var next = offset + markDistance
      while offset < end {
        if offset >= next {
          marks.append(Mark(offset: offset, column: column))
          next = offset + markDistance
        }
        if bytes[offset] < 0x80 {
          offset += 1
          column += 1
        } else {
          let sequence = Utf8.sequence(at: offset, in: bytes)
          offset += sequence.length
          column += sequence.utf16Units
        }
      }
    }
    return marks
  }

  /// The last mark at or before an offset.
  private func mark(before offset: Int) -> Mark? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = low + (high - low) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }

  /// The place of an offset in the bytes that the table was made of.
  public func position(of offset: Int, in bytes: [UInt8]) -> Position {
    bytes.withUnsafeBufferPointer { position(of: offset, in: $0) }
  }

  /// The bytes of a 1-based line, its line break included; empty for a line that the text does not have.
  public func byteRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return byteCount..<byteCount }
    return starts[line - 1]..<(line < starts.count ? starts[line] : byteCount)
  }

  private static func startsWithByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
