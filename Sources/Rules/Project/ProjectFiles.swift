/// The tree that a project model is read from: names of files, and their bytes on demand.
///
/// The model never touches the disk itself, so tests need none, and what may be read (ignore files, links, size) is decided
/// where the files are walked.
public struct ProjectFiles: Sendable {
  /// Relative to the root, `/`-separated.
  public let paths: PathTable
  /// Those of Interface Builder.
  let interfaceFiles: [String]
  private let reader: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - paths: Every file below the root. Files inside bundles such as `App.xcodeproj` and `Assets.xcassets` are files like
  ///     others.
  ///   - read: The bytes of one of them; nil where it cannot be read.
  public init(paths: PathTable, read: @escaping @Sendable (String) -> [UInt8]?) {
    self.paths = paths
    interfaceFiles = paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    reader = read
  }

  /// The same for paths in any order.
  public init(paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) { self.init(paths: PathTable(paths), read: read) }

  /// A tree in memory.
  public init(_ contents: [String: String]) {
    self.init(paths: Array(contents.keys)) { contents[$0].map { [UInt8]($0.utf8) } }
  }

  public func contains(_ path: String) -> Bool { paths.contains(path) }

  /// The bytes of a file of the tree; nil where it is not in the tree or cannot be read.
  public func read(_ path: String) -> [UInt8]? { contains(path) ? reader(path) : nil }

  /// The files below a folder; all of them for the empty path.
  public func paths(under folder: String) -> PathTable.SubSequence { paths.below(folder) }

  /// Whether a folder holds anything.
  public func containsFolder(_ folder: String) -> Bool { !paths.below(folder).isEmpty }

  /// The path as the tree spells it: itself, or the one that differs in case only, which the file systems of a Mac take for
  /// the same.
  public func spelling(of path: String) -> String? {
    if contains(path) { return path }
    let lowered = path.lowercased()
    return paths.first { $0.utf8.count == path.utf8.count && $0.lowercased() == lowered }
  }
}
