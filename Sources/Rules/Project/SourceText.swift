import ResizelintLexer

/// A project file in memory: its text and where its lines begin, shared by all values that come from it.
final class SourceText: Sendable {
  let path: String
  /// UTF-8; empty for a binary property list.
  let bytes: [UInt8]
  private let lines: LineTable

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The place of a range of bytes.
  func origin(_ range: Range<Int>, setting: String? = nil) -> Origin {
    Origin(
      path: path, start: lines.position(of: range.lowerBound, in: bytes), end: lines.position(of: range.upperBound, in: bytes),
      setting: setting)
  }

  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// What a reader could not accept, as a notice.
  func notice(_ problem: ParseProblem) -> Notice {
    Notice(path: path, line: bytes.isEmpty ? nil : line(of: problem.offset), message: problem.message)
  }
}
