import ResizelintLexer

/// What a character of a position counts, as editor and server agree on it.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of what the editor offers that is known; UTF-16 is what every editor knows.
  init(offered names: [String]) { self = names.lazy.compactMap(PositionEncoding.init).first ?? .utf16 }

  /// The length of a character.
  func units(of sequence: Utf8.Sequence) -> Int {
    switch self {
    case .utf8: sequence.length
    case .utf16: sequence.utf16Units
    case .utf32: 1
    }
  }
}

/// A place as the protocol has it: both from 0, the character in the units of the agreed encoding.
struct DocumentPosition: Sendable, Equatable, Comparable {
  var line: Int
  var character: Int

  static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
