import Testing

@testable import resizelint

@Suite struct EditableTextTests {
  private static let pieces = ["a", "é", "😀", "\n", "\r", "\r\n", "\n\r", "", "ab\ncd", "\r\n\r\n", "\u{2028}", "日本"].map {
    Array($0.utf8)
  }

  /// Where lines begin, found the slow way.
  private func starts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == 0x0A || byte == 0x0D && next != 0x0A { starts.append(index + 1) }
    }
    return starts
  }

  @Test func knowsWhereLinesBeginAfterAnyEdit() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var text = EditableText([])
      var plain: [UInt8] = []
      for _ in 0..<40 {
        let start = Int.random(in: 0...plain.count, using: &random)
        let end = min(plain.count, start + Int.random(in: 0...4, using: &random))
        let piece = Self.pieces.randomElement(using: &random)!
        text.replace(start..<end, with: piece)
        plain.replaceSubrange(start..<end, with: piece)
        #expect(text.bytes == plain)
        #expect(text.lineStarts == starts(plain), "\(plain)")
      }
    }
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 5, 5, 5, 5, 6, 6]),
    (.utf16, [0, 1, 1, 3, 4, 4]),
    (.utf32, [0, 1, 2, 3, 3]),
  ])
  func findsPlacesInEachEncoding(_ encoding: PositionEncoding, _ places: [Int]) {
    let text = EditableText(Array("a😀b\nc".utf8))
    // The byte offset that comes back as the place it was asked for, or as the one before it inside a character.
    let offsets = places.indices.map { text.offset(of: DocumentPosition(line: 0, character: $0), in: encoding) }
    switch encoding {
    case .utf8: #expect(offsets == [0, 1, 1, 1, 1, 5, 6, 6])
    case .utf16: #expect(offsets == [0, 1, 1, 5, 6, 6])
    case .utf32: #expect(offsets == [0, 1, 5, 6, 6])
    }
    for offset in [0, 1, 5, 6, 7, 8] {
      #expect(text.offset(of: text.position(of: offset, in: encoding), in: encoding) == offset)
    }
  }

  @Test func takesPlacesOutsideTheTextForItsEnds() {
    let text = EditableText(Array("ab\r\ncd".utf8))
    #expect(text.offset(of: DocumentPosition(line: 0, character: 99), in: .utf16) == 2)
    #expect(text.offset(of: DocumentPosition(line: 1, character: 99), in: .utf16) == 6)
    #expect(text.offset(of: DocumentPosition(line: 99, character: 0), in: .utf16) == 6)
    #expect(text.offset(of: DocumentPosition(line: -1, character: -1), in: .utf8) == 0)
    #expect(text.offset(of: DocumentPosition(line: .max, character: .max), in: .utf32) == 6)
  }

  @Test func turnsColumnsOfFindingsIntoPlaces() {
    let text = EditableText([0xEF, 0xBB, 0xBF] + Array("é😀x\né😀x".utf8))
    for line in [1, 2] {
      #expect(text.position(line: line, utf16Column: 4, in: .utf16) == DocumentPosition(line: line - 1, character: 3))
      #expect(text.position(line: line, utf16Column: 4, in: .utf8) == DocumentPosition(line: line - 1, character: 6))
      #expect(text.position(line: line, utf16Column: 4, in: .utf32) == DocumentPosition(line: line - 1, character: 2))
    }
    #expect(text.position(line: 9, utf16Column: 1, in: .utf8) == DocumentPosition(line: 8, character: 0))
  }
}
