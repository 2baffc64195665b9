import ResizelintLexer
import ResizelintTestSupport
import Testing

@Suite struct JsonReaderTests {
  private static let sample = """
    // A comment.
    {"a": [1, -2.5e3, true, false, null,], /* between */ "b": {"c": "x\\n\\u00e9\\ud83d\\ude00", "c": "last"},}
    """

  private func read(_ text: String) -> (root: JsonNode?, problems: [ParseProblem]) { JsonReader.read([UInt8](text.utf8)) }

  @Test func readsEveryKindOfValueWithCommentsAndTrailingCommas() throws {
    let (root, problems) = read(Self.sample)
    #expect(problems.isEmpty)
    let items = try #require(root?["a"]?.array)
    #expect(items.map(\.value) == [.number(1, raw: "1"), .number(-2500, raw: "-2.5e3"), .bool(true), .bool(false), .null])
    #expect(root?["b"]?.members?.map(\.key) == ["c", "c"])
    #expect(root?["b"]?.members?.first?.node.string == "x\né😀")
    #expect(root?["b"]?["c"]?.string == "last")
  }

  @Test func knowsWhereKeysAndValuesStand() throws {
    let text = #" {"key": [10]}"#
    let member = try #require(read(text).root?.members?.first)
    #expect(read(text).root?.range == 1..<14)
    #expect(member.keyRange == 2..<7)
    #expect(member.node.range == 9..<13)
    #expect(member.node.array?.first?.range == 10..<12)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1 2]", 3), (#"{"a" 1}"#, 5), (#"{a: 1}"#, 1), ("[01]", 1), ("[1.]", 1), ("[nul]", 1),
    (#"["\x"]"#, 2), (#"["\ud800"]"#, 2), ("[\"open\n\"]", 1), ("[1] 2", 4), ("/* open", 0), ("[,]", 1), ("{\"a\":}", 5),
  ])
  func saysWhereTheFirstMistakeIs(text: String, offset: Int) {
    #expect(read(text).problems.first?.offset == offset)
  }

  @Test func keepsWhatWasReadBeforeTheStructureWasLost() {
    let (root, problems) = read(#"{"a": 1, "b": [2, 3"#)
    #expect(problems.count == 1)
    #expect(root?["a"]?.integer == 1)
    #expect(root?["b"]?.array?.count == 2)
  }

  @Test func reportsBytesThatAreNoUtf8() {
    #expect(JsonReader.read([0x22, 0x61, 0xFF, 0x22]).problems.map(\.offset) == [2])
  }

  @Test func stopsAtTheDepthLimit() {
    let (root, problems) = read(String(repeating: "[", count: 100_000))
    #expect(problems.count == 1)
    #expect(problems.first?.offset == JsonReader.depthLimit)
    #expect(root != nil)
  }

  @Test func answersEveryPrefixAndMutationTwiceAlike() {
    let bytes = [UInt8](Self.sample.utf8)
    for input in Array(Mutations.prefixes(of: bytes)) + Mutations.variants(of: bytes, count: 2000) {
      let (root, problems) = JsonReader.read(input)
      #expect(problems.allSatisfy { $0.offset >= 0 && $0.offset <= input.count })
      #expect(root != nil || !problems.isEmpty)
      #expect(JsonReader.read(input).root == root)
    }
  }
}
