import ResizelintLexer

/// Reads a `.resizelint.json`. Reading is strict: an unknown key or a wrong type is a problem with its place.
public struct ConfigurationReader {
  /// Every key, in the order in which the documentation has them.
  public static let keys = [
    "$schema", "root", "extends", "include", "exclude", "rules", "phases", "policyFiles", "baseline", "sdk", "minimumSize",
    "platforms", "rulesFiles", "requireReason",
  ]

  /// The platforms that can be named.
  public static let platforms = Platform.allCases.filter { $0 != .unknown }.map(\.rawValue)

  /// The SDKs for which anything is known to differ.
  static let sdks = 13...99

  private var json: StrictJson

  /// The file, with what could be read of it, and what is wrong with it.
  public static func read(_ bytes: [UInt8]) -> (file: ConfigurationFile, problems: [JsonProblem]) {
    var reader = ConfigurationReader(json: StrictJson(bytes))
    let file = reader.readFile()
    return (file, reader.json.problems)
  }

  private mutating func readFile() -> ConfigurationFile {
    var file = ConfigurationFile()
    guard json.problems.isEmpty, let root = json.root,
      let keys = json.object(root, "a configuration", required: [], optional: ConfigurationReader.keys)
    else { return file }
    file.isRoot = keys["root"].flatMap { readFlag($0, "`root`") } ?? false
    file.extends = keys["extends"].map { readExtends($0) } ?? []
    file.include = keys["include"].map { readList($0, "`include`") } ?? []
    file.exclude = keys["exclude"].map { readList($0, "`exclude`") } ?? []
    file.levels = keys["rules"].map { readLevels($0) } ?? []
    file.phases = keys["phases"].flatMap { readPhases($0) }
    file.policyFiles = keys["policyFiles"].map { readList($0, "`policyFiles`") } ?? []
    file.baseline = keys["baseline"].flatMap { readText($0, "`baseline`") }
    file.sdk = keys["sdk"].flatMap { readNumber($0, "`sdk`", in: ConfigurationReader.sdks) }
    file.minimumSize = keys["minimumSize"].flatMap { readSize($0) }
    file.platforms = keys["platforms"].flatMap { readPlatforms($0) }
    file.rulesFiles = keys["rulesFiles"].map { readList($0, "`rulesFiles`") } ?? []
    file.requiresReason = keys["requireReason"].flatMap { readFlag($0, "`requireReason`") }
    return file
  }

  private mutating func readFlag(_ node: JsonNode, _ subject: String) -> Bool? {
    guard let flag = node.bool else {
      json.report("\(subject) must be true or false, not \(node.value.kind)", at: node.range.lowerBound)
      return nil
    }
    return flag
  }

  private mutating func readNumber(_ node: JsonNode, _ subject: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = node.integer, range.contains(number) else {
      let limits = "\(range.lowerBound) to \(range.upperBound)"
      json.report("\(subject) must be a whole number from \(limits)", at: node.range.lowerBound)
      return nil
    }
    return number
  }

  private mutating func readText(_ node: JsonNode, _ subject: String) -> ConfigurationFile.Text? {
    json.text(node, subject).map { ConfigurationFile.Text(text: $0, place: json.place(of: node.range.lowerBound)) }
  }

  private mutating func readList(_ node: JsonNode, _ subject: String) -> [ConfigurationFile.Text] {
    (json.array(node, subject) ?? []).compactMap { readText($0, "an element of \(subject)") }
  }

  /// One path, or several of which the later ones count for more.
  private mutating func readExtends(_ node: JsonNode) -> [ConfigurationFile.Text] {
    if node.array != nil { return readList(node, "`extends`") }
    return readText(node, "`extends`").map { [$0] } ?? []
  }

  private mutating func readPhases(_ node: JsonNode) -> Set<Phase>? {
    guard let items = json.array(node, "`phases`") else { return nil }
    var phases: Set<Phase> = []
    for item in items {
      guard let phase = Phase.allCases.first(where: { $0.number == item.integer }) else {
        json.report("an element of `phases` must be 1, 2, 3 or 4", at: item.range.lowerBound)
        continue
      }
      phases.insert(phase)
    }
    if items.isEmpty { json.report("`phases` is empty: nothing would be reported", at: node.range.lowerBound) }
    return phases
  }

  private mutating func readPlatforms(_ node: JsonNode) -> Set<Platform>? {
    guard let items = json.array(node, "`platforms`") else { return nil }
    if items.isEmpty { json.report("`platforms` is empty", at: node.range.lowerBound) }
    let names = items.compactMap { json.choice($0, "an element of `platforms`", of: ConfigurationReader.platforms) }
    return Set(names.compactMap { Platform(rawValue: $0) })
  }

  private mutating func readSize(_ node: JsonNode) -> LintSettings.Size? {
    guard let parts = json.object(node, "`minimumSize`", required: ["width", "height"]),
      let width = parts["width"].flatMap({ readNumber($0, "`width`", in: 1...10_000) }),
      let height = parts["height"].flatMap({ readNumber($0, "`height`", in: 1...10_000) })
    else { return nil }
    return LintSettings.Size(width: width, height: height)
  }

  /// `{"id": "off"}` for every level of a rule, `{"id": {"warning": "error"}}` for one.
  private mutating func readLevels(_ node: JsonNode) -> [ConfigurationFile.Level] {
    var levels: [ConfigurationFile.Level] = []
    for member in json.dictionary(node, "`rules`") ?? [] {
      var map = LevelMap()
      if member.node.members != nil {
        guard let parts = json.object(member.node, "the levels of a rule", required: [], optional: Severity.allCases.map(\.name))
        else { continue }
        for severity in Severity.allCases {
          guard let part = parts[severity.name] else { continue }
          guard let level = readLevel(part) else { continue }
          map[severity] = level.severity
        }
      } else if member.node.string != nil {
        guard let level = readLevel(member.node) else { continue }
        map = LevelMap(all: level.severity)
      } else {
        let kind = member.node.value.kind
        json.report("`\(member.key)` must be a level or an object of levels, not \(kind)", at: member.node.range.lowerBound)
        continue
      }
      let place = json.place(of: member.keyRange.lowerBound)
      levels.append(ConfigurationFile.Level(rule: ConfigurationFile.Text(text: member.key, place: place), map: map))
    }
    return levels
  }

  /// What a finding is reported as.
  private enum Level {
    case off
    case on(Severity)

    var severity: Severity? {
      switch self {
      case .off: nil
      case .on(let severity): severity
      }
    }
  }

  private mutating func readLevel(_ node: JsonNode) -> Level? {
    guard let name = json.choice(node, "a level", of: ["off"] + Severity.allCases.map(\.name)) else { return nil }
    return Severity(name: name).map(Level.on) ?? .off
  }
}
