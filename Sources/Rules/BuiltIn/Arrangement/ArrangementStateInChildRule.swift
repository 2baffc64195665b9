/// A selection that a part of an arrangement owns, and takes with it when it goes.
struct ArrangementStateInChildRule: SourceRule {
  static let id: RuleID = "arrangement-state-in-child"

  var words: [String] { ["State", "StateObject", "SceneStorage"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard !file.isWord(index, "SceneStorage"), file.isPunctuation(index - 1, "@") || file.isPeriod(index - 1),
      let number = file.statement(of: index)
    else { return }
    let statement = file.statements[number]
    guard statement.keyword == .var, index < statement.head, file.scopes[statement.scope].kind == .type else { return }
    let name = statement.head + 1
    guard isSelection(file.text(name)), let type = file.typeScope(file.scopes[statement.scope]) else { return }
    let typeName = file.text(type.name)
    var observation = Observation(Self.id, at: name..<name + 1, values: [.name: file.text(name)])
    if !isChild(typeName, in: file) { observation.condition = .standsInArrangement(typeName) }
    report.append(observation)
  }

  /// What a person chose, and would miss.
  private func isSelection(_ name: String) -> Bool {
    let name = Array(name.lowercased().utf8)
    return Self.choices.contains { choice in
      name.indices.contains { name[$0] == choice[0] && name[$0...].starts(with: choice) }
    }
  }

  /// Parts of the names of what a person chooses, as bytes: every state of an app is asked.
  private static let choices = ["select", "chosen", "current", "position", "camera", "region", "path"].map { Array($0.utf8) }

  /// The view stands in a part of an arrangement of this file.
  private func isChild(_ name: String, in file: SourceFile) -> Bool {
    file.occurrences(of: name, in: 0..<file.code.count).prefix(32).contains { use in
      file.call(at: use) != nil && file.hosts(of: use).contains { file.isWord($0.name, "ArrangementView") }
    }
  }
}
