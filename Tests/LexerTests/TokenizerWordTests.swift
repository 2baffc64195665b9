import ResizelintLexer
import Testing

@Suite struct TokenizerWordTests {
  @Test(arguments: ["name", "_", "$0", "$name", "größe", "変数", "a1$", "`default`", "`some name`", "<#value#>", "a\u{301}", "🎉"])
  func readsAWholeWord(word: String) {
    #expect(tokenDump(word) == ["word \(word)"])
  }

  @Test func readsDirectivesAttributesAndMacrosAsSignAndName() {
    #expect(tokenDump("#if A") == ["punctuation #", "word if", "word A"])
    #expect(tokenDump("#if1") == ["punctuation #", "word if", "number 1"])
    #expect(tokenDump("#if1a") == ["punctuation #", "word if", "number 1a"])
    #expect(tokenDump("#line1") == ["punctuation #", "word line1"])
    #expect(tokenDump("@objc ##x") == ["punctuation @", "word objc", "punctuation #", "punctuation #", "word x"])
  }

  @Test func readsABacktickWithoutPartnerAsPunctuation() {
    #expect(tokenDump("`a\nb") == ["punctuation `", "word a", "word b"])
    #expect(texts(of: "`a\n", with: .unterminated) == ["`"])
  }

  @Test func readsAShebangOnlyAtTheStart() {
    #expect(tokenDump("#!/bin/x y\na") == ["comment #!/bin/x y", "word a"])
    #expect(tokenDump(" #!a").first == "punctuation #")
  }

  @Test func endsAPlaceholderAtAnotherOneAndAtTheLine() {
    #expect(tokenDump("<#a <#b#>") == ["operator <", "punctuation #", "word a", "word <#b#>"])
    #expect(tokenDump("<#a\n#>").first == "operator <")
    #expect(tokenDump("x+<#b#>") == ["word x", "operator +", "word <#b#>"])
  }

  @Test func readsStrayBytesAsUnexpected() {
    #expect(tokenDump("\u{FEFF}a\u{A0}b\0") == ["unexpected \u{FEFF}", "word a", "unexpected \u{A0}", "word b", "unexpected \0"])
  }

  @Test func endsBytesThatAreNoUTF8WithoutLosingWhatFollows() {
    var buffer = TokenBuffer()
    let kinds = SourceBytes.withPadded([0x61, 0xC3, 0x62, 0xFF, 0x80, 0x2B, 0xE2, 0x86]) { bytes in
      Tokenizer.tokenize(bytes, into: &buffer)
      return (0..<buffer.count).map { buffer[$0].kind }
    }
    #expect(kinds.filter { $0 != .unexpected } == [.word, .word, .operator])
  }

  @Test func saysWhatStandsBeforeAToken() {
    #expect(texts(of: "a b\n  .c(d)\r\ne /* \n */ f", with: .startsLine) == ["a", ".", "e", "f"])
    #expect(texts(of: "a.b c/**/d", with: .followsSpace) == ["a", "c", "d"])
    #expect(texts(of: "a // one\n// two\nb", with: .startsLine) == ["a", "// two", "b"])
  }
}
