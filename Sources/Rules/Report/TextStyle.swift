/// Colours for a terminal, or none.
struct TextStyle: Sendable {
  enum Ink: String {
    case heading = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case clear = "32"
    case faint = "2"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  let usesColors: Bool

  /// The text in a colour. It has to be escaped before: the codes would not survive it afterwards.
  func paint(_ text: String, _ ink: Ink) -> String {
    usesColors && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
