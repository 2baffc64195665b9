import ResizelintLexer

/// Follows wrappers through the project: finds their uses, the wrappers around wrappers, and the level of each definition.
///
/// Rounds: the first looks for the wrappers that read an API themselves; each further one for those that the round before
/// found. Only files whose words may hold a name are read again. Everything merges in path order.
struct WrapperPass: Sendable {
  /// A definition that is a finding, or a use that is one.
  struct Definition: Sendable {
    var wrapper: Wrapper
    var file: Int
    /// The place of its finding in the findings of its file; nil where it has none.
    var finding: Int?
    /// The wrapper that it hands on; nil for one that reads the API.
    var source: Int?
  }

  /// A finding by its place in the findings of its file.
  private struct FindingNumber: Hashable {
    var file: Int
    var finding: Int
  }

  private static let maximumRounds = 5

  /// Where a finding of a rule begins, as far as two of them would say the same.
  private struct Place: Hashable {
    var rule: RuleID
    var line: Int
    var column: Int

    init(_ finding: Finding) {
      // A window that is looked for in whichever scene is looked for once, and what the screen answers is asked once.
      switch finding.rule {
      case DeviceOrientationRule.id: rule = InterfaceOrientationRule.id
      case ArbitrarySceneRule.id: rule = GlobalWindowRule.id
      case MainScreenBoundsRule.id, MainScreenScaleRule.id: rule = MainScreenRule.id
      default: rule = finding.rule
      }
      (line, column) = (finding.line, finding.column)
    }
  }

  let files: InputFiles
  let outcomes: [FileOutcome]

  /// Adds the uses to `findings`, one list for each file, and settles the levels of definitions.
  func run(
    findings: inout [[Finding]],
    check: (_ files: [Int], _ index: WrapperIndex) -> [Engine.Answer<FileChecker.UseJudgement>]
  ) {
    let first = definitions()
    var definitions = first
    /// The worst level among the uses of each definition.
    var worst = [Severity?](repeating: nil, count: first.count)
    /// The definitions that are known from the start, by their findings.
    let firstByFinding = Dictionary(
      first.enumerated().compactMap { number, definition in
        definition.finding.map { (FindingNumber(file: definition.file, finding: $0), number) }
      },
      uniquingKeysWith: { first, _ in first })
    var fresh = Array(first.indices)
    /// For each file with uses the number of the first finding at each place.
    var places: [Int: [Place: Int]] = [:]
    for _ in 0..<WrapperPass.maximumRounds where !fresh.isEmpty {
      let index = WrapperIndex(fresh.map { definitions[$0].wrapper })
      let open = outcomes.indices.filter { file in
        guard let words = outcomes[file].words else { return false }
        return index.mayBeUsed(in: files.paths[file], with: words)
      }
      var next: [Int] = []
      let answers = check(open, index)
      // A key that is measured somewhere has the screen's size only until then.
      let measured = Set(answers.flatMap(\.value.measured))
      let declared = Set(answers.flatMap(\.value.declared))
      for answer in answers where !answer.value.uses.isEmpty {
        let (file, judgement) = (answer.file, answer.value)
        var known =
          places.removeValue(forKey: file)
          ?? Dictionary(findings[file].enumerated().map { (Place($1), $0) }, uniquingKeysWith: { first, _ in first })
        for use in judgement.uses where !measured.contains(use.wrapper) && !(use.presumes.map(declared.contains) ?? false) {
          let source = fresh[use.wrapper]
          guard var finding = use.finding else {
            if let wrapper = use.defines {
              definitions.append(Definition(wrapper: wrapper, file: file, source: source))
              worst.append(nil)
              next.append(definitions.count - 1)
            }
            continue
          }
          finding.related = use.presumes == nil ? [definitions[source].wrapper.declaration] : []
          // A use that stands where the file already has that finding is no news.
          if let number = known[Place(finding)] {
            // `UIApplication.shared.keyWindow` is the project's own where it declares one.
            if findings[file][number].rule != finding.rule { findings[file][number] = finding }
            worst[source] = max(worst[source] ?? .note, findings[file][number].severity)
            // The declaration says more than a name that is known from elsewhere.
            if findings[file][number].related.isEmpty { findings[file][number].related = finding.related }
            // What hands it on is one of its uses, though its own name was known.
            if use.defines != nil, let outer = firstByFinding[FindingNumber(file: file, finding: number)], outer != source {
              definitions[outer].source = source
            }
            continue
          }
          known[Place(finding)] = findings[file].count
          findings[file].append(finding)
          if let wrapper = use.defines {
            definitions.append(
              Definition(wrapper: wrapper, file: file, finding: findings[file].count - 1, source: source))
            worst.append(nil)
            next.append(definitions.count - 1)
          } else if !use.isTest {
            worst[source] = max(worst[source] ?? .note, finding.severity)
          }
        }
        // A threshold weighs more where a helper turns out to be the screen.
        for finding in judgement.thresholds {
          if let number = known[Place(finding)] {
            if findings[file][number].severity < finding.severity { findings[file][number] = finding }
          } else {
            known[Place(finding)] = findings[file].count
            findings[file].append(finding)
          }
        }
        places[file] = known
      }
      fresh = next
    }
    // A declaration may read twice: `isPad && orientation != .portrait`. Its uses are uses of both.
    var twins: [Wrapper: [Int]] = [:]
    for number in definitions.indices { twins[definitions[number].wrapper.anyQuestion, default: []].append(number) }
    // From the outermost in: what wraps a wrapper is one of its uses. Where both were known from the start, either may come first.
    for _ in 0..<2 {
      for numbers in twins.values where numbers.count > 1 {
        guard let level = numbers.compactMap({ worst[$0] }).max() else { continue }
        for number in numbers { worst[number] = level }
      }
      for number in definitions.indices.reversed() {
        let definition = definitions[number]
        let severity = settle(definition, at: worst[number] ?? .note, among: &findings[definition.file])
        if let source = definition.source { worst[source] = max(worst[source] ?? .note, severity) }
      }
    }
  }

  /// The wrappers that read an API themselves, and those of Objective-C, which are no findings.
  private func definitions() -> [Definition] {
    let swift = outcomes.enumerated().flatMap { file, outcome in
      (outcome.judgement?.wrappers ?? []).map { Definition(wrapper: $0.wrapper, file: file, finding: $0.finding) }
    }
    let helpers = outcomes.enumerated().flatMap { file, outcome in (outcome.facts?.helpers ?? []).map { (file, $0) } }
    let questions = ObjectiveCHelper.questions(of: helpers.map(\.1), beside: swift.map(\.wrapper))
    let objectiveC = zip(helpers, questions).flatMap { helper, questions in
      questions.map { Definition(wrapper: helper.1.wrapper(asking: $0), file: helper.0) }
    }
    // Last: what is declared goes before what is presumed.
    return swift + objectiveC + (outcomes.isEmpty ? [] : Wrapper.presumed.map { Definition(wrapper: $0, file: 0) })
  }

  /// Gives the finding of a definition its level, which is that of its uses; the level that the definition then has for what it
  /// wraps.
  private func settle(_ definition: Definition, at level: Severity, among findings: inout [Finding]) -> Severity {
    guard let number = definition.finding else { return level }
    let own = findings[number].severity
    let severity = definition.wrapper.restsOnItsUses ? level : max(own, level)
    findings[number].severity = severity
    // The level of its uses is no word on what it is for by itself.
    if definition.wrapper.restsOnItsUses, findings[number].intent == .unknown, severity > own {
      findings[number].intent = .wrapper
    }
    return severity
  }
}
