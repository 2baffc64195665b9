extension Finding {
  /// The targets and configurations that a finding is about, as in `App: Debug, Release`; nil where it is about none.
  var builds: String? {
    let parts = [targets, configurations].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }

  /// The message and what it is about, for formats that have no other place for it.
  var statement: String { message + (builds.map { " (\($0))" } ?? "") }

  /// Where it begins, as in `App/Card.swift:3:7`.
  var place: String { "\(path):\(line):\(column)" }

  /// It is reported and neither allowed nor known.
  var counts: Bool { state == .new }
}

extension Sequence<Finding> {
  /// How many there are of each severity that there is, the worst first, as in `1 error, 2 notes`.
  var countsBySeverity: String {
    Severity.allCases.reversed().compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : TextPage.count(count, severity.name)
    }.joined(separator: ", ")
  }

  /// The most severe come first; among equals nothing moves.
  var mostSevereFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

extension RandomAccessCollection<Finding> where SubSequence: RandomAccessCollection<Finding> {
  /// Neighbours of one rule, in the order of the report.
  var groupedByRule: [SubSequence] {
    var groups: [SubSequence] = []
    var rest = self[...]
    while let first = rest.first {
      let group = rest.prefix { $0.rule == first.rule }
      groups.append(group)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }
}
