import ResizelintRules

/// What the value of a flag may be.
enum ValueHint: Sendable, Equatable {
  case anything
  case files
  case folders
  case formats
  /// `NAME=FILE`
  case report
  case words([String])

  /// Nil for a flag without a value.
  init?(_ value: Flag.Value) {
    switch value {
    case .none: return nil
    case .choice(let words): self = .words(words)
    case .rule: self = .words(Catalogue.embedded.outlines.map(\.id.name))
    case .text("NAME"): self = .formats
    case .text("NAME=FILE"): self = .report
    case .text("DIR"): self = .folders
    case .text("FILE"), .text("FILE|-"), .text("PATH"): self = .files
    case .text: self = .anything
    }
  }
}
