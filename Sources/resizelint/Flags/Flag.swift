/// One option of the command line: what parses it, what `--help` says of it and what its page says.
struct Flag: Sendable {
  /// What stands behind the name.
  enum Value: Sendable, Equatable {
    case none
    /// Anything, shown as this word.
    case text(String)
    /// One of these, shown as they are.
    case choice([String])
    /// The id of a rule.
    case rule

    /// How help spells it; nil where there is no value.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let word): word
      case .choice(let words): words.joined(separator: "|")
      case .rule: "ID"
      }
    }
  }

  /// With the two dashes left off.
  let name: String
  let value: Value
  /// Given twice it counts twice; of other options the last one counts.
  let isRepeatable: Bool
  /// The first version that has it.
  let since: String
  let commands: Set<Command>
  /// One line, no full stop needed at the end of a heading: it is a sentence.
  let summary: String
  /// What else there is to know, as Markdown paragraphs; empty where the summary says it all.
  let detail: String
  /// Takes the value into the options; it is empty for a flag without one.
  let apply: @Sendable (_ value: String, _ options: inout Options) throws(UsageError) -> Void

  init(
    _ name: String, _ value: Value, isRepeatable: Bool = false, since: String = "0.1.0",
    commands: Set<Command> = [.lint], _ summary: String, detail: String = "",
    apply: @escaping @Sendable (_ value: String, _ options: inout Options) throws(UsageError) -> Void
  ) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.since = since
    self.commands = commands
    self.summary = summary
    self.detail = detail
    self.apply = apply
  }

  /// The flag as it is typed, with the place of its value.
  var usage: String { "--\(name)" + (value.placeholder.map { " " + $0 } ?? "") }
}
