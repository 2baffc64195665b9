/// The names in one folder that count, in the order of the bytes of the paths that begin with them.
///
/// They stand one behind the other, each with what ends it. A slash behind the name of a folder makes the order of names the
/// order of paths.
struct FolderNames: Sendable {
  static let fileEnd: UInt8 = 0
  static let folderEnd = SystemPath.slash

  private var bytes: [UInt8] = []

  init() {}

  /// - Parameter names: each with its end, in order.
  init(_ names: [[UInt8]]) {
    bytes.reserveCapacity(names.reduce(0) { $0 + $1.count })
    for name in names { bytes += name }
  }

  /// The name that begins at an offset, without its end, which stands at its end index; nil behind the last.
  func name(at offset: Int) -> (name: ArraySlice<UInt8>, isFolder: Bool)? {
    guard offset < bytes.count else { return nil }
    var end = offset
    while bytes[end] != FolderNames.fileEnd, bytes[end] != FolderNames.folderEnd { end += 1 }
    return (bytes[offset..<end], bytes[end] == FolderNames.folderEnd)
  }

  /// The place of a folder among the folders, or of a file among the files; nil where there is none of the name.
  func place(of wanted: ArraySlice<UInt8>, isFolder: Bool) -> Int? {
    var offset = 0
    var place = 0
    while let found = name(at: offset) {
      if found.isFolder == isFolder {
        if found.name == wanted { return place }
        place += 1
      }
      offset = found.name.endIndex + 1
    }
    return nil
  }
}
