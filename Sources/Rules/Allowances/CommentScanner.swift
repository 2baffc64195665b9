/// Walks over the text of one comment, without its delimiters.
struct CommentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  /// Behind the last byte that is neither white space nor a closing delimiter.
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    var end = range.upperBound
    if CommentScanner.stands("-->", before: end, in: bytes, from: range.lowerBound) {
      end -= 3
    } else if CommentScanner.stands("*/", before: end, in: bytes, from: range.lowerBound + 2) {
      end -= 2
    }
    while end > range.lowerBound, CommentScanner.isSpace(bytes[end - 1]) { end -= 1 }
    self.end = end
  }

  var isAtEnd: Bool { position >= end }

  /// Skips `//`, `///`, `/*`, `<!--`, `#` and the white space behind it.
  mutating func skipOpener() {
    while !isAtEnd, "/*<!-#".utf8.contains(bytes[position]) { position += 1 }
    skipSpace()
  }

  mutating func skipSpace() {
    while !isAtEnd, CommentScanner.isSpace(bytes[position]) { position += 1 }
  }

  var isAtSpace: Bool { !isAtEnd && CommentScanner.isSpace(bytes[position]) }

  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// What stands before a reason.
  var isAtSeparator: Bool { isAt("--") || isAt("—") }

  mutating func eatSeparator() -> Bool { eat("--") || eat("—") }

  mutating func eat(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// The bytes up to the first that does not belong.
  mutating func word(while belongs: (UInt8) -> Bool) -> AllowanceComment.Word {
    let start = position
    while !isAtEnd, belongs(bytes[position]) { position += 1 }
    return word(from: start, to: position)
  }

  func word(from start: Int, to end: Int) -> AllowanceComment.Word {
    AllowanceComment.Word(text: String(decoding: bytes[start..<max(start, end)], as: UTF8.self), range: start..<max(start, end))
  }

  private static func stands(
    _ text: StaticString, before end: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - count >= start else { return false }
    for offset in 0..<count where bytes[end - count + offset] != text.utf8Start[offset] { return false }
    return true
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
