/// What touches an operator, which decides whether it is a prefix, a postfix or a binary one.
extension SourceBytes {
  /// Something touches the token on its left, so that it cannot be a prefix operator.
  func isLeftBound(_ start: Int) -> Bool {
    switch byte(before: start) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    // The end of a block comment, which is white space.
    case UInt8(ascii: "/"): byte(before: start - 1) != UInt8(ascii: "*")
    // The second byte of a no-break space.
    case 0xA0: byte(before: start - 1) != 0xC2
    default: true
    }
  }

  /// Something touches the token on its right, so that it cannot be a postfix operator.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch self[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    // `x^.y` has a postfix operator, `^.y` a prefix one.
    case UInt8(ascii: "."): !isLeftBound
    // A comment is white space.
    case UInt8(ascii: "/"): self[end + 1] != UInt8(ascii: "/") && self[end + 1] != UInt8(ascii: "*")
    case 0xC2: self[end + 1] != 0xA0
    default: true
    }
  }
}
