import ResizelintLexer

/// Runs every rule over a project and puts what they say in order.
public struct Engine: Sendable {
  private let catalogue: Catalogue
  private let selection: Selection
  private let configuration: LintConfiguration
  private let book: RuleBook

  public init(
    catalogue: Catalogue, selection: Selection = Selection(), configuration: LintConfiguration = LintConfiguration()
  ) {
    self.catalogue = catalogue
    self.selection = selection
    self.configuration = configuration
    book = RuleBook(catalogue: catalogue)
  }

  /// Judges the files; the report is the same for any number of workers.
  public func lint(_ files: [InputFile], access: some FileAccess) -> Report {
    let pass = ProjectPass(catalogue: catalogue, selection: selection, configuration: configuration)
    let project = pass.read(files, access: access)
    // What is known comes from the whole root, whatever is reported.
    let sources = files.filter { file in
      file.path.hasSuffix(".swift") || ObjectiveCFacts.isObjectiveC(file.path) && !pass.isIdle
    }
    let outcomes = Slots<Outcome>(count: sources.count, filling: Outcome())
    let checkers = (0..<access.workerCount).map { _ in FileChecker(catalogue: catalogue, book: book) }
    let workers = Slots<FileChecker>(checkers)
    access.forEach(sources.count) { worker, item in
      let checker = workers[worker]
      let path = sources[item].path
      do throws(FileFailure) {
        let bytes = try access.read(path, into: checker.readBuffer)
        if ObjectiveCFacts.isObjectiveC(path) {
          outcomes[item] = Outcome(facts: ObjectiveCFacts.read(path: path, bytes: bytes))
          return
        }
        let judgement = checker.check(
          path: path, bytes: bytes, context: context(of: path, in: project.model), today: configuration.today)
        outcomes[item] = Outcome(judgement: judgement)
      } catch {
        outcomes[item] = Outcome(notice: Notice(path: path, message: error.message, isFailure: true))
      }
    }
    let layout = LayoutPass(judgements: outcomes.all.map(\.judgement), catalogue: catalogue)
    var byFile = withWrapperUses(outcomes.all, sources, in: project.model, access: access, workers: workers)
    layout.settle(&byFile, in: project.model)
    var findings = byFile.flatMap { $0 }
    var notices = outcomes.all.compactMap(\.notice)
    var allowances = AllowanceBook()
    for (source, outcome) in zip(sources, outcomes.all) {
      allowances.add(outcome.judgement?.allowances, of: source.path)
    }
    // From Objective-C something is learnt, but it is not judged.
    var judged = Set(sources.lazy.map(\.path).filter { $0.hasSuffix(".swift") }).subtracting(notices.map(\.path))
    if !pass.isIdle {
      let facts = withPassedOverTypes(outcomes.all, sources, in: project.model, access: access, workers: workers)
      let outcome = pass.run(project, facts: facts)
      for found in outcome.allowances { allowances.add(found.allowances, of: found.path) }
      findings += outcome.findings.map { finding in
        var finding = finding
        finding.isOfProject = true
        return finding
      }
      notices += outcome.notices
      judged.formUnion(outcome.judgedPaths)
    }
    let reported = Set(files.lazy.filter(\.isReported).map(\.path))
    allowances.cover(&findings)
    var whole = layout.findings(
      about: findings, hasTargets: !project.model.targets.isEmpty, isSelected: { selection.includes($0, in: $1) })
    allowances.cover(&whole)
    findings += whole
    findings += allowances.findings(catalogue, in: reported) { rule in
      catalogue.outline(of: rule).map { isBuilt($0) && !pass.leavesOut($0) } ?? false
    }
    let shard = configuration.shard
    return report(
      findings: findings.filter { reported.contains($0.path) },
      notices: notices.filter { reported.contains($0.path) && shard?.contains($0.path) != false },
      fileCount: judged.intersection(reported).count { shard?.contains($0) != false },
      unread: Set(files.lazy.filter { !$0.isReported }.map(\.path)))
  }

  /// What is known of a source before it is read: its settings, and what builds it.
  private func context(of path: String, in model: ProjectModel) -> FileContext {
    var context = FileContext(settings: configuration.settings(for: path), isTest: model.isTestOnly(path))
    let platforms = model.platforms(of: path)
    context.isForeign = !platforms.isEmpty && platforms.isDisjoint(with: context.settings.platforms.union([.unknown]))
    return context
  }

  /// What became of one file.
  private struct Outcome: Sendable {
    var judgement: FileChecker.Judgement?
    /// What a file says that is not judged.
    var facts: SourceFacts?
    var notice: Notice?
  }

