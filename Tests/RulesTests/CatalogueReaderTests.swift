import ResizelintLexer
import ResizelintRules
import Testing

/// A file of one rule that has nothing wrong with it.
private let flawless = """
  {
    "format": 1,
    "rules": [
      {
        "id": "own-rule",
        "phase": 2,
        "severity": "warning",
        "status": "stable",
        "since": "1.0.0",
        "title": "A title",
        "message": "`{code}` is ours.",
        "variants": {"stored": {"message": "`{code}` keeps it.", "fix": "Drop `{}`."}},
        "why": "Because.",
        "fix": "Do.",
        "fixIn": {"swiftui": "Do it in a `View`."},
        "levels": "`note` in tests.",
        "references": [{"title": "A page", "url": "https://example.com/page"}],
        "examples": {"bad": ["a", "b"], "good": ["c"]},
        "aliases": ["older-name"],
        "match": [{"call": "UIWindow(frame:)"}, {"chain": ".topLayoutGuide"}]
      }
    ]
  }
  """

private func problems(_ text: String, beside catalogue: Catalogue = Catalogue(rules: [])) -> [String] {
  CatalogueReader.readOwnRules(Array(text.utf8), beside: catalogue).problems
    .map { "\($0.line):\($0.column) \($0.message)" }
}

/// The problems of the flawless file with one text in it replaced.
private func problems(replacing old: String, by new: String) -> [String] {
  precondition(flawless.contains(old))
  let parts = flawless.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
  return problems(parts[0] + new + parts[1])
}

@Test func catalogueReaderKeepsEveryField() throws {
  let result = CatalogueReader.readOwnRules(Array(flawless.utf8), beside: Catalogue(rules: []))
  #expect(result.problems == [])
  let rule = try #require(result.rules.first)
  #expect(rule.id == "own-rule")
  #expect(rule.phase == .antiPatterns)
  #expect(rule.severity == .warning)
  #expect(rule.status == .stable)
  #expect(rule.since == "1.0.0")
  #expect(rule.title == "A title")
  #expect(rule.message().filled(with: [.code: "x"]) == "`x` is ours.")
  #expect(rule.message(for: "stored").filled(with: [.code: "side"]) == "`side` keeps it.")
  #expect(rule.message(for: "unheard of") == rule.message)
  #expect(rule.fix(for: "stored", at: .swiftUI) == "Drop `{}`.")
  #expect(rule.fix(at: .swiftUI) == "Do it in a `View`.")
  #expect(rule.fix(at: .view) == "Do.")
  #expect(rule.levels == "`note` in tests.")
  #expect(rule.references == [.init(title: "A page", url: "https://example.com/page")])
  #expect(rule.examples == .init(language: "swift", bad: "a\nb", good: "c"))
  #expect(rule.aliases == ["older-name"])
  #expect(
    rule.detection
      == .match([
        .call(CallPattern(ChainPattern(["UIWindow"]), labels: ["frame"])),
        .chain(ChainPattern(["topLayoutGuide"], isAnchored: false)),
      ]))
}

@Test func catalogueReaderNamesTheNearestKeyForAnUnknownOne() {
  #expect(
    problems(replacing: "\"severity\"", by: "\"severty\"") == [
      "7:7 a rule has no key `severty`; did you mean `severity`?",
      "4:5 a rule needs the key `severity`",
    ])
  #expect(
    problems(replacing: "\"swiftui\"", by: "\"swiftUI\"") == ["15:17 `fixIn` has no key `swiftUI`; did you mean `swiftui`?"])
}

@Test func catalogueReaderNamesTheNearestChoiceForAnUnknownOne() {
  #expect(
    problems(replacing: "\"warning\"", by: "\"waring\"") == [
      "7:19 `severity` must be one of `note`, `warning`, `error`, not `waring`; did you mean `warning`?"
    ])
  #expect(problems(replacing: "\"phase\": 2", by: "\"phase\": 5") == ["6:16 `phase` must be 1, 2, 3 or 4"])
  #expect(problems(replacing: "\"phase\": 2", by: "\"phase\": \"2\"") == ["6:16 `phase` must be 1, 2, 3 or 4"])
}

