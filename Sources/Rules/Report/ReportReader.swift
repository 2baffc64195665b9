import ResizelintLexer

/// Reads a report that `JsonReporter` wrote.
public struct ReportReader {
  private var json: StrictJson

  /// The report, or what is wrong with the text.
  ///
  /// - Parameter toolVersion: The version whose reports are read; what another one means by its findings, this one cannot know.
  public static func read(_ bytes: [UInt8], toolVersion: String) -> (report: Report?, problems: [JsonProblem]) {
    var reader = ReportReader(json: StrictJson(bytes))
    let report = reader.report(toolVersion)
    return reader.json.problems.isEmpty ? (report, []) : (nil, reader.json.problems)
  }

  private mutating func report(_ toolVersion: String) -> Report? {
    guard json.problems.isEmpty, let root = json.root, isReadable(root, toolVersion),
      let keys = json.object(
        root, "a report", required: ["format", "housekeeping", "notices", "phases", "summary", "tool"], optional: ["shard"])
    else { return nil }
    let chapters = each(keys["phases"], "`phases`") { reader, node in reader.chapter(node) }
    let housekeeping = each(keys["housekeeping"], "`housekeeping`") { reader, node in reader.finding(node) }
    let notices = each(keys["notices"], "`notices`") { reader, node in reader.notice(node) }
    guard chapters.map(\.phase) == Phase.allCases else {
      json.report("`phases` must be all \(Phase.allCases.count), in their order", at: root.range.lowerBound)
      return nil
    }
    var report = Report(fileCount: 0, chapters: chapters, housekeeping: housekeeping, notices: notices)
    if let summary = keys["summary"],
      let counts = json.object(
        summary, "`summary`", required: ["baselined", "error", "files", "note", "suppressed", "warning"])
    {
      report.fileCount = number(counts["files"], "`files`", from: 0)
      // What was not shown is known by its number alone.
      report.unseen[.baselined] = number(counts["baselined"], "`baselined`", from: 0)
      let shown = report.allFindings.count { $0.state == .suppressed }
      report.unseen[.suppressed] = number(counts["suppressed"], "`suppressed`", from: shown) - shown
    }
    if let node = keys["shard"], let parts = json.object(node, "`shard`", required: ["count", "index"]) {
      report.shard = Shard(index: number(parts["index"], "`index`"), count: number(parts["count"], "`count`"))
      if report.shard == nil { json.report("there is no such shard", at: node.range.lowerBound) }
    }
    return report
  }

  /// The form and the version come first: with others, nothing else need be as it is known.
  private mutating func isReadable(_ root: JsonNode, _ toolVersion: String) -> Bool {
    guard let tool = root["tool"]?["name"]?.string, tool == "resizelint", let version = root["tool"]?["version"]?.string else {
      json.report("this is no report of resizelint; --format json writes one", at: root.range.lowerBound)
      return false
    }
    guard version == toolVersion, root["format"]?.integer == JsonReporter.format else {
      json.report("version \(version) wrote this report, and this is \(toolVersion)", at: root.range.lowerBound)
      return false
    }
    return true
  }

  private mutating func chapter(_ node: JsonNode) -> Report.Chapter? {
    guard let keys = json.object(node, "a phase", required: ["clear", "findings", "number", "title"]), let clear = keys["clear"]
    else { return nil }
    guard let phase = UInt8(exactly: number(keys["number"], "`number`")).flatMap(Phase.init) else {
      json.report("there is no such phase", at: node.range.lowerBound)
      return nil
    }
    if !clear.isNull, clear.bool == nil { json.report("`clear` must be true, false or null", at: clear.range.lowerBound) }
    return Report.Chapter(
      phase: phase, isClear: clear.bool, findings: each(keys["findings"], "`findings`") { reader, node in reader.finding(node) })
  }

  private mutating func finding(_ node: JsonNode) -> Finding? {
    let required = [
      "column", "configurations", "endColumn", "endLine", "fingerprint", "fix", "intent", "line", "message", "path", "phase",
      "related", "rule", "severity", "targets",
    ]
    guard let keys = json.object(node, "a finding", required: required, optional: ["suppressed"]), let intent = keys["intent"],
      let phase = keys["phase"]
    else { return nil }
    let severity = keys["severity"].flatMap { json.choice($0, "`severity`", of: Severity.allCases.map(\.name)) }
    let intents = Intent.allCases.map(\.name)
    let purpose = intent.isNull ? nil : json.choice(intent, "`intent`", of: intents)
    let start = (line: number(keys["line"], "`line`"), column: number(keys["column"], "`column`"))
    let end = (line: number(keys["endLine"], "`endLine`"), column: number(keys["endColumn"], "`endColumn`"))
    if start > end { json.report("a finding must not end before it begins", at: node.range.lowerBound) }
    return Finding(
      rule: RuleID(text(keys["rule"], "`rule`")),
      phase: phase.isNull ? nil : phase.integer.flatMap(UInt8.init(exactly:)).flatMap(Phase.init),
      severity: severity.flatMap { Severity(name: $0) } ?? .note,
      intent: purpose.flatMap { name in Intent.allCases.first { $0.name == name } },
      path: text(keys["path"], "`path`"), line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      message: text(keys["message"], "`message`"), fix: text(keys["fix"], "`fix`"),
      targets: each(keys["targets"], "`targets`") { reader, node in reader.text(node, "a target") },
      configurations: each(keys["configurations"], "`configurations`") { reader, node in reader.text(node, "a configuration") },
      related: each(keys["related"], "`related`") { reader, node in reader.related(node) },
      fingerprint: text(keys["fingerprint"], "`fingerprint`"), state: keys["suppressed"]?.bool == true ? .suppressed : .new)
  }

  private mutating func related(_ node: JsonNode) -> Finding.Related? {
    guard let keys = json.object(node, "a related place", required: ["column", "line", "message", "path"]) else { return nil }
    return Finding.Related(
      path: text(keys["path"], "`path`"), line: number(keys["line"], "`line`"), column: number(keys["column"], "`column`"),
      message: text(keys["message"], "`message`"))
  }

  private mutating func notice(_ node: JsonNode) -> Notice? {
    guard let keys = json.object(node, "a notice", required: ["failure", "line", "message", "path"]), let line = keys["line"]
    else { return nil }
    return Notice(
      path: text(keys["path"], "`path`"), line: line.isNull ? nil : number(line, "`line`"),
      message: text(keys["message"], "`message`"), isFailure: keys["failure"]?.bool == true)
  }

  // MARK: Values

  /// The elements of an array that could be read.
  private mutating func each<Element>(
    _ node: JsonNode?, _ subject: String, _ read: (inout ReportReader, JsonNode) -> Element?
  ) -> [Element] {
    guard let items = node.flatMap({ json.array($0, subject) }) else { return [] }
    return items.compactMap { read(&self, $0) }
  }

  /// A string, empty ones included.
  private mutating func text(_ node: JsonNode?, _ subject: String) -> String {
    guard let node else { return "" }
    guard let text = node.string else {
      json.report("\(subject) must be a string, not \(node.value.kind)", at: node.range.lowerBound)
      return ""
    }
    return text
  }

  /// More than there is of anything, and so little that sums of it fit.
  private static let largest = 1 << 40

  private mutating func number(_ node: JsonNode?, _ subject: String, from least: Int = 1) -> Int {
    guard let node else { return least }
    guard let number = node.integer, (least...Self.largest).contains(number) else {
      json.report("\(subject) must be a whole number from \(least) to \(Self.largest)", at: node.range.lowerBound)
      return least
    }
    return number
  }
}
