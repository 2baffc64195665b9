import ResizelintRules

/// Lists the files below a root.
///
/// Folders are read level by level, those of one level by all workers; what comes out is put into the one order of paths
/// afterwards, so the listing does not depend on how many workers there are. What is left out is never entered.
struct Walker {
  struct Options: Sendable {
    /// `.gitignore`, `info/exclude` and `DefaultExclusions` count.
    var honorsExclusions = true
    var followsLinks = false
    /// They count for the PATHs themselves too.
    var excludesNamed = false
  }

  /// A PATH of the command line: what it names is reported.
  struct Target: Hashable {
    /// Relative to the root; empty for the root itself.
    var path: [UInt8]
    var isFolder: Bool
  }

  /// A level may have a hundred thousand, and what has been read of a folder takes more room than what the tree keeps of it.
  private static let foldersAtOnce = 2048

  let root: [UInt8]
  let options: Options
  let workers: Workers
  /// Canonical paths, relative to the root, of files that this run writes.
  var written: Set<[UInt8]> = []
  /// The configuration of the root.
  var configuration: LoadedConfiguration?
  /// Loads the configurations of folders below it; nil where one counts for all.
  var loader: ConfigurationLoader?

  /// Walks the whole root; files at or below the targets are marked as reported.
  func list(_ targets: [Target]) throws(UsageError) -> Listing {
    let folder: FileDescriptor
    do throws(SystemError) {
      folder = try FileDescriptor(folder: root, below: FileDescriptor.currentFolder, followingLinks: true)
    } catch {
      throw UsageError("\(PathText.spelling(of: root).text) cannot be read: \(error.message)")
    }
    let reader = FolderReader(root: root, folder: folder.raw, options: options, configuration: configuration, loader: loader)
    let everything = targets.contains { $0.path.isEmpty }
    var tree = WalkedTree(targets: everything ? nil : Set(targets.map(\.path)), written: written)
    tree.followsLinks = options.followsLinks
    walk(from: reader.start(), with: reader, into: &tree)
    // Folders come before what they hold, which is then there already.
    let ordered = targets.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    for target in ordered where !tree.contains(target) {
      if options.excludesNamed, reader.excludes(target) { continue }
      let (configuration, isExcluded) = try reader.way(to: target)
      if isExcluded { continue }
      if target.isFolder {
        var step = reader.step(into: target.path)
        step.configuration = configuration
        walk(from: step, with: reader, into: &tree)
      } else {
        tree.addNamed(target.path)
      }
    }
    if let error = tree.error { throw error }
    return tree.listing()
  }

  /// Why the walk does not come to a target; nil where it does.
  func cause(ofLeavingOut target: Target) throws(UsageError) -> String? {
    let folder: FileDescriptor
    do throws(SystemError) {
      folder = try FileDescriptor(folder: root, below: FileDescriptor.currentFolder, followingLinks: true)
    } catch {
      throw UsageError("\(PathText.spelling(of: root).text) cannot be read: \(error.message)")
    }
    return try FolderReader(root: root, folder: folder.raw, options: options, configuration: configuration, loader: loader)
      .cause(ofLeavingOut: target)
  }

  private func walk(from start: FolderReader.Step, with reader: FolderReader, into tree: inout WalkedTree) {
    var level = [(node: tree.addStart(start.path), step: start)]
    // Where links are followed, one outside folder may be met on many ways; it is entered on the first.
    var entered: Set<[UInt8]> = []
    while !level.isEmpty {
      var next: [(node: Int, step: FolderReader.Step)] = []
      for start in stride(from: 0, to: level.count, by: Walker.foldersAtOnce) {
        let places = level[start..<min(start + Walker.foldersAtOnce, level.count)]
        for (place, content) in zip(places, read(places.map(\.step), with: reader)) {
          let children = tree.fill(place.node, of: place.step.path, with: content)
          for (node, step) in zip(children, content.folders) {
            if let outside = step.outsidePath, !entered.insert(outside).inserted { continue }
            next.append((node, step))
          }
        }
      }
      level = next
    }
  }

  private func read(_ steps: [FolderReader.Step], with reader: FolderReader) -> [FolderReader.Content] {
    // Below this a thread costs more than it saves.
    guard steps.count >= 16, workers.count > 1 else { return steps.map { reader.read($0) } }
    let contents = Slots<FolderReader.Content>(count: steps.count, filling: FolderReader.Content())
    workers.forEach(steps.count) { _, item in contents[item] = reader.read(steps[item]) }
    return contents.all
  }
}