  /// What all files say of the project; of those that were passed over, the classes that somebody asks for.
  private func withPassedOverTypes(
    _ outcomes: [Outcome], _ sources: [InputFile], in model: ProjectModel, access: some FileAccess,
    workers: Slots<FileChecker>
  ) -> [SourceFacts] {
    let pass = TypePass(
      outcomes.map { $0.judgement?.isPassedOver == true && $0.judgement?.declaresClass == true ? $0.judgement?.words : nil })
    return pass.run(outcomes.map { $0.facts ?? $0.judgement?.facts }, asking: model.sceneDelegateNames) { files in
      let read = Slots<SourceFacts?>(count: files.count, filling: nil)
      access.forEach(files.count) { worker, item in
        let checker = workers[worker]
        let path = sources[files[item]].path
        guard let bytes = try? access.read(path, into: checker.readBuffer) else { return }
        read[item] = checker.types(path: path, bytes: bytes, context: context(of: path, in: model))
      }
      return read.all
    }
  }

  /// The findings of each file, those at uses of wrappers included.
  private func withWrapperUses(
    _ outcomes: [Outcome], _ sources: [InputFile], in model: ProjectModel, access: some FileAccess,
    workers: Slots<FileChecker>
  ) -> [[Finding]] {
    var findings = outcomes.map { $0.judgement?.findings ?? [] }
    let definitions = outcomes.enumerated().flatMap { file, outcome in
      (outcome.judgement?.wrappers ?? []).map {
        WrapperPass.Definition(wrapper: $0.wrapper, file: file, finding: $0.finding, source: nil)
      }
    }
    let pass = WrapperPass(paths: sources.map(\.path), filters: outcomes.map { $0.judgement?.words })
    pass.run(definitions: definitions, findings: &findings) { files, index in
      let judged = Slots<FileChecker.UseJudgement?>(count: files.count, filling: nil)
      access.forEach(files.count) { worker, item in
        let checker = workers[worker]
        let path = sources[files[item]].path
        // A file that has vanished since the first reading is reported as it was then.
        guard let bytes = try? access.read(path, into: checker.readBuffer) else { return }
        judged[item] = checker.checkUses(
          of: index, path: path, bytes: bytes, context: context(of: path, in: model))
      }
      return Dictionary(
        uniqueKeysWithValues: zip(files, judged.all).compactMap { file, judgement in judgement.map { (file, $0) } })
    }
    return findings
  }

  private func report(findings: [Finding], notices: [Notice], fileCount: Int, unread: Set<String>) -> Report {
    let selected = findings.compactMap { finding -> Finding? in
      let settings = configuration.settings(for: finding.path)
      guard selection.includes(finding.rule, in: finding.phase), settings.reports(finding.rule, in: finding.phase),
        let severity = settings.level(of: finding.rule, finding.severity)
      else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    var ordered = FindingOrder(catalogue: catalogue).sorted(selected)
    let stale = configuration.baseline?.apply(to: &ordered) { unread.contains($0) } ?? []
    if let changes = configuration.changes { ordered.removeAll { !changes.touches($0) } }
    // Last of all: which finding uses an entry of the baseline up must not depend on the shards.
    if let shard = configuration.shard { ordered.removeAll { !shard.contains($0.path) } }
    let chapters = Phase.allCases.map { phase in
      let findings = ordered.filter { $0.phase == phase }
      let isOpen = findings.contains { $0.state == .new && $0.severity > .note }
      return Report.Chapter(phase: phase, isClear: checks(phase) ? !isOpen : nil, findings: findings)
    }
    var report = Report(
      fileCount: fileCount, chapters: chapters, housekeeping: ordered.filter { $0.phase == nil }, notices: notices)
    report.shard = configuration.shard
    // Of a rule that was not asked nobody knows what it would have found.
    report.staleEntries = stale.filter { entry in
      guard !unread.contains(entry.path), configuration.shard?.contains(entry.path) != false else { return false }
      return catalogue.outline(of: entry.rule).map { selection.includes($0.id, in: $0.phase) } ?? true
    }
    return report
  }

  /// A rule of the phase is built and selected.
  private func checks(_ phase: Phase) -> Bool {
    catalogue.outlines.contains { outline in
      outline.phase == phase && selection.includes(outline.id, in: phase) && isBuilt(outline)
        && configuration.reports(outline.id, in: phase)
    }
  }

  /// A team's own rules have matches in data.
  private func isBuilt(_ outline: RuleOutline) -> Bool {
    Engine.builtRules.contains(outline.id) || Catalogue.embedded.outline(of: outline.id) == nil
  }

  /// The embedded rules that a run can report; the catalogue may be ahead of them.
  public static let builtRules: Set<RuleID> = {
    let inData = Catalogue.embedded.outlines.filter { outline in
      if case .match = outline.detection { true } else { false }
    }
    return Registry.implemented.union(inData.map(\.id)).union(LayoutPass.rules)
  }()
}
