/// How many findings there are, by what they have in common.
public struct Statistics: Sendable, Equatable {
  /// What findings are counted by.
  public enum Subject: String, Sendable, CaseIterable { case phase, rule, folder, owner }

  public struct Row: Sendable, Equatable {
    public var name: String
    /// How many count of each severity.
    public var counts: [Severity: Int]

    public var total: Int { counts.values.reduce(0, +) }
  }

  public struct Table: Sendable, Equatable {
    public var subject: Subject
    /// Phases in their order, the others with the most findings first.
    public var rows: [Row]
  }

  public let tables: [Table]

  /// What nobody owns stands under this name.
  public static let nobody = "(nobody)"

  /// - Parameter owners: Nil where nothing says who owns what; then nothing is counted by owner.
  public init(_ report: Report, owners: CodeOwners?) {
    let findings = report.allFindings.filter(\.counts)
    var phases = report.chapters.map { chapter in
      let standing = chapter.isClear == nil ? " (not checked)" : ""
      return Row(name: "\(chapter.phase.number) \(chapter.phase.title)\(standing)", counts: Statistics.counts(chapter.findings))
    }
    if report.housekeeping.contains(where: \.counts) {
      phases.append(Row(name: "Allowances", counts: Statistics.counts(report.housekeeping)))
    }
    var tables = [
      Table(subject: .phase, rows: phases),
      Statistics.table(.rule, findings) { [$0.rule.name] },
      Statistics.table(.folder, findings) { [Statistics.folder(of: $0.path)] },
    ]
    if let owners {
      var known: [String: [String]] = [:]
      tables.append(
        Statistics.table(.owner, findings) { finding in
          if let names = known[finding.path] { return names }
          let names = owners.owners(of: finding.path)
          known[finding.path] = names.isEmpty ? [Statistics.nobody] : names
          return known[finding.path] ?? []
        })
    }
    self.tables = tables
  }

  private static func counts(_ findings: [Finding]) -> [Severity: Int] {
    var counts: [Severity: Int] = [:]
    for finding in findings where finding.counts { counts[finding.severity, default: 0] += 1 }
    return counts
  }

  /// A finding counts in the row of each of its names.
  private static func table(_ subject: Subject, _ findings: [Finding], by names: (Finding) -> [String]) -> Table {
    var rows: [String: [Severity: Int]] = [:]
    for finding in findings {
      for name in names(finding) { rows[name, default: [:]][finding.severity, default: 0] += 1 }
    }
    let sorted = rows.map { Row(name: $0.key, counts: $0.value) }.sorted { left, right in
      left.total != right.total ? left.total > right.total : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    return Table(subject: subject, rows: sorted)
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
  }
}
