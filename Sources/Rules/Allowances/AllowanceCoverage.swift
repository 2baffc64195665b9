import ResizelintLexer

/// What the allowances of one rule in one file cover, and which of them were of use.
///
/// A file may hold many thousand allowances and as many findings, so neither is held against each of the other.
struct AllowanceCoverage: Sendable {
  private var coversFile = false
  private var lines: Set<Int> = []
  /// In order, with no two that meet.
  private var ranges: [Range<LineTable.Position>] = []
  /// Lines on which findings begin or end, and where they begin.
  private var foundLines: Set<Int> = []
  private var found: [LineTable.Position] = []

  init(_ targets: [AllowanceTarget]) {
    var unsorted: [Range<LineTable.Position>] = []
    for target in targets {
      switch target {
      case .file: coversFile = true
      case .line(let line): lines.insert(line)
      case .range(let range): unsorted.append(range)
      case .nothing: break
      }
    }
    for range in unsorted.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// Takes in a finding of the rule, and says whether an allowance covers it.
  mutating func cover(_ finding: Finding) -> Bool {
    let position = LineTable.Position(line: finding.line, column: finding.column)
    // The end is exclusive: at the first column the finding ends on the line before.
    let endLine = finding.endColumn == 1 && finding.endLine > finding.line ? finding.endLine - 1 : finding.endLine
    found.append(position)
    foundLines.insert(finding.line)
    foundLines.insert(endLine)
    if coversFile || lines.contains(finding.line) || lines.contains(endLine) { return true }
    let next = ranges.partitioned { $0.lowerBound > position }
    return next > 0 && ranges[next - 1].contains(position)
  }

  /// Prepares for `uses`, once every finding is there.
  mutating func sort() { found.sort() }

  /// Whether an allowance with this target covered anything.
  func uses(_ target: AllowanceTarget) -> Bool {
    switch target {
    case .file: return !found.isEmpty
    case .line(let line): return foundLines.contains(line)
    case .range(let range):
      let first = found.partitioned { $0 >= range.lowerBound }
      return first < found.count && range.contains(found[first])
    case .nothing: return false
    }
  }
}
