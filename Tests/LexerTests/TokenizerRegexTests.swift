import ResizelintLexer
import Testing

@Suite struct TokenizerRegexTests {
  private func regexes(_ source: String) -> [String] {
    tokenDump(source).filter { $0.hasPrefix("regex ") }.map { String($0.dropFirst(6)) }
  }

  @Test(arguments: [
    "x = /a b/", "f(/a/, 1)", "return / a/", "{ /a/ }", "try? /^ x/", "!/a/", "/a/", "x ? /a/ : y", "case / a/", "a = /[/ab/",
    "x = / a/b) /",
  ])
  func readsARegexWhereAnOperandIsExpected(source: String) {
    #expect(regexes(source).count == 1)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "f(/)", "reduce(1, /) + g(/)", "operator /^/", "func /(a: A) { 5/ }", "a / b\n/ c /",
    "self / a / b", "f()/2/g", "x = [/ , /]", "y = (a) / b / c",
  ])
  func readsAnOperatorWhereNoRegexCanStand(source: String) {
    #expect(regexes(source).isEmpty)
  }

  @Test func endsABareRegexWithItsLine() {
    #expect(regexes("f(/a\n/)").isEmpty)
    #expect(regexes("x = / a\nb") == ["/ a"])
    #expect(texts(of: "x = / a\nb", with: .unterminated) == ["/ a"])
  }

  @Test func readsExtendedRegexes() {
    #expect(regexes("#/a/b/# + ##/c/#d/##") == ["#/a/b/#", "##/c/#d/##"])
    #expect(regexes("#/\n a / b\n/#") == ["#/\n a / b\n/#"])
    #expect(regexes("#/\n a") == ["#/"])
    #expect(regexes("#/a\n/#") == ["#/a"])
  }

  @Test func seesThroughEscapesAndBrackets() {
    #expect(regexes(#"f(/a\/b/)"#) == [#"/a\/b/"#])
    #expect(regexes("f(/(a)[)]/)") == ["/(a)[)]/"])
    #expect(regexes("f(/a)/)").isEmpty)
    #expect(regexes("f(/a /)").isEmpty)
  }

  @Test func splitsAPrefixOperatorOff() {
    #expect(tokenDump("x = -/a/") == ["word x", "operator =", "operator -", "regex /a/"])
  }
}
