/// Joins what was said of single builds into findings.
///
/// Two observations of one target are one finding where they say the same of the same file: the first cause is the place,
/// the others are related. Findings of several targets are one where they stand at the same place.
struct ProjectFindings {
  private let rules: RuleProse
  private var drafts: [Draft] = []
  private var draftsByTarget: [TargetKey: Int] = [:]

  private struct Draft {
    var observation: ProjectObservation
    /// In the order in which they were judged.
    var builds: [ProjectBuild]
  }

  /// What is one finding within a target.
  private struct TargetKey: Hashable {
    var target: Int
    var statement: Statement
  }

  /// What is said, and of which file.
  private struct Statement: Hashable {
    var rule: RuleID
    var path: String
    var subject: String
    var variant: String?
    var values: [MessageTemplate.Placeholder: String]

    init(_ observation: ProjectObservation) {
      rule = observation.rule
      path = observation.origin.path
      subject = observation.subject
      variant = observation.variant
      values = observation.values
    }
  }

  /// What is one finding for all targets.
  private struct PlaceKey: Hashable {
    var statement: Statement
    var origin: Origin
  }

  init(catalogue: Catalogue) { rules = RuleProse(catalogue) }

  mutating func add(_ observation: ProjectObservation, of build: ProjectBuild) {
    let key = TargetKey(target: build.index.target, statement: Statement(observation))
    if let known = draftsByTarget[key] {
      drafts[known].builds.append(build)
      drafts[known].observation.take(in: observation)
    } else {
      draftsByTarget[key] = drafts.count
      drafts.append(Draft(observation: observation, builds: [build]))
    }
  }

  /// The findings, in no order.
  func findings() -> [Finding] {
    var joined: [Draft] = []
    var places: [PlaceKey: Int] = [:]
    for draft in drafts {
      let key = PlaceKey(statement: Statement(draft.observation), origin: draft.observation.origin)
      if let known = places[key] {
        joined[known].builds += draft.builds
        joined[known].observation.take(in: draft.observation)
      } else {
        places[key] = joined.count
        joined.append(draft)
      }
    }
    joined.sort { left, right in
      let (first, second) = (left.observation.origin, right.observation.origin)
      if first.path != second.path { return first.path.utf8.lexicographicallyPrecedes(second.path.utf8) }
      return first.start < second.start
    }
    var ordinals: [String: Int] = [:]
    return joined.compactMap { finding($0, &ordinals) }
  }

  private func finding(_ draft: Draft, _ ordinals: inout [String: Int]) -> Finding? {
    let observation = draft.observation
    guard let rule = rules[observation.rule] else { return nil }
    var fingerprint = Fingerprint(rule: rule.id)
    fingerprint.add(observation.subject)
    let place = observation.origin.path + "\u{0}" + fingerprint.text
    fingerprint.add(String(ordinals[place, default: 0]))
    ordinals[place, default: 0] += 1
    let targets = unique(draft.builds.filter { $0.target.declaration != .loosePlist }.map(\.target.name))
    let configurations = unique(draft.builds.map(\.configuration.name).filter { !$0.isEmpty })
    var values = observation.values
    values[.target] = values[.target] ?? unique(draft.builds.map(\.name)).joined(separator: ", ")
    values[.configuration] = configurations.joined(separator: ", ")
    let origin = observation.origin
    return Finding(
      rule: rule.id, phase: rule.phase, severity: observation.severity ?? rule.severity, path: origin.path,
      line: origin.start.line, column: origin.start.column, endLine: origin.end.line, endColumn: origin.end.column,
      message: rule.message(for: observation.variant).filled(with: values), fix: rule.fix(for: observation.variant),
      targets: targets, configurations: configurations, related: observation.related, fingerprint: fingerprint.text)
  }

  private func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension ProjectObservation {
  /// Makes room for the same thing said of another build: the graver level counts, its place is related.
  fileprivate mutating func take(in other: ProjectObservation) {
    if let own = severity { severity = other.severity.map { max(own, $0) } }
    if other.origin != origin {
      related.append(Finding.Related(other.origin, message: "the same in another configuration"))
    }
    for place in other.related where !related.contains(place) { related.append(place) }
  }
}
