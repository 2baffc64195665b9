import ResizelintLexer

/// Takes a JSON tree apart against the shape that it must have, and keeps a list of where it has another.
///
/// Each function answers nil where it has reported a problem, so that one reading finds all of them.
struct StrictJson {
  private let bytes: [UInt8]
  /// Made for the first problem; the catalogue itself has none.
  private lazy var lines = LineTable(bytes)
  let root: JsonNode?
  private(set) var problems: [JsonProblem] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let (root, problems) = JsonReader.read(bytes)
    self.root = root
    for problem in problems { report(problem.message, at: problem.offset) }
  }

  mutating func report(_ message: String, at offset: Int) {
    problems.append(JsonProblem(at: place(of: offset), message))
  }

  /// The line and column of an offset.
  mutating func place(of offset: Int) -> LineTable.Position { lines.position(of: offset, in: bytes) }

  /// The members of an object by their keys; `subject` names the object in messages: `a rule`.
  mutating func object(
    _ node: JsonNode, _ subject: String, required: [String], optional: [String] = []
  ) -> [String: JsonNode]? {
    guard let members = node.members else {
      report("\(subject) must be an object, not \(node.value.kind)", at: node.range.lowerBound)
      return nil
    }
    let count = problems.count
    var values: [String: JsonNode] = [:]
    for member in members {
      if !required.contains(member.key), !optional.contains(member.key) {
        let hint = hint(for: member.key, among: required + optional)
        report("\(subject) has no key `\(member.key)`\(hint)", at: member.keyRange.lowerBound)
      } else if values.updateValue(member.node, forKey: member.key) != nil {
        report("the key `\(member.key)` stands here a second time", at: member.keyRange.lowerBound)
      }
    }
    for key in required where values[key] == nil {
      report("\(subject) needs the key `\(key)`", at: node.range.lowerBound)
    }
    return problems.count == count ? values : nil
  }

  /// An object with any keys, in the order of the text.
  mutating func dictionary(_ node: JsonNode, _ subject: String) -> [JsonMember]? {
    guard let members = node.members else {
      report("\(subject) must be an object, not \(node.value.kind)", at: node.range.lowerBound)
      return nil
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report("the key `\(member.key)` stands here a second time", at: member.keyRange.lowerBound)
      return nil
    }
    return members
  }

  mutating func array(_ node: JsonNode, _ subject: String) -> [JsonNode]? {
    guard let items = node.array else {
      report("\(subject) must be an array, not \(node.value.kind)", at: node.range.lowerBound)
      return nil
    }
    return items
  }

  /// A string that says something.
  mutating func text(_ node: JsonNode, _ subject: String) -> String? {
    guard let text = node.string else {
      report("\(subject) must be a string, not \(node.value.kind)", at: node.range.lowerBound)
      return nil
    }
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      report("\(subject) is empty", at: node.range.lowerBound)
      return nil
    }
    return text
  }

  /// A string that is one of the names.
  mutating func choice(_ node: JsonNode, _ subject: String, of names: [String]) -> String? {
    guard let text = text(node, subject) else { return nil }
    guard names.contains(text) else {
      let choices = names.map { "`\($0)`" }.joined(separator: ", ")
      report("\(subject) must be one of \(choices), not `\(text)`\(hint(for: text, among: names))", at: node.range.lowerBound)
      return nil
    }
    return text
  }

  private func hint(for name: String, among names: [String]) -> String {
    NearestName.of(name, among: names).map { "; did you mean `\($0)`?" } ?? ""
  }
}
