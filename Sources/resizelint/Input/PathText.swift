/// Paths, which the system lets be any bytes, as text.
enum PathText {
  /// The path as text, and whether the text says exactly these bytes.
  ///
  /// Bytes that are no UTF-8 are spelled `\xE9`, so that two names never look the same.
  static func spelling(of path: [UInt8]) -> (text: String, isFaithful: Bool) {
    if let text = String(validating: path, as: UTF8.self) { return (text, true) }
    var text = ""
    var rest = path[...]
    while let first = rest.first {
      let length = lengthOfCharacter(at: first)
      if let character = String(validating: rest.prefix(length), as: UTF8.self) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        text += "\\x" + (digits.count == 1 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return (text, false)
  }

  private static func lengthOfCharacter(at lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
