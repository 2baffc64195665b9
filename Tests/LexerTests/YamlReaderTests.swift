import ResizelintLexer
import ResizelintTestSupport
import Testing

@Suite struct YamlReaderTests {
  private static let sample = """
    # A project.
    name: Sample   # trailing
    options:
      deploymentTarget: { iOS: "17.0", macOS: '14' }
    defaults: &defaults
      A: 1
      B: [one, "two, too",
          three]   # over lines
    targets:
      App:
        <<: *defaults
        B: own
        sources:
        - path: Sources
          excludes: ["*.md"]
        - Other
        script: |
          echo "a: b"   # not a comment

            indented
        note: >-
          folded
          text

          end
        empty:
        long: first
          second
        "quoted key": 'it''s'
        url: https://example.org/#x
    """

  private func read(_ text: String) -> (root: YamlNode?, problems: [ParseProblem]) { YamlReader.read([UInt8](text.utf8)) }

  @Test func readsWhatProjectFilesUse() throws {
    let (root, problems) = read(Self.sample)
    #expect(problems.isEmpty)
    #expect(root?["name"]?.string == "Sample")
    #expect(root?["options"]?["deploymentTarget"]?["iOS"]?.string == "17.0")
    #expect(root?["options"]?["deploymentTarget"]?["macOS"]?.string == "14")
    #expect(root?["defaults"]?["B"]?.sequence?.map(\.string) == ["one", "two, too", "three"])
    let app = try #require(root?["targets"]?["App"])
    #expect(app["A"]?.integer == 1)
    #expect(app["B"]?.string == "own")
    #expect(app["sources"]?.sequence?.count == 2)
    #expect(app["sources"]?.sequence?.first?["excludes"]?.sequence?.first?.string == "*.md")
    #expect(app["sources"]?.sequence?.last?.string == "Other")
    #expect(app["script"]?.string == "echo \"a: b\"   # not a comment\n\n  indented\n")
    #expect(app["note"]?.string == "folded text\nend")
    #expect(app["empty"]?.isNull == true)
    #expect(app["long"]?.string == "first second")
    #expect(app["quoted key"]?.string == "it's")
    #expect(app["url"]?.string == "https://example.org/#x")
  }

  @Test func knowsWhereKeysAndValuesStand() throws {
    let text = "a:\n  \"b c\": value # x\n"
    let bytes = [UInt8](text.utf8)
    let entry = try #require(read(text).root?["a"]?.entry("b c"))
    #expect(String(decoding: bytes[entry.keyRange], as: UTF8.self) == "\"b c\"")
    #expect(String(decoding: bytes[entry.node.range], as: UTF8.self) == "value")
  }

  @Test(arguments: [
    ("a: yes", true), ("a: NO", false), ("a: true", true), ("a: 'true'", nil), ("a: \"yes\"", nil), ("a: 1", nil),
  ])
  func tellsTrueAndFalseFromText(text: String, expected: Bool?) {
    #expect(read(text).root?["a"]?.bool == expected)
  }

  @Test(
    arguments: [
      ("- a\n- b", ["a", "b"]), ("-\n  a\n- b", ["a", "b"]), ("[a,\n b,]", ["a", "b"]), ("---\n- a\n", ["a"]),
      ("- \"x\\ty\\u00e9\"\n- a\\tb", ["x\tyé", "a\\tb"]), ("- a:b\n- -c\n- ${d}", ["a:b", "-c", "${d}"]),
      ("- \"one\n  two\n\n  three\"", ["one two\nthree"]), ("- |-\n  x\n- y", ["x", "y"]), ("- |\n  x", ["x"]),
      ("- |\n  x\n", ["x\n"]),
      ("- >\n  x\n  y\n- z", ["x y\n", "z"]),
      ("- !!str 5\n- *x", ["5", nil]), ("- &x a\n- *x", ["a", "a"]),
    ] as [(String, [String?])])
  func readsSequences(text: String, expected: [String?]) {
    #expect(read(text).root?.sequence?.map(\.string) == expected)
  }

  @Test func readsSequencesOfSequencesAndMappings() {
    let root = read("- - a\n  - b\n- c: d\n  e:\n  - f\n- {g: [h]}").root
    #expect(root?.sequence?[0].sequence?.map(\.string) == ["a", "b"])
    #expect(root?.sequence?[1]["c"]?.string == "d")
    #expect(root?.sequence?[1]["e"]?.sequence?.map(\.string) == ["f"])
    #expect(root?.sequence?[2]["g"]?.sequence?.map(\.string) == ["h"])
  }

  @Test(arguments: [
    ("a: b: c", 4), ("a: [1, 2", 3), ("a: 'x", 3), ("a: *nowhere", 3), ("a: 1\n   b: 2", 9), ("a: !custom x", 3), ("? a\n: b", 0),
    ("a:\n\tb: c", 3), ("a: 1\n---\nb: 2", 5), ("a: \"\\q\"", 4), ("a: {b: c} d", 10), ("a: 1\nb", 5),
  ])
  func saysWhereItDoesNotUnderstand(text: String, offset: Int) {
    #expect(read(text).problems.first?.offset == offset)
  }

  @Test func goesOnBehindALineThatItDoesNotUnderstand() {
    let root = read("a: 1\n     lost: x\nb: 2\n").root
    #expect(root?["b"]?.string == "2")
  }

  @Test func stopsAtTheLimitsOfDepthAndRepetition() {
    #expect(read(String(repeating: "[", count: 100_000)).problems.isEmpty == false)
    #expect(read(String(repeating: "- ", count: 50_000)).problems.isEmpty == false)
    #expect(read((0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined()).problems.isEmpty == false)
    let laughs =
      "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
      + (1..<12).map { "a\($0): &a\($0) [" + String(repeating: "*a\($0 - 1),", count: 9) + "]\n" }.joined()
    #expect(read(laughs).problems.contains { $0.message.contains("repeat") })
  }

  @Test func answersEveryPrefixAndMutationTwiceAlike() {
    let bytes = [UInt8](Self.sample.utf8)
    for input in Array(Mutations.prefixes(of: bytes)) + Mutations.variants(of: bytes, count: 3000) {
      let (root, problems) = YamlReader.read(input)
      #expect(problems.allSatisfy { $0.offset >= 0 && $0.offset <= input.count })
      #expect(YamlReader.read(input).root == root)
    }
  }
}
