import ResizelintLexer

/// A document that the editor has open.
struct OpenDocument {
  /// As the editor spells it.
  let uri: String
  var version: Int?
  var text: EditableText
  /// The canonical path; nil for a document that is no file.
  let path: [UInt8]?
  /// Where it belongs; nil where no project takes it.
  var place: Place?
  /// What was last pushed for it, and of which generation of its project that was.
  var pushed: [Json]?
  var pushedGeneration: Int?
  /// It changed since something was last pushed for it.
  var isNews = true

  /// A file of a project.
  struct Place: Equatable {
    /// The root of the project.
    var root: [UInt8]
    /// Relative to the root, as reports spell it.
    var path: String
  }

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    self.text = EditableText(Array(text.utf8))
    path = FileUri.path(of: uri).flatMap(SystemPath.canonicalEvenIfMissing)
  }

  /// Applies what `textDocument/didChange` tells: ranges that are replaced, one after the other, or the whole text.
  mutating func apply(_ changes: [JsonNode], in encoding: PositionEncoding) {
    for change in changes {
      guard let new = change["text"]?.string else { continue }
      if let range = change["range"].flatMap(DocumentRange.init) {
        let start = text.offset(of: range.start, in: encoding)
        let end = text.offset(of: range.end, in: encoding)
        text.replace(min(start, end)..<max(start, end), with: Array(new.utf8))
      } else {
        text = EditableText(Array(new.utf8))
      }
    }
  }
}

/// A stretch of a document; the end is exclusive.
struct DocumentRange: Equatable {
  var start: DocumentPosition
  var end: DocumentPosition

  init(start: DocumentPosition, end: DocumentPosition) {
    self.start = start
    self.end = end
  }

  init?(_ node: JsonNode) {
    guard let start = node["start"].flatMap(DocumentPosition.init), let end = node["end"].flatMap(DocumentPosition.init) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  var json: Json { .of(["start": start.json, "end": end.json]) }

  /// Whether the two have a place in common, their ends included.
  func touches(_ other: DocumentRange) -> Bool { start <= other.end && other.start <= end }
}

extension DocumentPosition {
  init?(_ node: JsonNode) {
    guard let line = node["line"]?.integer, let character = node["character"]?.integer else { return nil }
    self.init(line: line, character: character)
  }

  var json: Json { .of(["line": .integer(line), "character": .integer(character)]) }
}
