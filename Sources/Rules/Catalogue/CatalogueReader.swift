import ResizelintLexer

/// Reads a file of rules: the catalogue itself, or the one that a team keeps beside it.
///
/// Reading is strict. An unknown or missing key, a wrong type, an id that stands twice: each is a problem with its place,
/// and the rule that has one is left out.
public struct CatalogueReader {
  /// The rules of a file in its order, and what is wrong with it.
  public struct Result: Sendable {
    public var rules: [RuleEntry]
    public var problems: [JsonProblem]
  }

  /// The version of the form that this reader knows.
  public static let format = 1

  private var json: StrictJson
  /// The rules that were there before; nil while the catalogue itself is read.
  private let known: Catalogue?
  private var names: Set<RuleID> = []

  /// Reads `rules.json`.
  public static func readCatalogue(_ bytes: [UInt8]) -> Result { read(bytes, known: nil) }

  /// Reads one rule of `rules.json`.
  static func readRule(_ text: String) -> RuleEntry? {
    let json = StrictJson(Array(text.utf8))
    var reader = CatalogueReader(json: json, known: nil)
    return json.root.flatMap { reader.readRule($0) }
  }

  /// Reads a team's own rules, which have matches in data and ids that `catalogue` does not use.
  public static func readOwnRules(_ bytes: [UInt8], beside catalogue: Catalogue) -> Result {
    read(bytes, known: catalogue)
  }

  private static func read(_ bytes: [UInt8], known: Catalogue?) -> Result {
    var reader = CatalogueReader(json: StrictJson(bytes), known: known)
    let rules = reader.readFile()
    return Result(rules: rules, problems: reader.json.problems)
  }

  private init(json: StrictJson, known: Catalogue?) {
    self.json = json
    self.known = known
  }

  private mutating func readFile() -> [RuleEntry] {
    guard json.problems.isEmpty, let root = json.root,
      let file = json.object(root, "a file of rules", required: ["format", "rules"], optional: ["$schema"]),
      let format = file["format"], let rules = file["rules"]
    else { return [] }
    guard format.integer == CatalogueReader.format else {
      json.report("`format` must be \(CatalogueReader.format)", at: format.range.lowerBound)
      return []
    }
    return (json.array(rules, "`rules`") ?? []).compactMap { readRule($0) }
  }

  private mutating func readRule(_ node: JsonNode) -> RuleEntry? {
    let count = json.problems.count
    guard
      let rule = json.object(
        node, "a rule",
        required: [
          "id", "phase", "severity", "status", "since", "title", "message", "why", "fix", "references", "examples",
        ],
        optional: ["variants", "fixIn", "levels", "aliases", "match", "implementation"])
    else { return nil }
    // Each part is read even where an earlier one has a problem: whoever mends the file wants to see all of them.
    let id = rule["id"].flatMap { readID($0) }
    let aliases = rule["aliases"].map { readAliases($0) } ?? []
    let phase = rule["phase"].flatMap { readPhase($0) }
    let severity = rule["severity"].flatMap { json.choice($0, "`severity`", of: Severity.allCases.map(\.name)) }
    let status = rule["status"].flatMap { json.choice($0, "`status`", of: RuleStatus.allCases.map(\.rawValue)) }
    let since = rule["since"].flatMap { readVersion($0) }
    let title = rule["title"].flatMap { json.text($0, "`title`") }
    let message = rule["message"].flatMap { readTemplate($0, "`message`") }
    let variants = rule["variants"].map { readVariants($0) } ?? [:]
    let why = rule["why"].flatMap { json.text($0, "`why`") }
    let fix = rule["fix"].flatMap { json.text($0, "`fix`") }
    let fixIn = rule["fixIn"].map { readFixes($0) } ?? [:]
    let levels = rule["levels"].flatMap { json.text($0, "`levels`") }
    let references = rule["references"].map { readReferences($0) } ?? []
    let examples = rule["examples"].flatMap { readExamples($0) }
    let detection = readDetection(rule, at: node)
    if case .match = detection { checkPlaces(of: [message] + variants.values.map(\.message), at: node) }
    guard json.problems.count == count, let id, let phase, let message, let why, let fix, let title, let since,
      let severity = severity.flatMap({ Severity(name: $0) }), let status = status.flatMap(RuleStatus.init(rawValue:)),
      let examples, let detection
    else { return nil }
    return RuleEntry(
      id: id, phase: phase, severity: severity, status: status, since: since, title: title, message: message,
      variants: variants, why: why, fix: fix, fixIn: fixIn, levels: levels, references: references, examples: examples,
      aliases: aliases, detection: detection)
  }

