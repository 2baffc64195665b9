import ResizelintLexer

/// Walks the words of an Objective-C file; comments and literals are skipped.
struct ObjectiveCWords {
  let bytes: SourceBytes
  var offset = 0

  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next byte that is no white space and stands in no comment.
  var next: UInt8 {
    var copy = self
    copy.skipTrivia()
    return bytes[copy.offset]
  }

  /// The word stands behind an `@`.
  func isDirective(_ word: Range<Int>) -> Bool { word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: "@") }

  func peekWord() -> String? {
    var copy = self
    copy.skipTrivia()
    return copy.eatWord().map { bytes.text($0) }
  }

  mutating func eatWord() -> Range<Int>? {
    let start = offset
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    return offset > start ? start..<offset : nil
  }

  /// Passes a byte, and what may stand before it.
  mutating func eat(_ byte: Unicode.Scalar) -> Bool {
    guard skipTrivia(), bytes[offset] == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// Passes white space, comments, strings and characters; false at the end of the file.
  @discardableResult
  mutating func skipTrivia() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"):
        offset += 2
        while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")) {
          offset += 1
        }
        offset = min(offset + 2, bytes.count)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(bytes[offset])
      default: return true
      }
    }
    return false
  }

  /// To behind the closing quote, or the end of the line.
  private mutating func skipLiteral(_ quote: UInt8) {
    offset += 1
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }
}
