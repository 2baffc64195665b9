/// Everything one run has to say, in the one order that all formats share.
public struct Report: Sendable, Equatable {
  /// The chapter of one phase.
  public struct Chapter: Sendable, Equatable {
    public var phase: Phase
    /// True where no error or warning is left, nil where nothing of the phase was checked.
    public var isClear: Bool?
    public var findings: [Finding]

    public init(phase: Phase, isClear: Bool?, findings: [Finding]) {
      self.phase = phase
      self.isClear = isClear
      self.findings = findings
    }
  }

  /// The judged files.
  public var fileCount: Int
  /// All four phases, in order; suppressed and baselined findings are among the findings, told by their state.
  public var chapters: [Chapter]
  /// Findings about allowances.
  public var housekeeping: [Finding]
  public var notices: [Notice]
  /// Entries of the baseline that no finding of this run stands for, of files that it judged.
  public var staleEntries: [Baseline.Entry] = []
  /// The part of the project that this is; nil for all of it.
  public var shard: Shard?
  /// How many findings of a state there are beside those that are listed: a report that was read again knows what it did not
  /// show by its number alone.
  public var unseen: [Finding.State: Int] = [:]

  public init(fileCount: Int, chapters: [Chapter], housekeeping: [Finding], notices: [Notice]) {
    self.fileCount = fileCount
    self.chapters = chapters
    self.housekeeping = housekeeping
    self.notices = notices
  }

  /// Every finding of every chapter, then housekeeping.
  public var allFindings: [Finding] { chapters.flatMap(\.findings) + housekeeping }

  /// How many findings of a level count: neither suppressed nor baselined.
  public func count(of severity: Severity) -> Int {
    allFindings.count { $0.severity == severity && $0.state == .new }
  }

  public func count(of state: Finding.State) -> Int { allFindings.count { $0.state == state } + unseen[state, default: 0] }

  /// Takes in notices from outside the engine; all of them stand in the order of their paths and lines.
  public mutating func add(_ more: [Notice]) {
    notices += more
    // The index keeps notices of one place in the order in which they came.
    let order = notices.indices.sorted { left, right in
      let (first, second) = (notices[left], notices[right])
      if first.path != second.path { return first.path.utf8.lexicographicallyPrecedes(second.path.utf8) }
      return (first.line ?? 0, left) < (second.line ?? 0, right)
    }
    notices = order.map { notices[$0] }
  }
}
