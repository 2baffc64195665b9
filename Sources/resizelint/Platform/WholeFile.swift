/// A regular file, read at once.
enum WholeFile {
  /// The bytes of the file at a path; nil for what is no regular file, cannot be read or is larger than `limit` bytes.
  static func read(
    _ path: [UInt8], below folder: Int32 = FileDescriptor.currentFolder, followingLinks: Bool = true, limit: Int
  ) -> [UInt8]? {
    guard let file = try? FileDescriptor(reading: path, below: folder, followingLinks: followingLinks),
      let status = try? file.status(), status.kind == .file, status.size <= limit
    else { return nil }
    return read(file, size: status.size, limit: limit)
  }

  /// Of what a person names: a report of many shards or a large diff.
  private static let namedLimit = 1 << 30

  /// The same for a file that a person names on the command line, which may be a pipe, as in `<(git diff)`: it is waited for.
  static func readNamed(_ path: String) -> [UInt8]? {
    guard let file = try? FileDescriptor(awaiting: Array(path.utf8)), let status = try? file.status(), status.kind != .folder
    else { return nil }
    return read(file, size: status.size, limit: namedLimit)
  }

  private static func read(_ file: borrowing FileDescriptor, size: Int, limit: Int) -> [UInt8]? {
    var bytes = [UInt8]()
    bytes.reserveCapacity(size)
    let chunkSize = 1 << 14
    let chunk = UnsafeMutablePointer<UInt8>.allocate(capacity: chunkSize)
    defer { chunk.deallocate() }
    while bytes.count <= limit {
      guard let count = try? file.read(into: chunk, count: chunkSize) else { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: UnsafeBufferPointer(start: chunk, count: count))
    }
    return nil
  }

  /// The same for a regular file that a person names.
  static func read(_ path: String) -> [UInt8]? { read(Array(path.utf8), limit: namedLimit) }
}
