import ResizelintRules

/// One project that the editor has files of: what a run of the program would know of it, kept up to date.
///
/// Invariant: after `bringUpToDate`, what `report` says of a file is what `--stdin-filename` would say of its text, with the other
/// open files saved as they are.
final class HostedProject {
  /// Canonical.
  let root: [UInt8]
  private let options: Options
  private(set) var input: ProjectInput
  private let files: EditedFiles
  private(set) var session: LintSession
  private var stamps: [String: Stamp]
  /// The files that are reported, in the order of their paths.
  private(set) var reportedPaths: [String]
  private var known: Set<String>
  /// Open files whose text has changed since the session last read them.
  private var edited: Set<String> = []
  /// Goes up whenever there may be something else to say.
  private(set) var generation = 0
  /// Something changed on the disk, and nobody knows what.
  var isStale = false

  /// What tells that a file has changed.
  private struct Stamp: Equatable {
    var size: Int
    var modified: Int64
    var inode: UInt64
  }

  /// Reads a project.
  ///
  /// - Parameter texts: the texts of open files, by their paths relative to the root.
  init(root: [UInt8], options: Options, texts: [String: [UInt8]]) throws(UsageError) {
    self.root = root
    self.options = options
    let loaded = try Loaded(root: root, options: options, texts: texts)
    input = loaded.input
    files = EditedFiles(disk: loaded.input.files)
    files.texts = texts
    stamps = loaded.stamps
    reportedPaths = loaded.files.lazy.filter(\.isReported).map(\.path)
    known = Set(reportedPaths)
    session = LintSession(engine: loaded.engine, files: loaded.files, access: files)
  }

  var catalogue: Catalogue { input.catalogue }

  /// What could not be judged.
  var notices: [Notice] { input.notices }

  /// Takes the text of an open file; nil for one that has been closed.
  func setText(_ text: [UInt8]?, of path: String) {
    let wasOpen = files.texts[path] != nil
    files.texts[path] = text
    edited.insert(path)
    // A file that the disk does not have comes and goes with its text.
    if stamps[path] == nil, wasOpen != (text != nil) { isStale = true }
  }

  /// The file is one of those that are reported.
  func knows(_ path: String) -> Bool { known.contains(path) }

  /// What a file holds now; nil where it cannot be read.
  func bytes(of path: String) -> [UInt8]? { files.bytes(of: path) }

  /// The address of a file.
  func uri(of path: String) -> String { FileUri.uri(of: systemPath(of: path)) }

  /// The canonical path of a file.
  func systemPath(of path: String) -> [UInt8] {
    (root == [SystemPath.slash] ? [] : root) + [SystemPath.slash] + input.listing.systemPath(of: path)
  }

  /// Judges what has changed; with the disk, where something happened there.
  func bringUpToDate() throws(UsageError) {
    if isStale { try reload() }
    judgeEdited()
  }

  /// Judges the open files that have changed.
  func judgeEdited() {
    guard !edited.isEmpty else { return }
    session.update(edited)
    edited = []
    generation += 1
  }

  /// What there is to say of files, when everything has been judged.
  func report(on paths: Set<String>) -> Report { session.report(on: paths.intersection(known)) }

  /// Looks at the disk again: which files there are, what the configurations say, and which files are others than before.
  private func reload() throws(UsageError) {
    isStale = false
    let loaded = try Loaded(root: root, options: options, texts: files.texts)
    var changed = edited
    for (path, stamp) in loaded.stamps where files.texts[path] == nil && stamps[path] != stamp { changed.insert(path) }
    edited = []
    input = loaded.input
    files.disk = loaded.input.files
    stamps = loaded.stamps
    reportedPaths = loaded.files.lazy.filter(\.isReported).map(\.path)
    known = Set(reportedPaths)
    generation += 1
    session = LintSession(
      engine: loaded.engine, files: loaded.files, access: files, keeping: session, changed: changed)
  }

  /// A project as the disk has it.
  private struct Loaded {
    let input: ProjectInput
    let engine: Engine
    let files: InputFiles
    let stamps: [String: Stamp]

    init(root: [UInt8], options: Options, texts: [String: [UInt8]]) throws(UsageError) {
      var options = options
      options.root = PathText.spelling(of: root).text
      let input = try ProjectInput(options: options, paths: [], written: [], catalogue: Catalogue.embedded)
      var configuration = input.configuration.lintConfiguration(options)
      configuration.today = options.today ?? SystemClock.today
      let baseline = options.baseline.map { Array($0.utf8) } ?? input.configuration.root?.baseline
      if let baseline { configuration.baseline = try LintRun.readBaseline(baseline) }
      engine = Engine(
        catalogue: input.catalogue, selection: try LintRun.selection(options, input.catalogue), configuration: configuration)
      var files = input.listing.files
      for path in texts.keys where input.listing.files.reports(path) == nil {
        // A file that the editor has not written yet counts unless the walk would leave it out.
        let bytes = Array(path.utf8)
        guard InputKind.isInput(bytes[(bytes.lastIndex(of: SystemPath.slash).map { $0 + 1 } ?? 0)...]),
          (try? status(at: root + [SystemPath.slash] + bytes)) == nil,
          try input.walker.cause(ofLeavingOut: Walker.Target(path: bytes, isFolder: false)) == nil
        else { continue }
        files.append(InputFile(path: path))
      }
      files.sort()
      self.files = files
      self.input = input
      var stamps: [String: Stamp] = [:]
      stamps.reserveCapacity(files.count)
      for file in files {
        guard let status = try? status(at: root + [SystemPath.slash] + input.listing.systemPath(of: file.path)) else { continue }
        stamps[file.path] = Stamp(size: status.size, modified: status.modified, inode: status.inode)
      }
      self.stamps = stamps
    }
  }
}
