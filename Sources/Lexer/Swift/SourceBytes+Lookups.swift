/// What scanners ask of the bytes around an offset.
///
/// These are here and not on the tokenizer because a small value is passed in registers, where the whole state of the
/// tokenizer would be copied for each call.
extension SourceBytes {
  /// The scalar at an offset below the end of the file.
  func scalar(at offset: Int) -> Utf8.Sequence {
    Utf8.sequence(at: offset, in: UnsafeBufferPointer(start: base, count: count))
  }

  /// The byte before an offset; zero, which binds nothing, at the beginning of the file.
  func byte(before offset: Int) -> UInt8 { offset > 0 ? self[offset - 1] : 0 }

  /// The bytes at an offset spell the ASCII text.
  func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The token spells the ASCII text.
  func spells(_ text: StaticString, _ token: Token) -> Bool {
    Int(token.end - token.start) == text.utf8CodeUnitCount && matches(text, at: Int(token.start))
  }

  /// How many `#` stand at an offset.
  func poundCount(at offset: Int) -> Int {
    var end = offset
    while self[end] == UInt8(ascii: "#") { end += 1 }
    return end - offset
  }

  /// The end of the line that an offset is in: the offset of its line break, or the end of the file.
  func endOfLine(_ start: Int) -> Int {
    var offset = start
    while offset < count {
      let length = countBeforeLineBreak(at: offset)
      offset += length
      if length < 8 { break }
    }
    return min(offset, count)
  }

  /// The end of an identifier whose beginning has been read.
  @inline(__always)
  func endOfWord(_ start: Int) -> Int {
    // Most words are short and ASCII.
    let end = start &+ countOfWordBytes(at: start)
    return end &- start < 8 && self[end] < 0x80 ? end : endOfLongWord(end)
  }

  @inline(never)
  private func endOfLongWord(_ start: Int) -> Int {
    var end = start
    while true {
      let length = countOfWordBytes(at: end)
      end += length
      if length == 8 { continue }
      guard self[end] >= 0x80 else { return end }
      let sequence = scalar(at: end)
      guard sequence.isValid, UnicodeClass.continuesWord(sequence.scalar.value) else { return end }
      end += sequence.length
    }
  }
}
