import ResizelintLexer

/// The files of the repository that are made from `rules.json`.
///
/// `resizelint dev generate` writes them and a test compares them, both with this.
public enum GeneratedFiles {
  /// The command that makes them.
  public static let command = "swift run resizelint dev generate"

  public static let source = "rules.json"

  /// Paths relative to the root of the repository, with their contents; problems and no files where `rules.json` has any.
  public static func all(rulesJson: [UInt8]) -> (files: [(path: String, content: String)], problems: [JsonProblem]) {
    let (rules, problems) = { ($0.rules, $0.problems) }(CatalogueReader.readCatalogue(rulesJson))
    guard problems.isEmpty else { return ([], problems) }
    let files = [
      (
        "Sources/Rules/Catalogue/Catalogue+Embedded.generated.swift",
        embeddedTexts(rulesJson)
      ),
      ("Sources/Rules/Catalogue/Catalogue+Tables.generated.swift", tables(of: rules)),
      ("Documentation/Rules.md", RulesPage.markdown(of: rules)),
    ]
    return (files, [])
  }

  private static let swiftHeader = "// Made by: \(command)\n// swift-format-ignore-file\n\n"

  /// The rules as raw string literals, each by itself: arrays of their bytes take the compiler half a minute.
  private static func embeddedTexts(_ rulesJson: [UInt8]) -> String {
    let rules = JsonReader.read(rulesJson).root?.members?.first { $0.key == "rules" }?.node.array ?? []
    let literals = rules.map { rule in
      let text = String(decoding: rulesJson[rule.range], as: UTF8.self)
      var pounds = "#"
      while text.contains("\"\"\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
      return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds),\n"
    }
    return swiftHeader + """
      extension Catalogue {
        /// What \(source) says of each rule, in its order.
        static let embeddedTexts: [String] = [
      \(literals.joined())  ]
      }

      """
  }

  private static func tables(of rules: [RuleEntry]) -> String {
    var text = swiftHeader + "extension Catalogue {\n  static let embeddedOutlines: [RuleOutline] = [\n"
    for rule in rules {
      text +=
        "    RuleOutline(\(literal(rule.id.name)), \(rule.phase.map { ".\($0)" } ?? "nil"), .\(rule.severity), \(expression(rule.detection))"
      if rule.status != .preview { text += ", status: .\(rule.status)" }
      if !rule.aliases.isEmpty { text += ", aliases: [\(list(rule.aliases.map(\.name)))]" }
      text += "),\n"
    }
    return text + "  ]\n}\n"
  }

  private static func expression(_ detection: Detection) -> String {
    switch detection {
    case .implementation(let type): ".implementation(\(literal(type)))"
    case .match(let matches): ".match([\(matches.map(expression).joined(separator: ", "))])"
    }
  }

  private static func expression(_ match: RuleMatch) -> String {
    switch match {
    case .chain(let chain): ".chain(\(expression(chain)))"
    case .call(let call):
      ".call(CallPattern(\(expression(call.callee))\(call.labels.map { ", labels: [\(list($0))]" } ?? "")))"
    case .override(let name): ".override(FunctionName(\(literal(name.base)), labels: [\(list(name.labels))]))"
    case .declaration(let name): ".declaration(FunctionName(\(literal(name.base)), labels: [\(list(name.labels))]))"
    case .plistKey(let key): ".plistKey(\(literal(key)))"
    case .buildSetting(let name): ".buildSetting(\(literal(name)))"
    }
  }

  private static func expression(_ chain: ChainPattern) -> String {
    "ChainPattern([\(list(chain.names))]\(chain.isAnchored ? "" : ", isAnchored: false"))"
  }

  private static func list(_ names: [String]) -> String { names.map(literal).joined(separator: ", ") }

  private static func literal(_ text: String) -> String { text.debugDescription }
}
