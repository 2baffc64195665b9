import Foundation
import ResizelintLexer
import ResizelintRules
import Testing

private func read(_ text: String) -> (file: ConfigurationFile, problems: [String]) {
  let (file, problems) = ConfigurationReader.read(Array(text.utf8))
  return (file, problems.map { "\($0.line):\($0.column) \($0.message)" })
}

struct ConfigurationReaderTests {
  @Test func readsEveryKey() {
    let (file, problems) = read(
      """
      {
        "$schema": "x", // comments and a comma at the end are fine
        "root": true, "extends": "base.json", "include": ["App"], "exclude": ["Generated"],
        "rules": {"idiom-branch": "off", "main-screen": {"warning": "error", "note": "off"}},
        "phases": [1, 2], "policyFiles": ["*Policy.swift"], "baseline": "known.json", "sdk": 26,
        "minimumSize": {"width": 320, "height": 480}, "platforms": ["iOS", "visionOS"], "rulesFiles": ["own.json"],
        "requireReason": true,
      }
      """)
    #expect(problems == [])
    #expect(file.isRoot)
    #expect(file.extends.map(\.text) == ["base.json"])
    #expect(file.include.map(\.text) == ["App"] && file.exclude.map(\.text) == ["Generated"])
    #expect(file.levels.map(\.rule.text) == ["idiom-branch", "main-screen"])
    #expect(Severity.allCases.map { file.levels[0].map[$0] } == [nil, nil, nil])
    #expect(Severity.allCases.map { file.levels[1].map[$0] } == [nil, .error, .error])
    #expect(file.phases == [.defuse, .antiPatterns] && file.sdk == 26 && file.requiresReason == true)
    #expect(file.minimumSize == LintSettings.Size(width: 320, height: 480) && file.platforms == [.iOS, .visionOS])
    #expect(file.policyFiles.map(\.text) == ["*Policy.swift"] && file.baseline?.text == "known.json")
    #expect(file.rulesFiles.map(\.text) == ["own.json"])
  }

  @Test(arguments: [
    ("{\"exlude\": []}", "1:2 a configuration has no key `exlude`; did you mean `exclude`?"),
    ("[]", "1:1 a configuration must be an object, not an array"),
    ("{\"root\": 1}", "1:10 `root` must be true or false, not a number"),
    ("{\n  \"sdk\": \"27\"}", "2:10 `sdk` must be a whole number from 13 to 99"),
    ("{\"phases\": [5]}", "1:13 an element of `phases` must be 1, 2, 3 or 4"),
    (
      "{\"rules\": {\"a\": \"of\"}}",
      "1:17 a level must be one of `off`, `note`, `warning`, `error`, not `of`; did you mean `off`?"
    ),
    ("{\"rules\": {\"a\": {\"warnings\": \"off\"}}}", "1:18 the levels of a rule has no key `warnings`; did you mean `warning`?"),
    ("{\"rules\": {\"a\": true}}", "1:17 `a` must be a level or an object of levels, not true or false"),
    (
      "{\"platforms\": [\"ios\"]}",
      "1:16 an element of `platforms` must be one of `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`, not `ios`; did you mean `iOS`?"
    ),
    ("{\"minimumSize\": {\"width\": 3}}", "1:17 `minimumSize` needs the key `height`"),
    ("{\"exclude\": [3]}", "1:14 an element of `exclude` must be a string, not a number"),
  ])
  func saysWhereSomethingIsWrong(_ text: String, _ problem: String) {
    #expect(read(text).problems == [problem])
  }

  @Test func namesTheRuleThatWasMeant() {
    let (file, _) = read("{\n  \"rules\": {\"main-screen-bonds\": \"off\"},\n  \"exclude\": [\"[a\"]}")
    var settings = LintSettings()
    #expect(
      file.apply(to: &settings, from: .below(""), catalogue: .embedded)
        == [
          JsonProblem(line: 2, column: 13, message: "no rule is called `main-screen-bonds`; did you mean `main-screen-bounds`?")
        ])
    var patterns = PathPatterns()
    #expect(
      ConfigurationFile.add(file.exclude, to: &patterns, from: .below(""))
        == [JsonProblem(line: 3, column: 15, message: "`[a` can match nothing")])
  }

  @Test func namedPolicyFilesStandInForTheUsualOnes() {
    var settings = LintSettings()
    _ = read("{\"policyFiles\": [\"Breakpoints.swift\"]}").file.apply(to: &settings, from: .below(""), catalogue: .embedded)
    #expect(settings.isPolicyFile("App/Breakpoints.swift") && !settings.isPolicyFile("App/LayoutPolicy.swift"))
    _ = read("{\"policyFiles\": [\"Sizes.swift\"]}").file.apply(to: &settings, from: .below(""), catalogue: .embedded)
    #expect(settings.isPolicyFile("App/Breakpoints.swift") && settings.isPolicyFile("Sizes.swift"))
  }

  @Test func standsUpToAnyBytes() {
    let text = "{\"rules\": {\"a\": {\"note\": \"off\"}}, \"extends\": [\"x\"], \"minimumSize\": {\"width\": 1, \"height\": 2}}"
    for count in 0..<text.utf8.count {
      #expect(!read(String(decoding: text.utf8.prefix(count), as: UTF8.self)).problems.isEmpty)
    }
  }

  @Test func schemaKnowsTheSameKeysAsTheReader() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/schemas/config.schema.json")
    let (schema, problems) = JsonReader.read(Array(try Data(contentsOf: url)))
    #expect(problems == [])
    let keys = schema?["properties"]?.members?.map(\.key)
    #expect(keys == ConfigurationReader.keys)
    #expect(schema?["properties"]?["platforms"]?["items"]?["enum"]?.array?.compactMap(\.string) == ConfigurationReader.platforms)
    #expect(schema?["$defs"]?["level"]?["enum"]?.array?.compactMap(\.string) == ["off"] + Severity.allCases.map(\.name))
  }
}
