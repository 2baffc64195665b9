/// Judges what a project builds, once its Swift files have been read.
struct ProjectPass {
  let catalogue: Catalogue
  private let rules: [any ProjectRule]
  private let matches: [(RuleID, RuleMatch)]
  private let configuration: LintConfiguration

  init(catalogue: Catalogue, selection: Selection, configuration: LintConfiguration) {
    self.catalogue = catalogue
    self.configuration = configuration
    let selected = catalogue.outlines.filter { selection.includes($0.id, in: $0.phase) }
    let ids = Set(selected.map(\.id))
    rules = Registry.projectRules.filter { ids.contains(type(of: $0).id) }
    matches = selected.flatMap { outline -> [(RuleID, RuleMatch)] in
      guard case .match(let matches) = outline.detection else { return [] }
      return matches.filter(\.isOfProject).map { (outline.id, $0) }
    }
  }

  /// No selected rule looks at projects.
  var isIdle: Bool { rules.isEmpty && matches.isEmpty }

  struct Outcome {
    var findings: [Finding] = []
    var notices: [Notice] = []
    /// Files other than Swift that something was learnt from.
    var judgedPaths: Set<String> = []
  }

  /// The project as its files describe it.
  struct Project {
    let model: ProjectModel
    fileprivate let files: ProjectFiles
    fileprivate let log: ReadLog
  }

  /// Reads the project files, before any source is judged: which target a source belongs to decides whether it counts.
  func read(_ files: [InputFile], access: some FileAccess) -> Project {
    let log = ReadLog()
    let projectFiles = ProjectFiles(paths: files.map(\.path)) { log.read($0, access) }
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
    let failures = log.failures
    let failed = Set(failures.map(\.path))
    return Outcome(
      findings: findings.findings(),
      notices: failures + model.notices.filter { !$0.isFailure || !failed.contains($0.path) },
      judgedPaths: log.paths.subtracting(failed))
  }
}

/// Which files were read, and which could not be.
///
/// Invariant: a project model is read by one thread.
private final class ReadLog: @unchecked Sendable {
  private let buffer = ReadBuffer()
  private(set) var paths: Set<String> = []
  private(set) var failures: [Notice] = []

  func read(_ path: String, _ access: some FileAccess) -> [UInt8]? {
    let isNew = paths.insert(path).inserted
    do throws(FileFailure) {
      let bytes = try access.read(path, into: buffer)
      return Array(UnsafeBufferPointer(start: bytes.base, count: bytes.count))
    } catch {
      if isNew { failures.append(Notice(path: path, message: error.message, isFailure: true)) }
      return nil
    }
  }
}
