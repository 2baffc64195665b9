import ResizelintRules
import Testing

@Test(arguments: [
  ("chain", "UIScreen.main.bounds"), ("chain", ".topLayoutGuide"), ("chain", "größe"), ("call", "UIWindow(frame:)"),
  ("call", "UIWindow()"), ("call", "NavigationView"), ("call", ".add(_:to:)"),
  ("override", "traitCollectionDidChange(_:)"), ("declaration", "application(_:supportedInterfaceOrientationsFor:)"),
  ("plistKey", "UIRequiresFullscreen"), ("buildSetting", "INFOPLIST_KEY_UIRequiresFullscreen"),
])
func catalogueMatchesAreSpelledAsTheyAreRead(kind: String, text: String) throws {
  let match = try #require(RuleMatch(kind: kind, text: text))
  #expect(match.kind == kind)
  #expect(match.text == text)
}

@Test(arguments: [
  ("chain", ""), ("chain", "."), ("chain", "a..b"), ("chain", "a.b."), ("chain", "a b"), ("chain", "9a"), ("call", "a("),
  ("call", "a(b)"), ("call", "a(:)"), ("call", "(a:)"), ("call", "a)"), ("override", "viewDidLoad"),
  ("override", "a.b()"), ("plistKey", "UI Key"), ("plistKey", "UIKey~ipad"), ("buildSetting", ""), ("call", "a(b:"),
  ("regex", ".*"),
])
func catalogueMatchesRefuseWhatIsNoSpelling(kind: String, text: String) {
  #expect(RuleMatch(kind: kind, text: text) == nil)
}

@Test func catalogueMessagesFillTheirPlaces() throws {
  let template = try MessageTemplate("{{ `{code}` is {value} }}, {code}")
  #expect(template.placeholders == [.code, .value])
  #expect(template.filled(with: [.code: "a{b}", .value: "1"]) == "{ `a{b}` is 1 }, a{b}")
  #expect(template.filled(with: [:]) == "{ `{code}` is {value} }, {code}")
}

@Test func catalogueMessagesRefuseUnknownPlacesAndStrayBraces() {
  #expect(throws: MessageTemplate.Problem.unknownPlaceholder("cod")) { try MessageTemplate("a {cod}") }
  #expect(throws: MessageTemplate.Problem.unknownPlaceholder("")) { try MessageTemplate("a {}") }
  #expect(throws: MessageTemplate.Problem.strayBrace) { try MessageTemplate("a {code") }
  #expect(throws: MessageTemplate.Problem.strayBrace) { try MessageTemplate("a code}") }
  #expect(throws: MessageTemplate.Problem.strayBrace) { try MessageTemplate("a {co{de}") }
}

@Test(arguments: [
  ("ful-screen", "full-screen"), ("fullscreen", "full-screen"), ("flul-screen", "full-screen"), ("FULL-SCREEN", "full-screen"),
])
func catalogueNamesAreForgivenSmallMistakes(typed: String, meant: String) {
  #expect(NearestName.of(typed, among: ["launch-screen", "full-screen", "full"]) == meant)
}

@Test func catalogueNamesAreNotGuessedWildly() {
  #expect(NearestName.of("banana", among: ["launch-screen", "full-screen"]) == nil)
  #expect(NearestName.of("", among: ["a"]) == nil)
  #expect(NearestName.of(String(repeating: "a", count: 5000), among: [String(repeating: "a", count: 5000)]) == nil)
}
