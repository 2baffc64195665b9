import ResizelintLexer
import Testing

@Suite struct LineTableTests {
  private func position(_ offset: Int, _ bytes: [UInt8]) -> LineTable.Position {
    LineTable(bytes).position(of: offset, in: bytes)
  }

  @Test func countsEachKindOfLineBreakOnce() {
    let bytes = [UInt8]("a\nb\r\nc\rd".utf8)
    #expect([0, 2, 5, 7].map { position($0, bytes).line } == [1, 2, 3, 4])
    #expect(LineTable(bytes).lineCount == 4)
    #expect((1...5).map { LineTable(bytes).byteRange(ofLine: $0) } == [0..<2, 2..<5, 5..<7, 7..<8, 8..<8])
  }

  @Test func countsColumnsInUtf16Units() {
    let text = "é😀x"
    let bytes = [UInt8](text.utf8)
    #expect(position(2, bytes).column == 2)
    #expect(position(6, bytes).column == 4)
    #expect(position(7, bytes).column == 5)
  }

  @Test func takesAnOffsetInsideACharacterForThatCharacter() {
    #expect(position(3, [UInt8]("a😀".utf8)).column == 2)
  }

  @Test func countsOneUnitForEachSequenceThatIsNoUtf8() {
    // A lone continuation byte, the first three bytes of a character of four, a surrogate in three bytes.
    for bytes: [UInt8] in [[0x80, 0x41], [0xF0, 0x9F, 0x98, 0x41], [0xED, 0xA0, 0x80, 0x41], [0xC0, 0xAF, 0x41]] {
      let expected = String(decoding: bytes.dropLast(), as: UTF8.self).utf16.count + 1
      #expect(position(bytes.count - 1, bytes).column == expected)
    }
  }

  @Test func givesNoColumnToAByteOrderMark() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x62]
    #expect([0, 3, 4].map { position($0, bytes).column } == [1, 1, 2])
  }

  @Test func clampsOffsetsOutsideTheText() {
    #expect(position(-5, [0x61]) == LineTable.Position(line: 1, column: 1))
    #expect(position(99, [0x61]) == LineTable.Position(line: 1, column: 2))
    #expect(position(0, []) == LineTable.Position(line: 1, column: 1))
  }
}
