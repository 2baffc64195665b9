import ResizelintRules

/// One run of the engine over the files of a command line, under the configurations that are found.
struct LintRun {
  let input: ProjectInput
  let report: Report
  /// Where the baseline is, whether it was used or not; nil where none is named.
  let baselinePath: [UInt8]?
  /// The baseline as it was read; nil where it was not used.
  let baseline: Baseline?

  var catalogue: Catalogue { input.catalogue }

  /// How a run treats the baseline.
  enum BaselineUse {
    /// The findings that it knows do not count; one that is named must be there.
    case applied
    /// The same, and without a name it is the usual file at the root.
    case required
    /// It is of no account.
    case none
  }

  init(
    options: Options, paths: [String], catalogue: Catalogue, written: [String] = [], baseline use: BaselineUse = .applied,
    stopwatch: Stopwatch = Stopwatch()
  ) throws(UsageError) {
    let input = try stopwatch.time("finding the files") { () throws(UsageError) in
      try ProjectInput(options: options, paths: paths, written: written, catalogue: catalogue)
    }
    self.input = input
    var configuration = input.configuration.lintConfiguration(options)
    configuration.today = options.today ?? SystemClock.today
    let path = options.baseline.map { Array($0.utf8) } ?? input.configuration.root?.baseline
    baselinePath = path
    switch use {
    case .applied: baseline = try path.map(Self.readBaseline)
    case .required: baseline = try Self.readBaseline(path ?? input.usualBaseline)
    case .none: baseline = nil
    }
    configuration.baseline = baseline
    configuration.changes = try Self.changes(options, input)
    configuration.shard = options.shard
    let selection = try Self.selection(options, input.catalogue)
    let engine = Engine(catalogue: input.catalogue, selection: selection, configuration: configuration)
    let count = input.listing.files.count
    var report = stopwatch.time("judging \(count == 1 ? "1 file" : "\(count) files"), \(input.files.workerCount) at a time") {
      engine.lint(input.listing.files, access: input.files)
    }
    report.add(input.notices.filter { options.shard?.contains($0.path) != false })
    report.staleEntries.removeAll { !input.hasScanned($0.path) }
    self.report = report
  }

  /// Reads a baseline that must be there.
  static func readBaseline(_ path: [UInt8]) throws(UsageError) -> Baseline {
    let name = PathText.spelling(of: path).text
    guard (try? status(at: path)) != nil else {
      throw UsageError("\(name): there is no such baseline; \(Version.name) baseline write makes one")
    }
    guard let bytes = WholeFile.read(path, limit: 1 << 28) else { throw UsageError("\(name): cannot be read") }
    let (baseline, problems) = Baseline.read(bytes)
    guard problems.isEmpty else {
      throw UsageError(problems.map { ConfigurationLoader.message($0, in: name) }.joined(separator: "\n"))
    }
    return baseline
  }

  private static func changes(_ options: Options, _ input: ProjectInput) throws(UsageError) -> ChangedLines? {
    if let reference = options.since {
      guard options.diff == nil else { throw UsageError("--since and --diff name two changes; give one of them") }
      return try GitChanges(root: input.root).since(reference)
    }
    guard let name = options.diff else { return nil }
    let bytes: [UInt8]
    if name == "-" {
      guard options.stdinFilename == nil else { throw UsageError("--diff - and --stdin-filename both want the standard input") }
      guard options.filesFrom != "-" else { throw UsageError("--diff - and --files-from - both want the standard input") }
      do throws(SystemError) {
        bytes = try Terminal.readInput()
      } catch {
        throw UsageError("the standard input cannot be read: \(error.message)")
      }
    } else {
      guard let content = WholeFile.readNamed(name) else { throw UsageError("--diff: \(name) cannot be read") }
      bytes = content
    }
    do throws(PatchReader.Problem) {
      return try PatchReader.read(bytes)
    } catch {
      throw UsageError("--diff: line \(error.line) of \(name == "-" ? "the standard input" : name) is \(error.message)")
    }
  }

  /// The rules to report; every name has to be one of the catalogue's.
  static func selection(_ options: Options, _ catalogue: Catalogue) throws(UsageError) -> Selection {
    func rule(_ name: String, of option: String) throws(UsageError) -> RuleID {
      guard let id = catalogue.canonical(name) else { throw .unknownRule(name, of: option, in: catalogue) }
      return id
    }
    var selection = Selection(phases: options.phases)
    for name in options.rules { selection.only.insert(try rule(name, of: "--rule")) }
    for name in options.skipped { selection.skipped.insert(try rule(name, of: "--skip")) }
    return selection
  }
}

extension UsageError {
  /// A name that no rule has, with the nearest one.
  static func unknownRule(_ name: String, of place: String, in catalogue: Catalogue) -> UsageError {
    UsageError("\(place): no rule is called \(name)" + (catalogue.nearest(to: name).map { "; did you mean \($0)?" } ?? ""))
  }
}
