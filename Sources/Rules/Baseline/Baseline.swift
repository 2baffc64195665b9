/// The findings that a project had when it began to be checked: a multiset, without line numbers.
///
/// Each entry stands for one finding. A finding that uses an entry up is known; one that is left without an entry is new, and
/// an entry that no finding uses is stale.
public struct Baseline: Sendable, Equatable {
  /// The name of the file where nobody gives another.
  public static let fileName = ".resizelint-baseline.json"

  public struct Entry: Sendable, Hashable, Comparable {
    public var path: String
    public var rule: RuleID
    public var fingerprint: String

    public init(path: String, rule: RuleID, fingerprint: String) {
      self.path = path
      self.rule = rule
      self.fingerprint = fingerprint
    }

    /// By fingerprint first: entries of one file are spread over the baseline, so that two branches hardly ever write on
    /// neighbouring lines, and a renamed file changes its lines where they stand.
    public static func < (left: Entry, right: Entry) -> Bool {
      if left.fingerprint != right.fingerprint { return left.fingerprint < right.fingerprint }
      if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
      return left.rule.name < right.rule.name
    }
  }

  /// Sorted; equal entries stand for several findings.
  public private(set) var entries: [Entry]

  public init(_ entries: some Sequence<Entry>) { self.entries = entries.sorted() }

  /// The entries for findings that count.
  public init(of findings: [Finding]) {
    self.init(
      findings.filter { $0.state != .suppressed && $0.phase != nil }.map {
        Entry(path: $0.path, rule: $0.rule, fingerprint: $0.fingerprint)
      })
  }

  /// Marks the findings that entries stand for, and returns the entries that are left over.
  ///
  /// Entries go first to findings with the same path, then to others, in the order of the findings: a file that was moved or
  /// renamed keeps what is known of it. An entry of a file of which this run says nothing goes to nobody else.
  ///
  /// - Parameter isUnread: whether a path is a file that the run did not judge.
  public func apply(to findings: inout [Finding], isUnread: (String) -> Bool) -> [Entry] {
    var places: [Entry: [Int]] = [:]
    for (index, entry) in entries.enumerated() { places[entry, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: entries.count)
    let counted = findings.indices.filter { findings[$0].state == .new && findings[$0].phase != nil }
    for index in counted {
      let entry = Entry(path: findings[index].path, rule: findings[index].rule, fingerprint: findings[index].fingerprint)
      guard let place = places[entry]?.popLast() else { continue }
      isUsed[place] = true
      findings[index].state = .baselined
    }
    var free: [String: [Int]] = [:]
    for index in entries.indices.reversed() where !isUsed[index] && !isUnread(entries[index].path) {
      free[entries[index].fingerprint, default: []].append(index)
    }
    for index in counted where findings[index].state == .new {
      guard let place = free[findings[index].fingerprint]?.popLast() else { continue }
      isUsed[place] = true
      findings[index].state = .baselined
    }
    return entries.indices.filter { !isUsed[$0] }.map { entries[$0] }
  }

  /// The multiset without one of each of these entries.
  public func removing(_ stale: [Entry]) -> Baseline {
    var left: [Entry: Int] = [:]
    for entry in stale { left[entry, default: 0] += 1 }
    return Baseline(
      entries.filter { entry in
        guard let count = left[entry], count > 0 else { return true }
        left[entry] = count - 1
        return false
      })
  }
}
