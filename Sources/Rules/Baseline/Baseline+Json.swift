import ResizelintLexer

/// The file of a baseline.
///
/// ```json
/// {
///   "format": 1,
///   "findings": [
///     {"fingerprint": "5cb8a69d6a5bf9d0", "path": "App/Card.swift", "rule": "main-screen-bounds"},
///     null
///   ]
/// }
/// ```
///
/// An entry is one line and every one ends in a comma, which is what the `null` is for: two branches that each add or remove
/// entries merge as plain text. The order is no part of the meaning, so a merge that keeps both sides is right.
extension Baseline {
  static let format = 1

  /// Reads a file strictly.
  public static func read(_ bytes: [UInt8]) -> (baseline: Baseline, problems: [JsonProblem]) {
    var json = StrictJson(bytes)
    guard json.problems.isEmpty, let root = json.root,
      let file = json.object(root, "a baseline", required: ["format", "findings"]), let format = file["format"],
      let findings = file["findings"]
    else { return (Baseline([]), json.problems) }
    guard format.integer == Baseline.format else {
      json.report("`format` must be \(Baseline.format); a newer resizelint wrote this", at: format.range.lowerBound)
      return (Baseline([]), json.problems)
    }
    var entries: [Entry] = []
    for item in json.array(findings, "`findings`") ?? [] where !item.isNull {
      guard let keys = json.object(item, "an entry", required: ["path", "rule", "fingerprint"]),
        let path = keys["path"].flatMap({ json.text($0, "`path`") }),
        let rule = keys["rule"].flatMap({ json.text($0, "`rule`") }),
        let fingerprint = keys["fingerprint"].flatMap({ json.text($0, "`fingerprint`") })
      else { continue }
      entries.append(Entry(path: path, rule: RuleID(rule), fingerprint: fingerprint))
    }
    return (Baseline(entries), json.problems)
  }

  /// The bytes of the file: the same for the same entries.
  public var bytes: [UInt8] {
    var output = OutputBuffer()
    func quote(_ text: String) {
      output.append("\"")
      Escaping.json(text, into: &output)
      output.append("\"")
    }
    output.append("{\n  \"format\": \(Baseline.format),\n  \"findings\": [\n")
    for entry in entries {
      output.append("    {\"fingerprint\": ")
      quote(entry.fingerprint)
      output.append(", \"path\": ")
      quote(entry.path)
      output.append(", \"rule\": ")
      quote(entry.rule.name)
      output.append("},\n")
    }
    output.append("    null\n  ]\n}\n")
    return output.bytes
  }
}
