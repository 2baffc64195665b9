#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names in one folder, each with what the system says it is without being asked again.
struct FolderEntries {
  /// What a name stands for.
  enum Kind: UInt8 { case file, folder, link, other }

  /// One name: a range of `bytes`, so that a folder costs two allocations and not one for each name.
  struct Entry {
    var start: Int
    var count: Int
    var kind: Kind
  }

  private(set) var bytes: [UInt8] = []
  private(set) var entries: [Entry] = []

  /// Reads a folder; `.` and `..` are left out.
  init(of folder: borrowing FileDescriptor) throws(SystemError) {
    // `closedir` closes the descriptor that it is given, so it gets one of its own.
    let copy = fcntl(folder.raw, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        return
      }
      let name = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: UInt8.self)
      let count = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      if name[0] == UInt8(ascii: "."), count == 1 || (count == 2 && name[1] == UInt8(ascii: ".")) { continue }
      let start = bytes.count
      bytes.append(contentsOf: UnsafeBufferPointer(start: name, count: count))
      entries.append(Entry(start: start, count: count, kind: Self.kind(of: entry, in: folder.raw)))
    }
  }

  /// The bytes of a name.
  func name(_ entry: Entry) -> ArraySlice<UInt8> { bytes[entry.start..<entry.start + entry.count] }

  /// Not every file system fills `d_type`; only then the system is asked once more.
  private static func kind(of entry: UnsafeMutablePointer<dirent>, in folder: Int32) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var status = stat()
      let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .folder
      case S_IFLNK: return .link
      default: return .other
      }
    default: return .other
    }
  }
}
