/// The folder that paths are relative to and that a run may know of, and what of it is reported.
struct ProjectRoot {
  /// Canonical.
  let path: [UInt8]
  let targets: [Walker.Target]
  /// PATHs that name nothing, as they were given.
  let missing: [String]

  /// Finds the root: the folder that was asked for, else at or above all PATHs the folder of the nearest configuration that says
  /// so, else the nearest one that holds `.git`, else the folder that the PATHs have in common.
  init(paths: [[UInt8]], root: String?, searchesConfigurations: Bool = true) throws(UsageError) {
    var targets: [(path: [UInt8], isFolder: Bool)] = []
    var missing: [String] = []
    for path in paths {
      guard let canonical = try? SystemPath.canonical(path), let status = try? status(at: canonical) else {
        missing.append(PathText.spelling(of: path).text)
        continue
      }
      targets.append((canonical, status.kind == .folder))
    }
    self.missing = missing
    if let root {
      self.path = try Self.folder(root)
    } else {
      let common = Self.commonFolder(of: targets.map { $0.isFolder ? $0.path : SystemPath.parent(of: $0.path) })
      let start = common ?? (try? SystemPath.canonical([SystemPath.dot])) ?? [SystemPath.slash]
      self.path = try Self.root(of: start, searchesConfigurations) ?? start
    }
    var relative: [Walker.Target] = []
    for target in targets {
      guard let path = SystemPath.relative(target.path, to: self.path) else {
        throw UsageError(
          "\(PathText.spelling(of: target.path).text) lies outside the root \(PathText.spelling(of: self.path).text)")
      }
      relative.append(Walker.Target(path: path, isFolder: target.isFolder))
    }
    self.targets = relative
  }

  /// The root for a file that need not exist, and its place in it.
  init(file: String, root: String?, searchesConfigurations: Bool = true) throws(UsageError) {
    guard let canonical = SystemPath.canonicalEvenIfMissing(Array(file.utf8)), (try? status(at: canonical))?.kind != .folder
    else { throw UsageError("--stdin-filename: \(file) is no place for a file") }
    if let root {
      path = try Self.folder(root)
    } else {
      var existing = SystemPath.parent(of: canonical)
      while (try? status(at: existing)) == nil { existing = SystemPath.parent(of: existing) }
      path = try Self.root(of: existing, searchesConfigurations) ?? existing
    }
    guard let relative = SystemPath.relative(canonical, to: path) else {
      throw UsageError("--stdin-filename: \(file) lies outside the root \(PathText.spelling(of: path).text)")
    }
    targets = [Walker.Target(path: relative, isFolder: false)]
    missing = []
  }

  private static func folder(_ root: String) throws(UsageError) -> [UInt8] {
    guard let canonical = try? SystemPath.canonical(Array(root.utf8)), (try? status(at: canonical))?.kind == .folder else {
      throw UsageError("--root: \(root) is no folder")
    }
    return canonical
  }

  /// The folder of the nearest configuration that says so, else the nearest one that holds `.git`.
  private static func root(of folder: [UInt8], _ searchesConfigurations: Bool) throws(UsageError) -> [UInt8]? {
    if searchesConfigurations, let root = try ConfigurationLoader.root(above: folder) { return root }
    return enclosingTree(of: folder)
  }

  private static func enclosingTree(of folder: [UInt8]) -> [UInt8]? {
    var candidate = folder
    while !GitFolder.isTree(candidate) {
      guard candidate != [SystemPath.slash] else { return nil }
      candidate = SystemPath.parent(of: candidate)
    }
    return candidate
  }

  private static func commonFolder(of folders: [[UInt8]]) -> [UInt8]? {
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      while SystemPath.relative(folder, to: common) == nil { common = SystemPath.parent(of: common) }
    }
    return common
  }
}
