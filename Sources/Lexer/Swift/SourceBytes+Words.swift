/// Eight bytes at a time, without a branch for each: where a run ends is what a processor cannot foresee.
///
/// All of these take an offset up to `count` and read eight bytes from it, which the padding keeps readable (`SourceBytes`,
/// invariant 2). They answer how many of the eight stand before the first that ends the run, 8 where none does.
extension SourceBytes {
  /// Counts spaces.
  func countOfSpaces(at offset: Int) -> Int {
    let difference = word(at: offset) ^ ByteLanes.repeated(0x20)
    return difference.trailingZeroBitCount / 8
  }

  /// Counts what is no line break.
  func countBeforeLineBreak(at offset: Int) -> Int {
    ByteLanes.countBeforeLineBreak(word(at: offset))
  }

  /// Counts what is neither a backslash, a line break nor the quote.
  func countBeforeTextStop(at offset: Int, quote: UInt8) -> Int {
    let word = word(at: offset)
    let stops =
      ByteLanes.firstMatch(word, UInt8(ascii: "\\")) | ByteLanes.firstMatch(word, quote) | ByteLanes.firstMatch(word, 0x0A)
      | ByteLanes.firstMatch(word, 0x0D)
    return stops.trailingZeroBitCount / 8
  }

  /// Counts ASCII letters, digits, `_` and `$`.
  func countOfWordBytes(at offset: Int) -> Int {
    let word = word(at: offset)
    // Without its high bit no byte carries into the next one; bytes that have it are sorted out at the end.
    let low = word & ByteLanes.repeated(0x7F)
    let letters = inRange(low | ByteLanes.repeated(0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
    let digits = inRange(low, UInt8(ascii: "0"), UInt8(ascii: "9"))
    let others = equals(low, UInt8(ascii: "_")) | equals(low, UInt8(ascii: "$"))
    let ends = (~(letters | digits | others) | word) & ByteLanes.repeated(0x80)
    return ends.trailingZeroBitCount / 8
  }

  private func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + SourceBytes.padding)
    return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Sets the high bit of each byte that is equal, for bytes below 0x80; the other bits mean nothing.
  private func equals(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    ~((word ^ ByteLanes.repeated(byte)) &+ ByteLanes.repeated(0x7F))
  }

  /// Sets the high bit of each byte that is in the range, for bytes below 0x80; the other bits mean nothing.
  private func inRange(_ word: UInt64, _ lowest: UInt8, _ highest: UInt8) -> UInt64 {
    (word &+ ByteLanes.repeated(0x80 - lowest)) & ~(word &+ ByteLanes.repeated(0x7F - highest))
  }
}
