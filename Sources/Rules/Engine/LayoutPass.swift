/// What can be said of layout only when every file is known.
struct LayoutPass {
  private let judgements: [FileChecker.Judgement?]
  private let catalogue: Catalogue
  private let facts: LayoutFacts
  private let thresholds: [LayoutThreshold]

  /// The rules that stand once for a project; the engine makes their findings.
  static let rules: [RuleID] = [ThresholdsScattered.id, ResizeUntested.id]

  /// - Parameter judgements: One for each file, in the order in which their findings come.
  init(judgements: [FileChecker.Judgement?], catalogue: Catalogue) {
    self.judgements = judgements
    self.catalogue = catalogue
    var facts = LayoutFacts()
    for judgement in judgements {
      if let layout = judgement?.facts.layout { facts.merge(layout) }
    }
    self.facts = facts
    thresholds = judgements.flatMap { $0?.thresholds ?? [] }.sorted()
  }

  /// Drops, or lowers, what waited for a condition that does not hold.
  func settle(_ findings: inout [[Finding]]) {
    for (file, judgement) in judgements.enumerated() {
      var dropped: Set<Int> = []
      for pending in judgement?.pending ?? [] where !facts.holds(pending.condition) {
        if let severity = pending.severityOtherwise {
          findings[file][pending.finding].severity = min(severity, findings[file][pending.finding].severity)
        } else {
          dropped.insert(pending.finding)
        }
      }
      guard !dropped.isEmpty else { continue }
      findings[file] = findings[file].enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    }
  }

  /// The findings that stand once for the project.
  ///
  /// Where nothing is seen to build the files, their tests may stand elsewhere.
  func findings(about findings: [Finding], hasTargets: Bool, isSelected: (RuleID, Phase?) -> Bool) -> [Finding] {
    var result: [Finding] = []
    if let rule = catalogue[ThresholdsScattered.id], isSelected(rule.id, rule.phase),
      let finding = ThresholdsScattered.finding(thresholds, rule)
    {
      result.append(finding)
    }
    if let rule = catalogue[ResizeUntested.id], isSelected(rule.id, rule.phase), hasTargets, !facts.variesSizeInTests,
      let finding = ResizeUntested.finding(findings + result, rule)
    {
      result.append(finding)
    }
    return result
  }
}
