/// A project that is judged again and again while its files change: what an editor asks.
///
/// Invariants:
/// 1. `report(on:)` says of the named files what `Engine.lint` would of the same bytes, whatever came before.
/// 2. What is kept of a file is what it says by itself (`FileOutcome`) and its uses of wrappers; how files bear on each other is
///    settled anew after every change, from what is kept.
/// 3. The bytes come from one `FileAccess`, which answers with what a file holds now; `update` names the files whose bytes
///    changed. Nothing reads while `update` does not run, but project files, which are read when they are first asked for.
public final class LintSession {
  private let engine: Engine
  private let access: any FileAccess
  private let files: InputFiles
  private let workers: Slots<FileChecker>
  private var contexts: [FileContext] = []
  private var outcomes: [FileOutcome] = []
  private var uses: [KeptUses]
  /// The classes of files that were passed over, where somebody has asked for them.
  private var passedOverTypes: [Int: SourceFacts] = [:]
  /// The wrappers that were looked for the last time, round by round.
  private var lastIndexes: [WrapperIndex] = []
  private var project: ProjectPass.Project
  /// What was said of the project, and of which facts; nil where it has to be said again.
  private var projectFindings: (facts: [SourceFacts], outcome: ProjectPass.Outcome)?
  /// Nil where a change has not been settled yet.
  private var settled: Settled?

  /// What is known, by file.
  private struct Settled {
    var findings: [String: [Finding]]
    var notices: [String: [Notice]]
    var judged: Engine.JudgedFiles
  }

  /// Judges a project.
  ///
  /// - Parameters:
  ///   - earlier: A session over the same root and access, of which is kept what still holds.
  ///   - changed: The files whose bytes are others than in the earlier one.
  public init(
    engine: Engine, files: InputFiles, access: any FileAccess, keeping earlier: LintSession? = nil,
    changed: Set<String> = []
  ) {
    // What is asked again after every change has to be at hand.
    var engine = engine
    engine.keptFileCount = .max
    self.engine = engine
    self.access = access
    self.files = files
    workers = engine.checkers(access.workerCount)
    uses = [KeptUses](repeating: KeptUses(), count: files.count)
    let kept = earlier.flatMap { $0.engine.judgesAlike(engine) ? $0 : nil }
    if let kept, kept.files.paths == files.paths, !changed.contains(where: kept.project.restsOn) {
      project = kept.project
      projectFindings = kept.projectFindings
    } else {
      project = engine.pass.read(files, access: access)
    }
    contexts = files.paths.map { engine.context(of: $0, in: project.model) }
    outcomes = [FileOutcome](repeating: .open, count: files.count)
    var open: [Int] = []
    for (number, path) in files.paths.enumerated() {
      if let kept, !changed.contains(path), let known = kept.files.paths.number(of: path),
        kept.contexts[known] == contexts[number]
      {
        outcomes[number] = kept.outcomes[known]
        uses[number] = kept.uses[known]
        passedOverTypes[number] = kept.passedOverTypes[known]
      } else {
        open.append(number)
      }
    }
    judge(open)
  }

  /// Judges files again whose bytes changed.
  public func update(_ changed: Set<String>) {
    var open = Set(changed.compactMap { files.paths.number(of: $0) })
    if changed.contains(where: project.restsOn) {
      project = engine.pass.read(files, access: access)
      projectFindings = nil
      settled = nil
      for (number, path) in files.paths.enumerated() {
        let context = engine.context(of: path, in: project.model)
        if context != contexts[number] {
          contexts[number] = context
          open.insert(number)
        }
      }
    }
    judge(open.sorted())
  }

  /// The report on some of the files.
  public func report(on reported: Set<String>) -> Report {
    let known = settle()
    return engine.report(
      findings: reported.flatMap { known.findings[$0] ?? [] }, notices: reported.sorted().flatMap { known.notices[$0] ?? [] },
      fileCount: reported.count { files.paths.contains($0) && known.judged.contains($0) },
      isUnread: { [files] in files.paths.contains($0) && !reported.contains($0) })
  }

  private func judge(_ open: [Int]) {
    guard !open.isEmpty else { return }
    settled = nil
    // The wrappers of a project seldom change, so the uses of those of the last time are looked for while the tokens are at hand.
    let kept = Slots<KeptUses>(count: open.count, filling: KeptUses())
    let (indexes, contexts, paths) = (lastIndexes, contextReader, open.map { files.paths[$0] })
    let judged = engine.judge(open, of: files, in: contexts, access: access, workers: workers) { item, checker, judgement in
      for index in indexes {
        let held = index.held(in: paths[item], with: judgement.words)
        guard !held.isEmpty else { continue }
        let uses = checker.checkUses(of: WrapperIndex(held.map { index.wrappers[$0] }), context: contexts(open[item]))
        kept[item].keep(uses, for: held.map { index.wrappers[$0].unplaced })
      }
    }
    for (place, number) in open.enumerated() {
      outcomes[number] = judged[place]
      uses[number] = kept[place]
      passedOverTypes[number] = nil
    }
  }

