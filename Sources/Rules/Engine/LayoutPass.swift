/// What can be said of layout only when every file is known.
struct LayoutPass {
  private let outcomes: [FileOutcome]
  private let catalogue: Catalogue
  private let facts: LayoutFacts
  private let thresholds: [LayoutThreshold]
  /// The files of the layout policy that hold thresholds, in the order of paths.
  private let policyFiles: [String]

  /// The rules that stand once for a project; the engine makes their findings.
  static let rules: [RuleID] = [ThresholdsScattered.id, ResizeUntested.id]

  /// - Parameter outcomes: One for each file, in the order in which their findings come.
  init(_ outcomes: [FileOutcome], catalogue: Catalogue) {
    self.outcomes = outcomes
    self.catalogue = catalogue
    var facts = LayoutFacts()
    let judgements = outcomes.lazy.compactMap(\.judgement)
    for judgement in judgements { facts.merge(judgement.facts.layout) }
    self.facts = facts
    thresholds = judgements.flatMap(\.thresholds).sorted()
    policyFiles = judgements.filter(\.holdsPolicy).map(\.facts.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Drops, lowers or joins what waited for other files.
  func settle(_ findings: inout [[Finding]], in model: ProjectModel) {
    /// By file.
    var dropped: [Int: Set<Int>] = [:]
    var repeated: [(file: Int, finding: Int)] = []
    for (file, outcome) in outcomes.enumerated() {
      for pending in outcome.judgement?.pending ?? [] {
        switch pending.condition {
        case .isFirstOfProject: repeated.append((file, pending.finding))
        case .runsBefore(let version):
          let builds = FileBuilds(of: findings[file][pending.finding].path, in: model)
          if !builds.runBefore(version) { dropped[file, default: []].insert(pending.finding) }
        case .runsNowhereBefore(let version):
          let builds = FileBuilds(of: findings[file][pending.finding].path, in: model)
          if builds.areKnownToRunBefore(version) { dropped[file, default: []].insert(pending.finding) }
        case .runsInCatalyst(let version):
          let builds = FileBuilds(of: findings[file][pending.finding].path, in: model)
          let targets = builds.catalystTargets
          if targets.isEmpty || version.map({ builds.runBefore($0) }) ?? false {
            dropped[file, default: []].insert(pending.finding)
          } else {
            findings[file][pending.finding].targets = targets
          }
        case .fillsWindow(let name) where facts.windowRoots.contains(name): break
        case .standsInArrangement(let name) where facts.arrangementParts.contains(name): break
        case .fillsWindow, .standsInArrangement:
          if let severity = pending.severityOtherwise {
            findings[file][pending.finding].severity = min(severity, findings[file][pending.finding].severity)
          } else {
            dropped[file, default: []].insert(pending.finding)
          }
        }
      }
    }
    repeated.sort { left, right in
      let (first, second) = (findings[left.file][left.finding], findings[right.file][right.finding])
      if first.path != second.path { return first.path.utf8.lexicographicallyPrecedes(second.path.utf8) }
      return first.line < second.line
    }
    join(repeated, in: &findings, &dropped)
    for (file, numbers) in dropped {
      findings[file] = findings[file].enumerated().filter { !numbers.contains($0.offset) }.map(\.element)
    }
  }

  /// Keeps the first of what is said of several files, with the others related.
  private func join(_ repeated: [(file: Int, finding: Int)], in findings: inout [[Finding]], _ dropped: inout [Int: Set<Int>]) {
    guard let first = repeated.first, repeated.count > 1 else { return }
    let others = repeated.dropFirst().map { findings[$0.file][$0.finding] }
    findings[first.file][first.finding] = PreviewProviders.finding(
      findings[first.file][first.finding], others: others, catalogue)
    for place in repeated.dropFirst() { dropped[place.file, default: []].insert(place.finding) }
  }

  /// The findings that stand once for the project.
  ///
  /// Where nothing is seen to build the files, their tests may stand elsewhere.
  func findings(about findings: [Finding], hasTargets: Bool, isSelected: (RuleID, Phase?) -> Bool) -> [Finding] {
    var result: [Finding] = []
    // What a rule says is read when there is something to say: it takes longer than a small project does.
    if !thresholds.isEmpty, let rule = catalogue[ThresholdsScattered.id], isSelected(rule.id, rule.phase),
      let finding = ThresholdsScattered.finding(thresholds, policyFiles: policyFiles, rule)
    {
      result.append(finding)
    }
    if hasTargets, !facts.variesSizeInTests, !findings.isEmpty, let rule = catalogue[ResizeUntested.id],
      isSelected(rule.id, rule.phase),
      let finding = ResizeUntested.finding(findings + result, rule)
    {
      result.append(finding)
    }
    return result
  }
}
