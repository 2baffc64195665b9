/// Judges what a project builds, once its Swift files have been read.
struct ProjectPass {
  let catalogue: Catalogue
  let rules: [any ProjectRule]
  let configuration: LintConfiguration

  struct Outcome {
    var findings: [Finding] = []
    var notices: [Notice] = []
    /// Files other than Swift that something was learnt from.
    var judgedPaths: Set<String> = []
  }

  func run(_ files: [InputFile], facts: [SourceFacts], access: some FileAccess) -> Outcome {
    let log = ReadLog()
    let projectFiles = ProjectFiles(paths: files.map(\.path)) { log.read($0, access) }
    let model = ProjectModel.read(projectFiles)
    let context = ProjectContext(
      model: model, sources: ProjectSources(facts), files: projectFiles, configuration: configuration)
    var findings = ProjectFindings(catalogue: catalogue)
    for build in context.builds {
      var observations: [ProjectObservation] = []
      for rule in rules { rule.check(build, in: context, &observations) }
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