  private var contextReader: @Sendable (Int) -> FileContext {
    { [contexts] in contexts[$0] }
  }

  private func settle() -> Settled {
    if let settled { return settled }
    for number in uses.indices { uses[number].age() }
    lastIndexes = []
    let known = engine.settle(outcomes, of: files, in: project, uses: knownUses, types: knownTypes) { facts in
      if let projectFindings, projectFindings.facts == facts { return projectFindings.outcome }
      let outcome = engine.pass.run(project, facts: facts)
      projectFindings = (facts, outcome)
      return outcome
    }
    let result = Settled(
      findings: Dictionary(grouping: known.findings, by: \.path), notices: Dictionary(grouping: known.notices, by: \.path),
      judged: known.judged)
    settled = result
    return result
  }

  /// The classes of files that were passed over, read where nobody has asked before.
  private func knownTypes(in items: [Int], holding words: [UInt64]) -> [Engine.Answer<SourceFacts>] {
    let open = items.filter { passedOverTypes[$0] == nil }
    let read = engine.types(in: open, holding: words, of: files, in: contextReader, access: access, workers: workers)
    for answer in read { passedOverTypes[answer.file] = answer.value }
    return items.compactMap { file in passedOverTypes[file].map { Engine.Answer(file: file, value: $0) } }
  }

  /// The uses of wrappers in files, looked for only where those that a file may hold are others than before.
  private func knownUses(in items: [Int], of index: WrapperIndex) -> [Engine.Answer<FileChecker.UseJudgement>] {
    lastIndexes.append(index)
    let unplaced = index.wrappers.map(\.unplaced)
    var result: [Int: FileChecker.UseJudgement] = [:]
    /// The files that have to be read, by the wrappers that they may hold.
    var open: [[Int]: [Int]] = [:]
    for file in items {
      guard let words = outcomes[file].words else { continue }
      let held = index.held(in: files.paths[file], with: words)
      if let known = uses[file].judgement(for: held.map { unplaced[$0] }) {
        result[file] = known.renumbered { held[$0] }
      } else {
        open[held, default: []].append(file)
      }
    }
    for (held, items) in open {
      let found = engine.uses(
        of: WrapperIndex(held.map { index.wrappers[$0] }), in: items, of: files, in: contextReader, access: access,
        workers: workers)
      for answer in found {
        uses[answer.file].keep(answer.value, for: held.map { unplaced[$0] })
        result[answer.file] = answer.value.renumbered { held[$0] }
      }
    }
    return items.compactMap { file in result[file].map { Engine.Answer(file: file, value: $0) } }
  }
}

/// The uses of wrappers in one file, by the wrappers that were looked for.
private struct KeptUses {
  private var fresh: [[Wrapper]: FileChecker.UseJudgement] = [:]
  /// Those of the time before; what is asked for again stays.
  private var old: [[Wrapper]: FileChecker.UseJudgement] = [:]

  /// Begins a new time: what nobody asked for in the last one goes.
  mutating func age() {
    guard !fresh.isEmpty || !old.isEmpty else { return }
    (old, fresh) = (fresh, [:])
  }

  mutating func judgement(for wrappers: [Wrapper]) -> FileChecker.UseJudgement? {
    if let known = fresh[wrappers] { return known }
    guard let known = old[wrappers] else { return nil }
    fresh[wrappers] = known
    return known
  }

  mutating func keep(_ judgement: FileChecker.UseJudgement, for wrappers: [Wrapper]) { fresh[wrappers] = judgement }
}

extension FileChecker.UseJudgement {
  /// The same uses, with the wrappers numbered as in another index.
  fileprivate func renumbered(_ number: (Int) -> Int) -> Self {
    var result = self
    for index in result.uses.indices { result.uses[index].wrapper = number(result.uses[index].wrapper) }
    result.measured = measured.map(number)
    return result
  }
}

extension Engine {
  /// Whether two engines say the same of a file by itself, and of a project.
  fileprivate func judgesAlike(_ other: Engine) -> Bool {
    var (own, others) = (configuration, other.configuration)
    (own.baseline, others.baseline) = (nil, nil)
    (own.changes, others.changes) = (nil, nil)
    // The rules of a team are data that may have changed under the same names.
    return own == others && selection == other.selection && !hasOwnRules && !other.hasOwnRules
  }

  private var hasOwnRules: Bool { catalogue.outlines.count != Catalogue.embedded.outlines.count }
}
