import ResizelintLexer

/// Runs every rule over a project and puts what they say in order.
public struct Engine: Sendable {
  let catalogue: Catalogue
  let selection: Selection
  let configuration: LintConfiguration
  private let book: RuleBook
  let pass: ProjectPass
  /// Of so many files, the first of a tree, everything is kept that may be asked for again; of the others only what they say.
  ///
  /// What is kept of a file takes half a kilobyte, and of a million files more than everything else. Which of them are looked
  /// through again makes no difference to a report.
  var keptFileCount = 1 << 15

  public init(
    catalogue: Catalogue, selection: Selection = Selection(), configuration: LintConfiguration = LintConfiguration()
  ) {
    self.catalogue = catalogue
    self.selection = selection
    self.configuration = configuration
    book = RuleBook(catalogue: catalogue)
    pass = ProjectPass(catalogue: catalogue, selection: selection, configuration: configuration)
  }

  /// Judges the files; the report is the same for any number of workers.
  public func lint(_ files: InputFiles, access: some FileAccess) -> Report {
    let project = pass.read(files, access: access)
    let contexts: @Sendable (Int) -> FileContext = { context(of: files.paths[$0], in: project.model) }
    let workers = checkers(access.workerCount)
    let known = settle(
      judge(files.indices, of: files, in: contexts, access: access, workers: workers), of: files, in: project,
      uses: { items, index in
        uses(of: index, in: items, of: files, in: contexts, access: access, workers: workers)
      },
      types: { types(in: $0, holding: $1, of: files, in: contexts, access: access, workers: workers) },
      projectFindings: { pass.run(project, facts: $0) })
    let shard = configuration.shard
    return report(
      findings: known.findings.filter { files.reports($0.path) == true },
      notices: known.notices.filter { files.reports($0.path) == true && shard?.contains($0.path) != false },
      fileCount: files.count { $0.isReported && known.judged.contains($0.path) && shard?.contains($0.path) != false },
      isUnread: { files.reports($0) == false })
  }

