/// The lines that a change touched, by file.
public struct ChangedLines: Sendable, Equatable {
  /// What was touched in one file.
  public struct File: Sendable, Equatable {
    /// Every line counts: the file is new, or nobody knows better.
    public var isWhole: Bool
    /// Lines that were added or replaced, ascending.
    public var lines: [ClosedRange<Int>]
    /// Lines behind which others were removed, ascending.
    public var gaps: [Int]

    public init(isWhole: Bool = false, lines: [ClosedRange<Int>] = [], gaps: [Int] = []) {
      self.isWhole = isWhole
      self.lines = lines
      self.gaps = gaps
    }

    /// Whether any line from `first` to `last` was touched, or something between two of them removed.
    func touches(_ first: Int, _ last: Int) -> Bool {
      isWhole || lines.contains { $0.lowerBound <= last && first <= $0.upperBound }
        || gaps.contains { first <= $0 && $0 < last }
    }

    var isTouched: Bool { isWhole || !lines.isEmpty || !gaps.isEmpty }
  }

  /// By path relative to the root.
  public private(set) var files: [String: File] = [:]

  public init() {}

  /// Every line of a file.
  public mutating func add(wholeFile path: String) { files[path, default: File()].isWhole = true }

  public mutating func add(lines: ClosedRange<Int>, of path: String) { files[path, default: File()].lines.append(lines) }

  public mutating func add(gapBehind line: Int, of path: String) { files[path, default: File()].gaps.append(line) }

  /// Whether a finding counts: a line that it reaches over was touched.
  ///
  /// What is said of a whole project counts where any file that causes it was touched at all.
  public func touches(_ finding: Finding) -> Bool {
    if finding.isOfProject {
      return ([finding.path] + finding.related.map(\.path)).contains { files[$0]?.isTouched == true }
    }
    let last = finding.endColumn == 1 && finding.endLine > finding.line ? finding.endLine - 1 : finding.endLine
    return files[finding.path]?.touches(finding.line, last) == true
  }
}
