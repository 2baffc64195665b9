/// The lines that a change touched, by file.
public struct ChangedLines: Sendable, Equatable {
  /// What was touched in one file.
  public struct File: Sendable, Equatable {
    /// Every line counts: the file is new, or nobody knows better.
    public var isWhole: Bool
    /// Lines that were added or replaced; once settled, ascending and none over another.
    public var lines: [ClosedRange<Int>]
    /// Lines behind which others were removed; once settled, ascending.
    public var gaps: [Int]

    public init(isWhole: Bool = false, lines: [ClosedRange<Int>] = [], gaps: [Int] = []) {
      self.isWhole = isWhole
      self.lines = lines
      self.gaps = gaps
    }

    /// Whether any line from `first` to `last` was touched, or something between two of them removed.
    func touches(_ first: Int, _ last: Int) -> Bool {
      if isWhole { return true }
      let next = lines.partitioned { $0.upperBound >= first }
      if next < lines.count, lines[next].lowerBound <= last { return true }
      let gap = gaps.partitioned { $0 >= first }
      return gap < gaps.count && gaps[gap] < last
    }

    mutating func settle() {
      var merged: [ClosedRange<Int>] = []
      for range in lines.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = merged.last, range.lowerBound <= last.upperBound {
          merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        } else {
          merged.append(range)
        }
      }
      lines = merged
      gaps.sort()
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

  /// Puts the lines of each file into an order in which they can be searched; a patch may name them in any.
  mutating func settle() {
    for path in files.keys { files[path]?.settle() }
  }

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