@Test func catalogueReaderReportsEveryWrongTypeAtItsPlace() {
  #expect(problems(replacing: "\"A title\"", by: "7") == ["10:16 `title` must be a string, not a number"])
  #expect(problems(replacing: "\"Because.\"", by: "\" \"") == ["13:14 `why` is empty"])
  #expect(problems(replacing: "[\"c\"]", by: "\"c\"") == ["18:47 `good` must be an array, not a string"])
  #expect(problems(replacing: "[\"c\"]", by: "[\"c\\nd\"]") == ["18:48 `good` must hold strings of one line each"])
  #expect(problems("[]") == ["1:1 a file of rules must be an object, not an array"])
  #expect(problems("{\"format\": 2, \"rules\": []}") == ["1:12 `format` must be 1"])
}

@Test func catalogueReaderRefusesAnIDThatStandsTwice() {
  #expect(problems(replacing: "\"older-name\"", by: "\"own-rule\"") == ["19:19 the id `own-rule` stands here a second time"])
  let known = Catalogue(rules: CatalogueReader.readOwnRules(Array(flawless.utf8), beside: Catalogue(rules: [])).rules)
  #expect(
    problems(flawless, beside: known) == [
      "5:13 `own-rule` is a rule of resizelint already", "19:19 `older-name` is a rule of resizelint already",
    ])
  #expect(
    problems(replacing: "\"own-rule\"", by: "\"Own Rule\"") == [
      "5:13 an id is made of lower-case words and hyphens, not `Own Rule`"
    ])
}

@Test func catalogueReaderRefusesAMatchThatIsNone() {
  #expect(
    problems(replacing: "{\"call\": \"UIWindow(frame:)\"}", by: "{\"call\": \"UIWindow(frame)\"}") == [
      "20:26 `call` must be a name with its argument labels, such as `UIWindow(frame:)`, or without for any, such as "
        + "`NavigationView`; `UIWindow(frame)` is not"
    ])
  #expect(problems(replacing: "{\"chain\": \".topLayoutGuide\"}", by: "{}") == ["20:47 a match has one key"])
  #expect(
    problems(replacing: "\"match\": [", by: "\"implementation\": \"OwnRule\", \"match\": [") == [
      "4:5 a rule needs a `match` or an `implementation`, one of the two"
    ])
}

@Test func catalogueReaderKeepsImplementationsForTheCatalogueItself() {
  let text = flawless.split(separator: "\"match\"")[0] + "\"implementation\": \"OwnRule\"}]}"
  #expect(problems(String(text)) == ["20:25 only the rules of resizelint have an `implementation`; give the rule a `match`"])
  #expect(CatalogueReader.readCatalogue(Array(text.utf8)).problems == [])
}

@Test func catalogueReaderReportsAPlaceThatNoFindingFills() {
  #expect(
    problems(replacing: "`{code}` is", by: "`{cod}` is") == [
      "11:18 `message` has the unknown place `{cod}`; did you mean `{code}`?"
    ])
  #expect(
    problems(replacing: "`{code}` is", by: "`{code` is") == [
      "11:18 `message` has a brace without its partner; double it where it is meant as such"
    ])
}

@Test func catalogueReaderRefusesAPlaceThatASpellingCannotFill() {
  #expect(
    problems(replacing: "`{code}` is", by: "`{target}` is") == [
      "4:5 nothing fills `{target}` in a rule with a `match`, only `{code}`"
    ])
}

@Test func catalogueReaderCountsColumnsInUTF16() {
  #expect(
    problems("{\"format\": 1, /* 🪟 */ \"rule\": []}").first == "1:24 a file of rules has no key `rule`; did you mean `rules`?")
}

@Test func catalogueReaderSurvivesEveryPrefix() {
  let bytes = Array(flawless.utf8)
  for end in bytes.indices {
    let result = CatalogueReader.readOwnRules(Array(bytes[..<end]), beside: Catalogue(rules: []))
    #expect(!result.problems.isEmpty)
  }
}
