import Testing

@testable import ResizelintRules

@Suite struct ExcerptTests {
  private func shown(_ line: String, _ start: Int, _ end: Int?, width: Int = 80) -> [String] {
    let excerpt = Excerpt(line, from: start, to: end, width: width)
    return [excerpt.line, excerpt.mark]
  }

  @Test func marksColumnsOfUtf16Units() {
    #expect(shown("let a = b", 9, 10) == ["let a = b", "        ^"])
    #expect(shown("😀 = b", 6, 7) == ["😀 = b", "     ^"])
    #expect(shown("漢字 = b", 6, 7) == ["漢字 = b", "       ^"])
    #expect(shown("e\u{301} = b", 6, 7) == ["e\u{301} = b", "    ^"])
  }

  @Test func countsVowelSignsThatStandBesideTheirLetter() {
    #expect(shown("กำ नि = b", 9, 10) == ["กำ नि = b", "        ^"])
    #expect(shown("한 ᄒ\u{1161}ᆫ b", 7, 8) == ["한 ᄒ\u{1161}ᆫ b", "      ^"])
  }

  @Test func spreadsTabsAndLeavesIndentationOff() {
    #expect(shown("\t\tx\ty", 5, 6) == ["x   y", "    ^"])
    #expect(shown("    x", 5, 6) == ["x", "^"])
    #expect(shown("    ", 1, 3) == ["    ", "^^"])
  }

  @Test func marksAtLeastOneColumn() {
    #expect(shown("abc", 2, 2) == ["abc", " ^"])
    #expect(shown("abc", 9, 12) == ["abc", "   ^"])
    #expect(shown("", 1, 5) == ["", "^"])
    #expect(shown("abc", 2, nil) == ["abc", " ^^"])
  }

  @Test func cutsALongLineAroundWhatIsMeant() {
    let line = String(repeating: "a", count: 300) + "NEEDLE" + String(repeating: "b", count: 300)
    let cut = shown(line, 301, 307, width: 40)
    #expect(DisplayWidth.of(cut[0]) == 40)
    #expect(cut[0].hasPrefix("…a") && cut[0].hasSuffix("b…"))
    let position = cut[1].prefix { $0 == " " }.count
    #expect(cut[0].dropFirst(position).hasPrefix("NEEDLE"))
    #expect(shown(line, 1, 3, width: 20)[0] == String(repeating: "a", count: 18) + "…")
    #expect(shown(line, 605, 607, width: 20)[0] == "…" + String(repeating: "b", count: 18))
    #expect(DisplayWidth.of(shown(line, 1, 600, width: 30)[1]) <= 30)
  }

  @Test func cutsALineThatIsAWholeFile() {
    // An odd number of units before the needle: no cut may fall between two halves of an emoji.
    for prefix in ["", "a"] {
      let line = prefix + String(repeating: "😀", count: 40_000) + "NEEDLE" + String(repeating: "b", count: 40_000)
      let start = prefix.utf16.count + 80_001
      let cut = shown(line, start, start + 6, width: 40)
      #expect(cut[0].hasPrefix("…😀") && cut[0].hasSuffix("b…") && cut[0].contains("😀NEEDLEb"))
      #expect(cut[1].count { $0 == "^" } == 6)
      #expect(DisplayWidth.of(cut[0].prefix { $0 != "N" }) == cut[1].prefix { $0 == " " }.count)
    }
  }

  @Test func showsWhatDeceivesByItsNumber() {
    #expect(shown("a\u{202E}b", 3, 4) == ["a<U+202E>b", "         ^"])
    #expect(shown("\u{1B}[31mx", 6, 7) == ["<U+001B>[31mx", "            ^"])
  }
}
