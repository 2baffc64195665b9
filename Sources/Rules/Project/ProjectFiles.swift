/// The tree that a project model is read from: names of files, and their bytes on demand.
///
/// The model never touches the disk itself, so tests need none, and what may be read (ignore files, links, size) is decided
/// where the files are walked.
public struct ProjectFiles: Sendable {
  /// Relative to the root, `/`-separated, sorted by their bytes.
  public let paths: [String]
  /// Those of Interface Builder.
  let interfaceFiles: [String]
  private let known: Set<String>
  private let reader: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - paths: Every file below the root, in any order. Files inside bundles such as `App.xcodeproj` and `Assets.xcassets` are
  ///     files like others.
  ///   - read: The bytes of one of them; nil where it cannot be read.
  public init(paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    interfaceFiles = self.paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    known = Set(paths)
    reader = read
  }

  /// A tree in memory.
  public init(_ contents: [String: String]) {
    self.init(paths: Array(contents.keys)) { contents[$0].map { [UInt8]($0.utf8) } }
  }

  public func contains(_ path: String) -> Bool { known.contains(path) }

  /// The bytes of a file of the tree; nil where it is not in the tree or cannot be read.
  public func read(_ path: String) -> [UInt8]? { known.contains(path) ? reader(path) : nil }

  /// The files below a folder; all of them for the empty path.
  public func paths(under folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return paths[...] }
    let prefix = folder + "/"
    let start = firstIndex(notBefore: prefix)
    var end = start
    while end < paths.count, paths[end].utf8.starts(with: prefix.utf8) { end += 1 }
    return paths[start..<end]
  }

  /// Whether a folder holds anything.
  public func containsFolder(_ folder: String) -> Bool {
    if folder.isEmpty { return !paths.isEmpty }
    let start = firstIndex(notBefore: folder + "/")
    return start < paths.count && paths[start].utf8.starts(with: (folder + "/").utf8)
  }

  /// The path as the tree spells it: itself, or the one that differs in case only, which the file systems of a Mac take for
  /// the same.
  public func spelling(of path: String) -> String? {
    if known.contains(path) { return path }
    let lowered = path.lowercased()
    return paths.first { $0.utf8.count == path.utf8.count && $0.lowercased() == lowered }
  }

  private func firstIndex(notBefore path: String) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = low + (high - low) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
