import ResizelintRules

/// What the walk found below the root.
struct Listing: Sendable {
  var files = InputFiles()
  /// Folders that could not be entered, and PATHs that name nothing.
  var notices: [Notice] = []
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

  /// Whether the walk was in a folder that holds a file, so that it is no link.
  ///
  /// - Parameter path: as reports spell it. One that stands for other bytes holds a backslash, and may be the name of something
  ///   else.
  func hasEntered(_ path: some StringProtocol) -> Bool {
    !path.utf8.contains(UInt8(ascii: "\\")) && !files.paths.below(String(path)).isEmpty
  }

  /// Takes a file in under the spelling that reports use for it.
  mutating func add(_ path: [UInt8], isReported: Bool) {
    let (spelling, isFaithful) = PathText.spelling(of: path)
    if !isFaithful { unspeakable[spelling] = path }
    files.append(InputFile(path: spelling, isReported: isReported))
  }
}
