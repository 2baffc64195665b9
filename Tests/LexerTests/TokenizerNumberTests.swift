import ResizelintLexer
import Testing

@Suite struct TokenizerNumberTests {
  @Test(arguments: [
    "0", "1_000", "0b1010", "0o17", "0xFF_FF", "1.5", "1e10", "1.5e-3", "1E+2", "0x1p4", "0x1.8p-2", "0b12", "0o9", "0xZZ",
    "12abc",
    "1e", "1.5ex", "0x1.8p",
  ])
  func readsAWholeNumber(number: String) {
    #expect(tokenDump(number) == ["number \(number)"])
    #expect(tokenDump("(\(number))") == ["punctuation (", "number \(number)", "punctuation )"])
  }

  @Test func leavesMembersToTheParser() {
    #expect(tokenDump("1.description") == ["number 1", "operator .", "word description"])
    #expect(tokenDump("1..<2") == ["number 1", "operator ..<", "number 2"])
    #expect(tokenDump("0xff.fp") == ["number 0xff", "operator .", "word fp"])
    #expect(tokenDump("0xff.ad.x") == ["number 0xff", "operator .", "word ad", "operator .", "word x"])
  }

  @Test func readsTupleIndicesOneByOne() {
    #expect(tokenDump("x.0.1") == ["word x", "operator .", "number 0", "operator .", "number 1"])
    #expect(tokenDump("x./**/0.1").suffix(3) == ["number 0", "operator .", "number 1"])
  }

  @Test(arguments: ["@available(iOS", "#available(iOS", "#unavailable(iOS", "@backDeployed(before: iOS"])
  func readsVersionsComponentByComponent(opening: String) {
    #expect(
      tokenDump("\(opening) 17.1, *) 2.5").suffix(7) == [
        "number 17", "operator .", "number 1", "punctuation ,", "operator *", "punctuation )", "number 2.5",
      ])
  }

  @Test func readsVersionsOnlyThere() {
    #expect(tokenDump("f(iOS 17.1)").contains("number 17.1"))
    #expect(tokenDump("available(iOS, 17.1)").contains("number 17.1"))
  }
}
