/// The ignore files that govern one folder: its own, then those of the folders around it, up to the repository's.
final class IgnoreScope: Sendable {
  private let file: IgnoreFile
  /// What stands before a path relative to the root to make it relative to the folder of the file, which is above the root.
  private let prefix: [UInt8]
  /// The bytes to drop from a path relative to the root to make it relative to the folder of the file, which is below it.
  private let dropped: Int
  private let outer: IgnoreScope?

  private init(_ file: IgnoreFile, prefix: [UInt8], dropped: Int, outer: IgnoreScope?) {
    self.file = file
    self.prefix = prefix
    self.dropped = dropped
    self.outer = outer
  }

  /// The scope with the patterns of an ignore file in a folder below the root (empty for the root) in front.
  static func adding(_ bytes: [UInt8], in folder: [UInt8], to outer: IgnoreScope?) -> IgnoreScope? {
    let file = IgnoreFile(bytes)
    guard !file.isEmpty else { return outer }
    return IgnoreScope(file, prefix: [], dropped: folder.isEmpty ? 0 : folder.count + 1, outer: outer)
  }

  /// The scope with the patterns of a folder above the root, from where the root is `path`.
  static func adding(_ bytes: [UInt8], above path: [UInt8], to outer: IgnoreScope?) -> IgnoreScope? {
    let file = IgnoreFile(bytes)
    guard !file.isEmpty else { return outer }
    return IgnoreScope(file, prefix: path + [SystemPath.slash], dropped: 0, outer: outer)
  }

  /// Whether a path, relative to the root, is ignored: the nearest file with a pattern for it decides.
  func ignores(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    var scope: IgnoreScope? = self
    while let current = scope {
      let local = current.prefix.isEmpty ? path.dropFirst(current.dropped) : (current.prefix + path)[...]
      if let verdict = current.file.verdict(on: local, isFolder: isFolder) { return verdict == .ignored }
      scope = current.outer
    }
    return false
  }
}
