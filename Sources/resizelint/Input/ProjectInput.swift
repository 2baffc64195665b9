import ResizelintRules

/// The files of one run and the way to their bytes.
struct ProjectInput {
  let listing: Listing
  let files: SystemFiles
  /// What could not be listed.
  let notices: [Notice]
  /// Canonical.
  let root: [UInt8]
  let configuration: ProjectConfiguration
  /// With the own rules of every configuration.
  let catalogue: Catalogue
  /// As it listed the files.
  let walker: Walker
  private let targets: [Walker.Target]

  /// Finds the root and walks it.
  ///
  /// - Parameter written: the paths of files that the run writes, which are no input of it.
  init(options: Options, paths: [String], written: [String], catalogue: Catalogue) throws(UsageError) {
    let workers = Workers(count: options.jobs ?? Workers.processorCount)
    let root: ProjectRoot
    var overlay: SystemFiles.Overlay?
    if let name = options.stdinFilename {
      guard paths.isEmpty, options.filesFrom == nil else { throw UsageError("--stdin-filename takes no PATH beside it") }
      root = try ProjectRoot(file: name, root: options.root, searchesConfigurations: options.config == nil)
      do throws(SystemError) {
        overlay = SystemFiles.Overlay(
          path: PathText.spelling(of: root.targets[0].path).text, bytes: try Terminal.readInput())
      } catch {
        throw UsageError("the standard input cannot be read: \(error.message)")
      }
    } else {
      // An empty list is no path at all, and not the whole project.
      let listed = try options.filesFrom.map(PathList.read)
      let named = paths.isEmpty && listed == nil ? [options.root ?? "."] : paths
      root = try ProjectRoot(
        paths: named.map { Array($0.utf8) } + (listed ?? []), root: options.root,
        searchesConfigurations: options.config == nil)
    }
    self.root = root.path
    targets = root.targets
    var base = catalogue
    var rulesFiles: Set<[UInt8]> = []
    for name in options.rulesFiles {
      guard let path = try? SystemPath.canonical(Array(name.utf8)) else {
        throw UsageError("--rules-file: \(name) cannot be read")
      }
      if rulesFiles.insert(path).inserted { base = try RulesFile.adding(path, name: name, to: base) }
    }
    let loader = ConfigurationLoader(root: root.path, catalogue: base, knownRulesFiles: rulesFiles)
    let rootConfiguration = try Self.rootConfiguration(options, loader)
    var walker = Walker(
      root: root.path,
      options: Walker.Options(
        honorsExclusions: options.honorsExclusions, followsLinks: options.followsLinks, excludesNamed: options.excludesNamed),
      workers: workers)
    walker.configuration = rootConfiguration
    if options.config == nil { walker.loader = loader }
    for path in written {
      guard let canonical = SystemPath.canonicalEvenIfMissing(Array(path.utf8)) else { continue }
      if let relative = SystemPath.relative(canonical, to: root.path) { walker.written.insert(relative) }
    }
    var notices = root.missing.map { Notice(path: $0, message: "there is no such file or folder", isFailure: true) }
    self.walker = walker
    // With no PATH that exists there is nothing to report on, and so nothing to know.
    listing = root.targets.isEmpty ? Listing() : try walker.list(root.targets)
    configuration = ProjectConfiguration(root: rootConfiguration, folders: listing.configurations)
    self.catalogue = try configuration.catalogue(adding: base, loader)
    do throws(SystemError) {
      files = try SystemFiles(
        root: root.path, listing: listing, overlay: overlay, workers: workers,
        progress: options.isQuiet ? nil : Progress.onTerminal())
    } catch {
      throw UsageError("\(PathText.spelling(of: root.path).text) cannot be read: \(error.message)")
    }
    notices += listing.notices
    self.notices = notices
  }

  private static func rootConfiguration(_ options: Options, _ loader: ConfigurationLoader) throws(UsageError)
    -> LoadedConfiguration?
  {
    if let name = options.config {
      guard let path = try? SystemPath.canonical(Array(name.utf8)) else { throw UsageError("--config: \(name) cannot be read") }
      return try loader.load(path)
    }
    guard let path = ConfigurationLoader.nearest(to: loader.root) else { return nil }
    return try loader.load(path)
  }

  /// Where a baseline is when nobody says otherwise.
  var usualBaseline: [UInt8] { root + [SystemPath.slash] + Array(Baseline.fileName.utf8) }

  /// Whether the run has judged the file at a path, or would have if it were still there.
  func hasScanned(_ path: String) -> Bool {
    let bytes = listing.systemPath(of: path)
    let isInScope = targets.contains { target in
      SystemPath.relative([SystemPath.slash] + bytes, to: [SystemPath.slash] + target.path) != nil
    }
    if !isInScope { return false }
    if listing.files.reports(path) == true { return true }
    return (try? status(at: root + [SystemPath.slash] + bytes)) == nil
  }

}
