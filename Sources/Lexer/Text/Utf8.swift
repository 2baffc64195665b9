/// UTF-8 as it stands in files: mostly valid, sometimes not.
public enum Utf8 {
  /// One encoded character, or one run of bytes that is none.
  public struct Sequence: Sendable, Equatable {
    /// Number of bytes, at least one.
    public var length: Int
    /// The character; U+FFFD for bytes that are none.
    public var scalar: Unicode.Scalar
    public var isValid: Bool

    /// Number of UTF-16 code units.
    public var utf16Units: Int { scalar.value > 0xFFFF ? 2 : 1 }
  }

  /// The sequence that begins at an offset below `bytes.count`.
  ///
  /// Bytes that are no UTF-8 are cut where the standard library's decoder cuts them: at the longest beginning of a valid
  /// sequence (Unicode 15, section 3.9, "maximal subpart").
  public static func sequence(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Sequence {
    let first = bytes[offset]
    if first < 0x80 { return Sequence(length: 1, scalar: Unicode.Scalar(first), isValid: true) }
    // The second byte has a narrower range after E0, ED, F0 and F4 (Unicode 15, table 3-7).
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return Sequence(length: 1, scalar: "\u{FFFD}", isValid: false)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < bytes.count, (index == 1 ? second : 0x80...0xBF).contains(bytes[offset + index]) else {
        return Sequence(length: index, scalar: "\u{FFFD}", isValid: false)
      }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    return Sequence(length: length, scalar: Unicode.Scalar(value) ?? "\u{FFFD}", isValid: true)
  }

  /// The offset of the first bytes of a range that are no UTF-8.
  static func firstInvalidOffset(in range: Range<Int>, of bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      // The end of the range is the end of the text here: a sequence that runs over it is cut short.
      let slice = UnsafeBufferPointer(rebasing: buffer[..<range.upperBound])
      var offset = range.lowerBound
      while offset < slice.count {
        if slice[offset] < 0x80 {
          offset += 1
          continue
        }
        let sequence = sequence(at: offset, in: slice)
        guard sequence.isValid else { return offset }
        offset += sequence.length
      }
      return nil
    }
  }

  /// Appends the encoding of a scalar.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    // Every scalar has an encoding: the function answers nil for none.
    guard let encoded = Unicode.UTF8.encode(scalar) else { return }
    bytes.append(contentsOf: encoded)
  }
}