  /// Rules look at the file by itself, or learn something from it: from Objective-C something is learnt, but it is not judged.
  func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || ObjectiveCFacts.isObjectiveC(path)
  }

  /// What is known of a source before it is read: its settings, and what builds it.
  func context(of path: String, in model: ProjectModel) -> FileContext {
    var context = FileContext(settings: configuration.settings(for: path), isTest: model.isTestOnly(path))
    let platforms = model.platforms(of: path)
    context.isForeign = !platforms.isEmpty && platforms.isDisjoint(with: context.settings.platforms.union([.unknown]))
    return context
  }

  /// One for each worker.
  func checkers(_ count: Int) -> Slots<FileChecker> {
    Slots((0..<count).map { _ in FileChecker(catalogue: catalogue, book: book) })
  }

  /// Judges some of the files by themselves; the answers come in the order of `items`.
  ///
  /// - Parameter further: what else is asked of a judged file while its tokens are at hand.
  func judge<Items: RandomAccessCollection<Int> & Sendable>(
    _ items: Items, of files: InputFiles, in contexts: @escaping @Sendable (Int) -> FileContext, access: some FileAccess,
    workers: Slots<FileChecker>,
    further: (@Sendable (_ item: Int, _ checker: FileChecker, _ judgement: FileChecker.Judgement) -> Void)? = nil
  ) -> [FileOutcome] where Items.Index == Int {
    let outcomes = Slots<FileOutcome>(count: items.count, filling: .open)
    access.forEach(items.count) { worker, item in
      let checker = workers[worker]
      let file = items[items.startIndex + item]
      let path = files.paths[file]
      guard isSource(path) else { return }
      do throws(FileFailure) {
        let bytes = try access.read(path, into: checker.readBuffer)
        if ObjectiveCFacts.isObjectiveC(path) {
          outcomes[item] = .learntFrom(ObjectiveCFacts.read(path: path, bytes: bytes))
          return
        }
        let outcome = checker.check(
          path: path, bytes: bytes, context: contexts(file), today: configuration.today)
        // Of a file that was passed over there are no tokens.
        if let further, let judgement = outcome.judgement { further(item, checker, judgement) }
        outcomes[item] = file < keptFileCount ? outcome : outcome.compact
      } catch {
        outcomes[item] = .unread(Notice(path: path, message: error.message, isFailure: true))
      }
    }
    return outcomes.all
  }

  /// Looks for the uses of wrappers in some of the files.
  func uses(
    of index: WrapperIndex, in items: [Int], of files: InputFiles, in contexts: @escaping @Sendable (Int) -> FileContext,
    access: some FileAccess, workers: Slots<FileChecker>
  ) -> [Answer<FileChecker.UseJudgement>] {
    readAgain(items, of: files, access: access, workers: workers) { checker, file, path, bytes in
      // Where the words have not been kept, the file may well hold none of the names.
      if file >= keptFileCount, !index.mayBeUsed(in: path, with: checker.words(of: bytes)) { return nil }
      let found = checker.checkUses(of: index, path: path, bytes: bytes, context: contexts(file))
      return found.isSilent && file >= keptFileCount ? nil : found
    }
  }

  /// The classes of files of which none are kept.
  ///
  /// - Parameter words: a file that holds none of them need not be asked.
  func types(
    in items: [Int], holding words: [UInt64], of files: InputFiles, in contexts: @escaping @Sendable (Int) -> FileContext,
    access: some FileAccess, workers: Slots<FileChecker>
  ) -> [Answer<SourceFacts>] {
    readAgain(items, of: files, access: access, workers: workers) { checker, file, path, bytes in
      if file >= keptFileCount {
        let held = checker.words(of: bytes)
        guard words.contains(where: { held.mayContain($0) }) else { return nil }
      }
      return checker.types(path: path, bytes: bytes, context: contexts(file))
    }
  }

  /// What one file says when it is asked once more.
  struct Answer<Value: Sendable>: Sendable {
    var file: Int
    var value: Value
  }

  /// Asks some of the files once more; the answers come in the order of the files. Few of many have one, and none has a file
  /// that has vanished since the first reading, which is reported as it was then.
  private func readAgain<Value: Sendable>(
    _ items: [Int], of files: InputFiles, access: some FileAccess, workers: Slots<FileChecker>,
    _ ask: @escaping @Sendable (_ checker: FileChecker, _ file: Int, _ path: String, _ bytes: SourceBytes) -> Value?
  ) -> [Answer<Value>] {
    let answers = Slots<[Answer<Value>]>(count: access.workerCount, filling: [])
    access.forEach(items.count) { worker, item in
      let checker = workers[worker]
      let file = items[item]
      let path = files.paths[file]
      guard let bytes = try? access.read(path, into: checker.readBuffer) else { return }
      if let value = ask(checker, file, path, bytes) { answers[worker].append(Answer(file: file, value: value)) }
    }
    return answers.all.flatMap { $0 }.sorted { $0.file < $1.file }
  }

  /// Everything that there is to say of a project, whatever of it is reported.
  struct Known {
    /// In no order; allowances have been held against them.
    var findings: [Finding] = []
    var notices: [Notice] = []
    var judged = JudgedFiles()
  }

  /// The files that have been judged: Swift files by themselves, others with the project.
  struct JudgedFiles {
    /// Swift files among them could not be judged.
    var failed: Set<String> = []
    var ofProject: Set<String> = []

    /// - Parameter path: of a file of the project.
    func contains(_ path: String) -> Bool {
      path.hasSuffix(".swift") && !failed.contains(path) || ofProject.contains(path)
    }
  }

  /// Brings together what the files say by themselves.
  func settle(
    _ outcomes: [FileOutcome], of files: InputFiles, in project: ProjectPass.Project,
    uses: (_ files: [Int], _ index: WrapperIndex) -> [Answer<FileChecker.UseJudgement>],
    types: (_ files: [Int], _ words: [UInt64]) -> [Answer<SourceFacts>],
    projectFindings: (_ facts: [SourceFacts]) -> ProjectPass.Outcome
  ) -> Known {
    let layout = LayoutPass(outcomes, catalogue: catalogue)
    var byFile = outcomes.map { $0.judgement?.findings ?? [] }
    WrapperPass(files: files, outcomes: outcomes).run(findings: &byFile, check: uses)
    layout.settle(&byFile, in: project.model)
    var known = Known(findings: byFile.flatMap { $0 }, notices: outcomes.compactMap(\.notice))
    var allowances = AllowanceBook()
    for (file, outcome) in outcomes.enumerated() {
      if let found = outcome.judgement?.allowances { allowances.add(found, of: files.paths[file]) }
    }
    known.judged.failed = Set(known.notices.map(\.path))
    if !pass.isIdle {
      // Of files that were passed over, the classes count that somebody asks for.
      let facts = TypePass(outcomes: outcomes).run(
        outcomes.compactMap(\.facts) + witnesses(outcomes, of: files, in: project.model),
        asking: project.model.sceneDelegateNames, read: types)
      let outcome = projectFindings(facts)
      for found in outcome.allowances { allowances.add(found.allowances, of: found.path) }
      known.findings += outcome.findings.map { finding in
        var finding = finding
        finding.isOfProject = true
        return finding
      }
      known.notices += outcome.notices
      known.judged.ofProject = outcome.judgedPaths
    }
    allowances.cover(&known.findings)
    var whole = layout.findings(
      about: known.findings, hasTargets: !project.model.targets.isEmpty, isSelected: { selection.includes($0, in: $1) })
    allowances.cover(&whole)
    known.findings += whole
    known.findings += allowances.findings(RuleProse(catalogue)) { rule in
      catalogue.outline(of: rule).map { isBuilt($0) && !pass.leavesOut($0) } ?? false
    }
    return known
  }

  /// For files whose classes have not been kept, one for each set of targets: that a target has code is told by any.
  private func witnesses(_ outcomes: [FileOutcome], of files: InputFiles, in model: ProjectModel) -> [SourceFacts] {
    var known: Set<[Int]> = []
    return outcomes.enumerated().compactMap { file, outcome in
      guard case .plainClasses = outcome else { return nil }
      var facts = SourceFacts(path: files.paths[file])
      facts.holdsMoreTypes = true
      return known.insert(model.owners(of: facts.path)).inserted ? facts : nil
    }
  }

  /// The findings that are selected, at their levels and in the one order.
  ///
  /// - Parameter isUnread: Whether a file of the project is none of those that are reported.
  func report(findings: [Finding], notices: [Notice], fileCount: Int, isUnread: (String) -> Bool) -> Report {
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
    let stale = configuration.baseline?.apply(to: &ordered) { isUnread($0) } ?? []
    if let changes = configuration.changes { ordered.removeAll { !changes.touches($0) } }
    // Last of all: which finding uses an entry of the baseline up must not depend on the shards.
    if let shard = configuration.shard { ordered.removeAll { !shard.contains($0.path) } }
    let chapters = Phase.allCases.map { phase in
      let findings = ordered.filter { $0.phase == phase }
      let isOpen = findings.contains { $0.state == .new && $0.severity > .note }
      return Report.Chapter(phase: phase, isClear: checks(phase) ? !isOpen : nil, findings: findings)
    }
    var report = Report(
      fileCount: fileCount, chapters: chapters, housekeeping: ordered.filter { $0.phase == nil },
      // Of one file in the order in which they came.
      notices: notices.enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element))
    report.shard = configuration.shard
    // Of a rule that was not asked nobody knows what it would have found.
    report.staleEntries = stale.filter { entry in
      guard !isUnread(entry.path), configuration.shard?.contains(entry.path) != false else { return false }
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
