/// Base64 as property lists hold it: white space anywhere, padding at the end.
public enum Base64 {
  private static let alphabet = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes of a text; nil where it holds anything else.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var isPadded = false
    for byte in text {
      if Ascii.isSpace(byte) { continue }
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        result.append(UInt8(truncatingIfNeeded: bits >> 16))
        result.append(UInt8(truncatingIfNeeded: bits >> 8))
        result.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (0, 0)
      }
    }
    if count == 3 { result.append(UInt8(truncatingIfNeeded: bits >> 10)) }
    if count >= 2 { result.append(UInt8(truncatingIfNeeded: count == 3 ? bits >> 2 : bits >> 4)) }
    return result
  }

  /// The text of bytes, padded, without line breaks.
  public static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let group = bytes[offset..<min(offset + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | UInt32(index < group.count ? group[offset + index] : 0) }
      for index in 0..<4 {
        let digit = alphabet[Int(bits >> UInt32(18 - 6 * index) & 0x3F)]
        result.append(index <= group.count ? digit : UInt8(ascii: "="))
      }
      offset += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
