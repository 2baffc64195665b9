/// Judges what a project builds, once its Swift files have been read.
struct ProjectPass: Sendable {
  let catalogue: Catalogue
  private let rules: [any ProjectRule]
  private let matches: [(RuleID, RuleMatch)]
  private let selected: Set<RuleID>
  private let configuration: LintConfiguration

  init(catalogue: Catalogue, selection: Selection, configuration: LintConfiguration) {
    self.catalogue = catalogue
    self.configuration = configuration
    let outlines = catalogue.outlines.filter { selection.includes($0.id, in: $0.phase) }
    let ids = Set(outlines.map(\.id))
    selected = ids
    rules = Registry.projectRules.filter { ids.contains(type(of: $0).id) }
    matches = outlines.flatMap { outline -> [(RuleID, RuleMatch)] in
      guard case .match(let matches) = outline.detection else { return [] }
      return matches.filter(\.isOfProject).map { (outline.id, $0) }
    }
  }

  /// A rule that looks at projects and was not selected, so that nobody knows what it would find.
  func leavesOut(_ outline: RuleOutline) -> Bool {
    guard !selected.contains(outline.id) else { return false }
    if case .match(let matches) = outline.detection { return matches.contains(where: \.isOfProject) }
    return Registry.projectRules.contains { type(of: $0).id == outline.id }
  }

  /// No selected rule looks at projects.
  var isIdle: Bool { rules.isEmpty && matches.isEmpty }

  struct Outcome: Sendable {
    var findings: [Finding] = []
    var notices: [Notice] = []
    /// Files other than Swift that something was learnt from.
    var judgedPaths: Set<String> = []
    /// Those of files other than Swift.
    var allowances: [(path: String, allowances: FileAllowances)] = []
  }

  /// The project as its files describe it.
  struct Project {
    let model: ProjectModel
    fileprivate let files: ProjectFiles
    fileprivate let log: ReadLog

    /// The model, or what was judged of it, rests on the bytes of a file.
    func restsOn(_ path: String) -> Bool { log.paths.contains(path) }
  }

  /// Reads the project files, before any source is judged: which target a source belongs to decides whether it counts.
  func read(_ files: InputFiles, access: some FileAccess) -> Project {
    let log = ReadLog { path, bytes in
      let reading = FileAllowances.Reading(
        catalogue: catalogue, settings: configuration.settings(for: path), today: configuration.today)
      return DataFileAllowances.read(path: path, bytes: bytes, reading)
    }
    let projectFiles = log.files(files, access)
    return Project(model: ProjectModel.read(projectFiles), files: projectFiles, log: log)
  }

  func run(_ project: Project, facts: [SourceFacts]) -> Outcome {
    let (model, log) = (project.model, project.log)
    let context = ProjectContext(
      model: model, sources: ProjectSources(facts), files: project.files, configuration: configuration)
    var findings = ProjectFindings(catalogue: catalogue)
    for build in context.builds {
      var observations: [ProjectObservation] = []
      for rule in rules { rule.check(build, in: context, &observations) }
      for (id, match) in matches { match.check(build, id, &observations) }
      for observation in observations { findings.add(observation, of: build) }
    }
    return Outcome(
      findings: findings.findings(), notices: log.notices(with: model.notices),
      judgedPaths: log.paths.subtracting(log.failures.map(\.path)), allowances: log.allowances)
  }
}

extension ProjectModel {
  /// Reads every project file of a run; what cannot be read is among the notices.
  public static func read(_ files: InputFiles, access: some FileAccess) -> ProjectModel {
    let log = ReadLog { _, _ in nil }
    var model = ProjectModel.read(log.files(files, access))
    model.notices = log.notices(with: model.notices)
    return model
  }
}

/// Which files were read, which could not be, and which allowances they hold.
///
/// Invariant: a project model is read by one thread.
private final class ReadLog: @unchecked Sendable {
  private let buffer = ReadBuffer()
  private(set) var paths: Set<String> = []
  private(set) var failures: [Notice] = []
  private(set) var allowances: [(path: String, allowances: FileAllowances)] = []
  private let readAllowances: (String, [UInt8]) -> FileAllowances?

  init(readAllowances: @escaping (String, [UInt8]) -> FileAllowances?) { self.readAllowances = readAllowances }

  /// The files of a run, read through the log.
  func files(_ files: InputFiles, _ access: some FileAccess) -> ProjectFiles {
    ProjectFiles(paths: files.paths) { self.read($0, access) }
  }

  /// Every failure once, beside what the model says of the other files.
  func notices(with notices: [Notice]) -> [Notice] {
    let failed = Set(failures.map(\.path))
    return failures + notices.filter { !$0.isFailure || !failed.contains($0.path) }
  }

  private func read(_ path: String, _ access: some FileAccess) -> [UInt8]? {
    let isNew = paths.insert(path).inserted
    do throws(FileFailure) {
      let bytes = try access.read(path, into: buffer)
      let content = Array(UnsafeBufferPointer(start: bytes.base, count: bytes.count))
      if isNew, let found = readAllowances(path, content) { allowances.append((path, found)) }
      return content
    } catch {
      if isNew { failures.append(Notice(path: path, message: error.message, isFailure: true)) }
      return nil
    }
  }
}
