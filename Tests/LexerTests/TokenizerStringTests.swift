import ResizelintLexer
import Testing

@Suite struct TokenizerStringTests {
  @Test func readsQuotesAndText() {
    #expect(tokenDump(#""a \" b""#) == [#"openQuote ""#, #"text a \" b"#, #"closeQuote ""#])
    #expect(tokenDump(#""""#) == [#"openQuote ""#, #"closeQuote ""#])
    #expect(tokenDump(##"#"a\"#"##) == [##"openQuote #""##, #"text a\"#, ##"closeQuote "#"##])
  }

  @Test func readsAnInterpolation() {
    #expect(
      tokenDump(#""a\(b(c))d""#) == [
        #"openQuote ""#, "text a", #"punctuation \"#, "punctuation (", "word b", "punctuation (", "word c", "punctuation )",
        "punctuation )", "text d", #"closeQuote ""#,
      ])
    #expect(texts(of: #""\((a))\(b)""#, with: .interpolation) == ["(", ")", "(", ")"])
  }

  @Test func readsPoundsOfAnInterpolationAsQuotes() {
    #expect(
      tokenDump(##"#"\(a)\#(b)"#"##) == [
        ##"openQuote #""##, #"text \(a)"#, #"punctuation \"#, "openQuote #", "punctuation (", "word b", "punctuation )",
        ##"closeQuote "#"##,
      ])
  }

  @Test func readsStringsInStringsToAnyDepth() {
    let depth = 20_000
    let source = String(repeating: #""\("#, count: depth) + "a" + String(repeating: #")""#, count: depth)
    #expect(tokenDump(source).count == 5 * depth + 1)
    #expect(texts(of: source, with: .unterminated).isEmpty)
  }

  @Test func readsMultilineStrings() {
    #expect(tokenDump("\"\"\"\n a \"\" b\\\n\"\"\"") == ["openQuote \"\"\"", "text \n a \"\" b\\\n", "closeQuote \"\"\""])
    #expect(texts(of: "\"\"\"\n\"\"\" \"\"", with: .multiline) == ["\"\"\"", "\"\"\""])
  }

  @Test func tellsARawQuoteFromAMultilineOpening() {
    #expect(tokenDump(##"#"""#"##) == [##"openQuote #""##, #"text ""#, ##"closeQuote "#"##])
    #expect(tokenDump(##"#"""a"#"##) == [##"openQuote #""##, #"text ""a"#, ##"closeQuote "#"##])
    #expect(tokenDump("#\"\"\"\na\"#\n\"\"\"#").first == "openQuote #\"\"\"")
  }

  @Test func endsAnUnterminatedStringWithItsLine() {
    #expect(tokenDump("\"a\nb") == ["openQuote \"", "text a", "word b"])
    #expect(texts(of: "\"a\nb", with: .unterminated) == ["\""])
    #expect(texts(of: "\"\"\"\na", with: .unterminated) == ["\"\"\""])
  }

  @Test func keepsTheModeOfAnUnterminatedInterpolation() {
    #expect(
      tokenDump("\"a\\(b\nc\"d\"") == [
        "openQuote \"", "text a", "punctuation \\", "punctuation (", "word b", "word c", "openQuote \"", "text d",
        "closeQuote \"",
      ])
    // The line ends the inner string and its interpolation; the outer one, of a multi-line string, goes on.
    let source = "\"\"\"\n\\(a + \"b\\(c\n d)e\n\"\"\""
    #expect(texts(of: source, with: .unterminated) == ["\""])
    #expect(tokenDump(source).suffix(4) == ["word d", "punctuation )", "text e\n", "closeQuote \"\"\""])
  }

  @Test func takesTooManyPoundsIntoTheClosingQuote() {
    #expect(tokenDump(###"#"a"##"###).last == ###"closeQuote "##"###)
  }
}
