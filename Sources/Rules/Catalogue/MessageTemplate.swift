/// A message with places that the finding fills: "`{code}` measures the screen, not the window."
///
/// A brace that is meant as such is doubled.
public struct MessageTemplate: Sendable, Equatable {
  /// What a finding may know of itself.
  public enum Placeholder: String, Sendable, CaseIterable, Hashable {
    /// The flagged expression, normalised.
    case code
    /// The name of a declaration, type, file or asset.
    case name
    case target
    case configuration
    /// A key of a property list.
    case key
    /// A build setting.
    case setting
    case value
    case count
  }

  private enum Part: Sendable, Equatable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// Why a text is no template.
  public enum Problem: Error, Equatable {
    case unknownPlaceholder(String)
    /// A brace without its partner.
    case strayBrace
  }

  private var parts: [Part]

  public init(_ text: String) throws(Problem) {
    parts = []
    // Braces are ASCII, so the bytes can be searched without breaking the text into characters.
    var rest = text.utf8[...]
    var literal = ""
    while let brace = rest.firstIndex(where: MessageTemplate.isBrace) {
      literal += String(Substring(rest[..<brace]))
      let sign = rest[brace]
      rest = rest[rest.index(after: brace)...]
      if rest.first == sign {
        literal.unicodeScalars.append(Unicode.Scalar(sign))
        rest.removeFirst()
        continue
      }
      guard sign == UInt8(ascii: "{"), let end = rest.firstIndex(where: MessageTemplate.isBrace), rest[end] == UInt8(ascii: "}")
      else { throw .strayBrace }
      let name = String(Substring(rest[..<end]))
      guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(.placeholder(placeholder))
      rest = rest[rest.index(after: end)...]
    }
    literal += String(Substring(rest))
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  private static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }

  /// The places to fill.
  public var placeholders: Set<Placeholder> {
    Set(
      parts.compactMap { part in
        if case .placeholder(let placeholder) = part { placeholder } else { nil }
      })
  }

  /// The message; a place that gets no value keeps its name in braces, where a test sees it.
  public func filled(with values: [Placeholder: String]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .placeholder(let placeholder): text += values[placeholder] ?? "{\(placeholder.rawValue)}"
      }
    }
  }
}
