import Foundation
import ResizelintLexer
import ResizelintRules
import Testing

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The schema that editors check `rules.json` with.
private func schema() throws -> JsonNode {
  let data = try Data(contentsOf: root.appendingPathComponent("Documentation/schemas/rules.schema.json"))
  let (schema, problems) = JsonReader.read(Array(data))
  try #require(problems == [])
  return try #require(schema)
}

private func names(_ node: JsonNode?) -> [String]? { node?.array?.compactMap(\.string) }

@Test func catalogueSchemaKnowsTheSameNamesAsTheReader() throws {
  let definitions = try #require(try schema()["$defs"])
  let rule = try #require(definitions["rule"]?["properties"])
  #expect(names(rule["severity"]?["enum"]) == Severity.allCases.map(\.name))
  #expect(names(rule["status"]?["enum"]) == RuleStatus.allCases.map(\.rawValue))
  #expect(rule["phase"]?["enum"]?.array?.compactMap(\.integer) == Phase.allCases.map(\.number))
  #expect(rule["fixIn"]?["properties"]?.members?.map(\.key) == CodePlace.allCases.map(\.rawValue))
  #expect(definitions["match"]?["properties"]?.members?.map(\.key) == RuleMatch.kinds)
  let places = MessageTemplate.Placeholder.allCases.map(\.rawValue).joined(separator: "|")
  #expect(definitions["message"]?["pattern"]?.string?.contains("\\{(\(places))\\}") == true)
}

@Test func catalogueSchemaDemandsTheSameKeysAsTheReader() throws {
  let schema = try schema()
  func demanded(_ text: String) -> [String] { CatalogueReader.readCatalogue(Array(text.utf8)).problems.map(\.message) }
  let ofFile = try #require(names(schema["required"]))
  let ofRule = try #require(names(schema["$defs"]?["rule"]?["required"]))
  #expect(demanded("{}") == ofFile.map { "a file of rules needs the key `\($0)`" })
  #expect(demanded("{\"format\": 1, \"rules\": [{}]}") == ofRule.map { "a rule needs the key `\($0)`" })
}
