/// What the walk reads of a repository's own files: the patterns of `info/exclude`.
enum GitFolder {
  /// Larger files are no list of patterns that somebody wrote.
  private static let sizeLimit = 4 << 20

  /// The bytes of `info/exclude` of the repository whose working tree is at a path.
  ///
  /// `.git` is a folder, or in a worktree and a submodule a file that says where the folder is; a worktree's folder says
  /// in turn where the one is that it shares.
  static func exclusions(ofTree tree: [UInt8]) -> [UInt8]? {
    let slash = [SystemPath.slash]
    var folder = tree + slash + Array(".git".utf8)
    guard let status = try? status(at: folder) else { return nil }
    if status.kind == .file {
      guard let link = content(of: folder), let target = value(of: link, after: "gitdir: ") else { return nil }
      folder = target.first == SystemPath.slash ? target : tree + slash + target
      if let common = content(of: folder + Array("/commondir".utf8)).flatMap({ value(of: $0, after: "") }) {
        folder = common.first == SystemPath.slash ? common : folder + slash + common
      }
    }
    return content(of: folder + Array("/info/exclude".utf8))
  }

  /// Whether a folder is the top of a working tree.
  static func isTree(_ folder: [UInt8]) -> Bool { (try? status(at: folder + Array("/.git".utf8))) != nil }

  /// A file of patterns or of pointers to folders, whole; nil where there is none.
  static func content(of path: [UInt8], below folder: Int32 = FileDescriptor.currentFolder, followingLinks: Bool = true)
    -> [UInt8]?
  {
    WholeFile.read(path, below: folder, followingLinks: followingLinks, limit: sizeLimit)
  }

  private static func value(of line: [UInt8], after key: String) -> [UInt8]? {
    guard line.starts(with: key.utf8) else { return nil }
    let value = line.dropFirst(key.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return value.isEmpty ? nil : [UInt8](value)
  }
}
