#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, closed when the value goes away.
struct FileDescriptor: ~Copyable {
  /// What stands at a path.
  enum Kind { case file, folder, other }

  /// What the system says of an open file.
  struct Status {
    var kind: Kind
    /// In bytes.
    var size: Int
    var device: UInt64
    var inode: UInt64
    /// The permission bits.
    var mode: mode_t
    /// When the content changed last, in nanoseconds since 1970.
    var modified: Int64

    init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: kind = .file
      case S_IFDIR: kind = .folder
      default: kind = .other
      }
      size = Int(status.st_size)
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
      mode = status.st_mode & 0o7777
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
  }

  let raw: Int32

  /// Takes over an open descriptor.
  init(raw: Int32) { self.raw = raw }

  deinit { close(raw) }

  /// Opens a path, relative to an open folder, for reading.
  ///
  /// `O_NONBLOCK` is what keeps a FIFO without a writer from stopping the run; it changes nothing for a regular file.
  init(reading path: [UInt8], below folder: Int32, followingLinks: Bool) throws(SystemError) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    raw = try withPath(path) { openat(folder, $0, flags) }
  }

  /// Opens a path for reading, and waits for whoever writes to it.
  init(awaiting path: [UInt8]) throws(SystemError) {
    raw = try withPath(path) { open($0, O_RDONLY | O_NOCTTY | O_CLOEXEC) }
  }

  /// Opens a folder by its path, relative to an open folder.
  init(folder path: [UInt8], below folder: Int32, followingLinks: Bool) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    raw = try withPath(path) { openat(folder, $0, flags) }
  }

  /// Makes a new file for writing; a path that is taken is an error.
  init(creating path: [UInt8], mode: mode_t) throws(SystemError) {
    raw = try withPath(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
  }

  /// Opens what stands at a path for writing.
  init(writing path: [UInt8]) throws(SystemError) {
    raw = try withPath(path) { open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
  }

  /// Stands for the current folder where a call takes an open one.
  static var currentFolder: Int32 { AT_FDCWD }

  /// What is open.
  func status() throws(SystemError) -> Status {
    var status = stat()
    guard fstat(raw, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// Closes now, so that an error which the system kept until the end is seen.
  consuming func finish() throws(SystemError) {
    let descriptor = raw
    discard self
    guard close(descriptor) == 0 || errno == EINTR else { throw .last }
  }

  /// Reads once, up to `count` bytes; 0 is the end of the file.
  func read(into memory: UnsafeMutablePointer<UInt8>, count: Int) throws(SystemError) -> Int {
    while true {
      #if canImport(Darwin)
        let result = Darwin.read(raw, memory, count)
      #elseif canImport(Musl)
        let result = Musl.read(raw, memory, count)
      #else
        let result = Glibc.read(raw, memory, count)
      #endif
      if result >= 0 { return result }
      let error = SystemError.last
      guard error.isInterruption else { throw error }
    }
  }

  /// Writes everything.
  func write(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes, to: raw) }
}

/// What stands at a path, links followed.
func status(at path: [UInt8], below folder: Int32 = AT_FDCWD) throws(SystemError) -> FileDescriptor.Status {
  var status = stat()
  _ = try withPath(path) { fstatat(folder, $0, &status, 0) }
  return FileDescriptor.Status(status)
}

/// Runs a call that takes a path and answers -1 for trouble.
func withPath(_ path: [UInt8], _ call: (UnsafePointer<CChar>) -> Int32) throws(SystemError) -> Int32 {
  // The system would read a path with a NUL in it as another, shorter one.
  guard !path.contains(0) else { throw .notFound }
  while true {
    var terminated = path
    terminated.append(0)
    let result = terminated.withUnsafeBytes { call($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    if result != -1 { return result }
    let error = SystemError.last
    guard error.isInterruption else { throw error }
  }
}

/// Writes everything to a descriptor, waiting where it is set not to block.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var start = 0
  while start < bytes.count {
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + start, bytes.count - start) }
    if written >= 0 {
      start += written
      continue
    }
    let error = SystemError.last
    if error.code == EAGAIN || error.code == EWOULDBLOCK {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
    } else if !error.isInterruption {
      throw error
    }
  }
}
