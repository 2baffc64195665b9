import ResizelintLexer
import Testing

@Suite struct TokenizerOperatorTests {
  @Test(arguments: ["+", "->", "==", "...", "..<", "&&=", "=", ".", "<", ">>", "~>", "→", "+\u{301}", "..+"])
  func readsARunAsOneOperator(text: String) {
    #expect(tokenDump("a \(text) b") == ["word a", "operator \(text)", "word b"])
  }

  @Test func readsPostfixMarksOneByOne() {
    #expect(tokenDump("a?.b!") == ["word a", "operator ?", "operator .", "word b", "operator !"])
    #expect(tokenDump("a??b") == ["word a", "operator ?", "operator ?", "word b"])
    #expect(tokenDump("a ?? b") == ["word a", "operator ??", "word b"])
  }

  @Test func endsARunBeforeAPeriodAndAComment() {
    #expect(tokenDump("+.a") == ["operator +", "operator .", "word a"])
    #expect(tokenDump("a+//b") == ["word a", "operator +", "comment //b"])
    #expect(tokenDump("a+/*b*/") == ["word a", "operator +", "comment /*b*/"])
  }

  @Test func readsNestedComments() {
    #expect(tokenDump("/* a /* b */ c */d") == ["comment /* a /* b */ c */", "word d"])
    #expect(tokenDump("/*/ */a") == ["comment /*/ */", "word a"])
    #expect(texts(of: "/* /* */ a", with: .unterminated) == ["/* /* */ a"])
    #expect(tokenDump("// a\rb// c\r\nd") == ["comment // a", "word b", "comment // c", "word d"])
  }

  @Test func readsAConflictAsAComment() {
    let conflict = "<<<<<<< a\nb\n=======\nc\n>>>>>>> d"
    #expect(tokenDump("\(conflict)\ne") == ["comment \(conflict)", "word e"])
    #expect(tokenDump("<<<<<<< a").first == "operator <<<<<<<")
    #expect(tokenDump(">>>> a\nb\n<<<<\nc") == ["comment >>>> a\nb\n<<<<\nc"])
  }
}
