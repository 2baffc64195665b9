/// A set of bytes, as `[…]` of a wildcard pattern spells it.
struct ByteSet: Sendable, Equatable {
  private var words: SIMD4<UInt64> = .zero
  private var isNegated = false

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    return (words[Int(byte >> 6)] & bit != 0) != isNegated
  }

  private mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= UInt64(1) << UInt64(byte & 63)
  }

  /// Reads a set from behind its `[`; nil where it is never closed. The end is behind the `]`.
  static func parse(_ pattern: ArraySlice<UInt8>) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var index = pattern.startIndex
    if let first = pattern.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      set.isNegated = true
      index += 1
    }
    var isFirst = true
    var previous: UInt8?
    while true {
      guard index < pattern.endIndex else { return nil }
      let byte = pattern[index]
      index += 1
      if byte == UInt8(ascii: "]"), !isFirst { return (set, index) }
      isFirst = false
      if byte == UInt8(ascii: "-"), let start = previous, index < pattern.endIndex, pattern[index] != UInt8(ascii: "]") {
        var end = pattern[index]
        index += 1
        if end == UInt8(ascii: "\\") {
          guard index < pattern.endIndex else { return nil }
          end = pattern[index]
          index += 1
        }
        if start <= end { for member in start...end { set.insert(member) } }
        previous = nil
      } else if byte == UInt8(ascii: "["), index < pattern.endIndex, pattern[index] == UInt8(ascii: ":") {
        if let close = pattern[index...].dropFirst().firstIndex(of: UInt8(ascii: "]")) {
          let name = pattern[(index + 1)..<close]
          guard name.last == UInt8(ascii: ":") else {
            // Not a named class after all: the bracket stands for itself.
            set.insert(byte)
            previous = byte
            continue
          }
          guard let members = namedClass(String(decoding: name.dropLast(), as: UTF8.self)) else { return nil }
          for member in UInt8(0)...127 where members(member) { set.insert(member) }
          index = close + 1
          previous = nil
        } else {
          return nil
        }
      } else if byte == UInt8(ascii: "\\") {
        guard index < pattern.endIndex else { return nil }
        set.insert(pattern[index])
        previous = pattern[index]
        index += 1
      } else {
        set.insert(byte)
        previous = byte
      }
    }
  }

  private static func namedClass(_ name: String) -> ((UInt8) -> Bool)? {
    let isUpper = { (byte: UInt8) in (0x41...0x5A).contains(byte) }
    let isLower = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let isGraph = { (byte: UInt8) in (0x21...0x7E).contains(byte) }
    switch name {
    case "alnum": return { isUpper($0) || isLower($0) || isDigit($0) }
    case "alpha": return { isUpper($0) || isLower($0) }
    case "blank": return { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": return { $0 < 0x20 || $0 == 0x7F }
    case "digit": return isDigit
    case "graph": return isGraph
    case "lower": return isLower
    case "print": return { (0x20...0x7E).contains($0) }
    case "punct": return { isGraph($0) && !isUpper($0) && !isLower($0) && !isDigit($0) }
    case "space": return { $0 == 0x20 || (0x09...0x0D).contains($0) }
    case "upper": return isUpper
    case "xdigit": return { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
    default: return nil
    }
  }
}
