import ResizelintRules

/// What the walk found below the root.
struct Listing: Sendable {
  /// In the order of their paths, byte by byte.
  var files: [InputFile] = []
  /// Folders that could not be entered, and PATHs that name nothing.
  var notices: [Notice] = []
  /// The folders that the walk was in, relative to the root, and so no links.
  var folders: Set<[UInt8]> = []
  /// The bytes of the paths that are no UTF-8, by the spelling that stands for them in reports.
  var unspeakable: [String: [UInt8]] = [:]
  /// The configurations of folders below the root, by their paths.
  var configurations: [String: LoadedConfiguration] = [:]
  /// Whether links are followed, out of the root too.
  var followsLinks = false

  /// The bytes by which the system knows a file.
  func systemPath(of path: String) -> [UInt8] {
    if !unspeakable.isEmpty, let bytes = unspeakable[path] { return bytes }
    return Array(path.utf8)
  }

  /// Takes a file in under the spelling that reports use for it.
  mutating func add(_ path: [UInt8], isReported: Bool) {
    let (spelling, isFaithful) = PathText.spelling(of: path)
    if !isFaithful { unspeakable[spelling] = path }
    files.append(InputFile(path: spelling, isReported: isReported))
  }
}