  /// A name in lower case with hyphens that no rule has yet, neither as its id nor as an alias.
  private mutating func readID(_ node: JsonNode) -> RuleID? {
    guard let text = json.text(node, "an id") else { return nil }
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { Ascii.isLowercase($0) || Ascii.isNumeral($0) }
    }
    guard isWellFormed, text.utf8.first.map(Ascii.isLowercase) == true else {
      json.report("an id is made of lower-case words and hyphens, not `\(text)`", at: node.range.lowerBound)
      return nil
    }
    let id = RuleID(text)
    if known?.canonical(text) != nil {
      json.report("`\(text)` is a rule of resizelint already", at: node.range.lowerBound)
      return nil
    }
    guard names.insert(id).inserted else {
      json.report("the id `\(text)` stands here a second time", at: node.range.lowerBound)
      return nil
    }
    return id
  }

  private mutating func readAliases(_ node: JsonNode) -> [RuleID] {
    (json.array(node, "`aliases`") ?? []).compactMap { readID($0) }
  }

  /// A number, or null in the catalogue itself for what belongs to no phase; nil with a problem for anything else.
  private mutating func readPhase(_ node: JsonNode) -> Phase?? {
    if node.isNull, known == nil { return .some(nil) }
    guard let number = node.integer, let phase = Phase.allCases.first(where: { $0.number == number }) else {
      json.report("`phase` must be 1, 2, 3 or 4", at: node.range.lowerBound)
      return nil
    }
    return .some(phase)
  }

  private mutating func readVersion(_ node: JsonNode) -> String? {
    guard let text = json.text(node, "`since`") else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Ascii.isNumeral) }) else {
      json.report("`since` must be a version such as 0.1.0, not `\(text)`", at: node.range.lowerBound)
      return nil
    }
    return text
  }

  private mutating func readTemplate(_ node: JsonNode, _ subject: String) -> MessageTemplate? {
    guard let text = json.text(node, subject) else { return nil }
    do throws(MessageTemplate.Problem) {
      return try MessageTemplate(text)
    } catch {
      switch error {
      case .strayBrace:
        json.report("\(subject) has a brace without its partner; double it where it is meant as such", at: node.range.lowerBound)
      case .unknownPlaceholder(let name):
        let names = MessageTemplate.Placeholder.allCases.map(\.rawValue)
        let hint = NearestName.of(name, among: names).map { "; did you mean `{\($0)}`?" } ?? ""
        json.report("\(subject) has the unknown place `{\(name)}`\(hint)", at: node.range.lowerBound)
      }
      return nil
    }
  }

  /// A spelling knows no more than the code that it matches.
  private mutating func checkPlaces(of messages: [MessageTemplate?], at node: JsonNode) {
    for place in Set(messages.compactMap { $0?.placeholders }.joined()).subtracting([.code]).map(\.rawValue).sorted() {
      json.report("nothing fills `{\(place)}` in a rule with a `match`, only `{code}`", at: node.range.lowerBound)
    }
  }

  private mutating func readVariants(_ node: JsonNode) -> [String: RuleEntry.Variant] {
    var variants: [String: RuleEntry.Variant] = [:]
    for member in json.dictionary(node, "`variants`") ?? [] {
      guard let parts = json.object(member.node, "a variant", required: [], optional: ["message", "fix"]) else { continue }
      if parts.isEmpty { json.report("the variant `\(member.key)` says nothing", at: member.keyRange.lowerBound) }
      variants[member.key] = RuleEntry.Variant(
        message: parts["message"].flatMap { readTemplate($0, "`message`") },
        fix: parts["fix"].flatMap { json.text($0, "`fix`") })
    }
    return variants
  }

  private mutating func readFixes(_ node: JsonNode) -> [CodePlace: String] {
    let places = json.object(node, "`fixIn`", required: [], optional: CodePlace.allCases.map(\.rawValue)) ?? [:]
    var fixes: [CodePlace: String] = [:]
    for place in CodePlace.allCases {
      fixes[place] = places[place.rawValue].flatMap { json.text($0, "a fix") }
    }
    return fixes
  }

  private mutating func readReferences(_ node: JsonNode) -> [RuleEntry.Reference] {
    var references: [RuleEntry.Reference] = []
    for item in json.array(node, "`references`") ?? [] {
      guard let parts = json.object(item, "a reference", required: ["title", "url"]), let address = parts["url"],
        let title = parts["title"].flatMap({ json.text($0, "`title`") }), let url = json.text(address, "`url`")
      else { continue }
      guard url.hasPrefix("https://"), !url.utf8.contains(where: { $0 <= 0x20 || "<>\"".utf8.contains($0) }) else {
        json.report("`url` must be an `https://` address", at: address.range.lowerBound)
        continue
      }
      references.append(RuleEntry.Reference(title: title, url: url))
    }
    return references
  }

  private mutating func readExamples(_ node: JsonNode) -> RuleEntry.Examples? {
    guard let parts = json.object(node, "`examples`", required: ["bad", "good"], optional: ["language"]) else { return nil }
    let language = parts["language"].map { json.choice($0, "`language`", of: ["swift", "xml", "xcconfig"]) } ?? "swift"
    let bad = parts["bad"].flatMap { readLines($0, "`bad`") }
    let good = parts["good"].flatMap { readLines($0, "`good`") }
    guard let language, let bad, let good else { return nil }
    return RuleEntry.Examples(language: language, bad: bad, good: good)
  }

  /// An array of lines, which stays readable in JSON where one string with `\n` would not.
  private mutating func readLines(_ node: JsonNode, _ subject: String) -> String? {
    guard let items = json.array(node, subject) else { return nil }
    var lines: [String] = []
    for item in items {
      guard let line = item.string, !line.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        json.report("\(subject) must hold strings of one line each", at: item.range.lowerBound)
        return nil
      }
      lines.append(line)
    }
    guard !lines.isEmpty else {
      json.report("\(subject) is empty", at: node.range.lowerBound)
      return nil
    }
    return lines.joined(separator: "\n")
  }

  private mutating func readDetection(_ rule: [String: JsonNode], at node: JsonNode) -> Detection? {
    switch (rule["match"], rule["implementation"]) {
    case (let match?, nil):
      return readMatches(match)
    case (nil, let implementation?):
      guard known == nil else {
        json.report(
          "only the rules of resizelint have an `implementation`; give the rule a `match`", at: implementation.range.lowerBound)
        return nil
      }
      return json.text(implementation, "`implementation`").map { .implementation($0) }
    default:
      json.report("a rule needs a `match` or an `implementation`, one of the two", at: node.range.lowerBound)
      return nil
    }
  }

  private mutating func readMatches(_ node: JsonNode) -> Detection? {
    guard let items = json.array(node, "`match`") else { return nil }
    guard !items.isEmpty else {
      json.report("`match` is empty", at: node.range.lowerBound)
      return nil
    }
    var matches: [RuleMatch] = []
    for item in items {
      guard let parts = json.object(item, "a match", required: [], optional: RuleMatch.kinds) else { continue }
      guard parts.count == 1, let (kind, value) = parts.first else {
        json.report("a match has one key", at: item.range.lowerBound)
        continue
      }
      guard let text = json.text(value, "`\(kind)`") else { continue }
      guard let match = RuleMatch(kind: kind, text: text) else {
        json.report("`\(kind)` must be \(RuleMatch.expectation(of: kind)); `\(text)` is not", at: value.range.lowerBound)
        continue
      }
      matches.append(match)
    }
    return .match(matches)
  }
}

private enum Ascii {
  static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  static func isNumeral(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
