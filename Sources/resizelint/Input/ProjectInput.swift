import ResizelintRules

/// The files of one run and the way to their bytes.
struct ProjectInput {
  let listing: Listing
  let files: SystemFiles
  /// What could not be listed.
  let notices: [Notice]

  /// Finds the root and walks it.
  ///
  /// - Parameter written: the paths of files that the run writes, which are no input of it.
  init(options: Options, paths: [String], written: [String]) throws(UsageError) {
    let workers = Workers(count: options.jobs ?? Workers.processorCount)
    let root: ProjectRoot
    var overlay: SystemFiles.Overlay?
    if let name = options.stdinFilename {
      guard paths.isEmpty else { throw UsageError("--stdin-filename takes no PATH beside it") }
      root = try ProjectRoot(file: name, root: options.root)
      do throws(SystemError) {
        overlay = SystemFiles.Overlay(
          path: PathText.spelling(of: root.targets[0].path).text, bytes: try Terminal.readInput())
      } catch {
        throw UsageError("the standard input cannot be read: \(error.message)")
      }
    } else {
      root = try ProjectRoot(paths: paths.isEmpty ? [options.root ?? "."] : paths, root: options.root)
    }
    var walker = Walker(
      root: root.path,
      options: Walker.Options(
        honorsExclusions: options.honorsExclusions, followsLinks: options.followsLinks, excludesNamed: options.excludesNamed),
      workers: workers)
    for path in written {
      guard let canonical = SystemPath.canonicalEvenIfMissing(Array(path.utf8)) else { continue }
      if let relative = SystemPath.relative(canonical, to: root.path) { walker.written.insert(relative) }
    }
    var notices = root.missing.map { Notice(path: $0, message: "there is no such file or folder", isFailure: true) }
    do throws(SystemError) {
      // With no PATH that exists there is nothing to report on, and so nothing to know.
      listing = root.targets.isEmpty ? Listing() : try walker.list(root.targets)
      files = try SystemFiles(
        root: root.path, listing: listing, overlay: overlay, workers: workers,
        progress: options.isQuiet ? nil : Progress.onTerminal())
    } catch {
      throw UsageError("\(PathText.spelling(of: root.path).text) cannot be read: \(error.message)")
    }
    notices += listing.notices
    self.notices = notices
  }
}
