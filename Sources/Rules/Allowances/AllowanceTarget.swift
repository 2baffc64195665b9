import ResizelintLexer

/// The part of a file for which an allowance is meant.
enum AllowanceTarget: Sendable, Equatable {
  case file
  /// A line with code: what begins or ends on it.
  case line(Int)
  /// What begins in it.
  case range(Range<LineTable.Position>)
  /// Nothing follows that could be meant.
  case nothing

  func contains(_ finding: Finding) -> Bool {
    switch self {
    case .file: return true
    case .line(let line):
      // The end is exclusive: at the first column the finding ends on the line before.
      let endLine = finding.endColumn == 1 && finding.endLine > finding.line ? finding.endLine - 1 : finding.endLine
      return finding.line == line || endLine == line
    case .range(let range): return range.contains(LineTable.Position(line: finding.line, column: finding.column))
    case .nothing: return false
    }
  }
}
