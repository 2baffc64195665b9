/// Eight bytes in one word, looked at together.
enum ByteLanes {
  /// The byte in every lane.
  @inline(__always)
  static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Sets the high bit of the lowest byte that is equal and of no byte below it; bytes above it may be set wrongly.
  @inline(__always)
  static func firstMatch(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ repeated(byte)
    return (difference &- repeated(1)) & ~difference & repeated(0x80)
  }

  /// Counts the bytes, the lowest first, that stand before a line break.
  @inline(__always)
  static func countBeforeLineBreak(_ word: UInt64) -> Int {
    (firstMatch(word, 0x0A) | firstMatch(word, 0x0D)).trailingZeroBitCount / 8
  }
}
