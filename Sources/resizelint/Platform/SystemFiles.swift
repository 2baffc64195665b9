import ResizelintLexer
import ResizelintRules

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files below a root, read from the system.
///
/// Invariants:
/// 1. Only regular files are read; a FIFO, a device or a folder is a failure, never a wait.
/// 2. Unless links are followed, nothing outside the root is read, whatever path is asked for.
final class SystemFiles: FileAccess, Sendable {
  /// A file whose bytes came from elsewhere, such as an editor's unsaved text.
  struct Overlay: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  /// Offsets are 32 bits wide from the tokens on.
  static let sizeLimit = 1 << 32

  private let folder: Int32
  private let root: [UInt8]
  private let listing: Listing
  private let overlay: Overlay?
  private let workers: Workers

  /// Opens a canonical root.
  init(root: [UInt8], listing: Listing, overlay: Overlay? = nil, workers: Workers) throws(SystemError) {
    self.root = root
    self.listing = listing
    self.overlay = overlay
    self.workers = workers
    folder = try withPath(root) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  deinit { close(folder) }

  var workerCount: Int { workers.count }

  func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    workers.forEach(count, body)
  }

  func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    if let overlay, overlay.path == path {
      buffer.reserve(overlay.bytes.count)
      overlay.bytes.withUnsafeBufferPointer { bytes in
        if let start = bytes.baseAddress { buffer.base.update(from: start, count: bytes.count) }
      }
      return buffer.source(count: overlay.bytes.count)
    }
    let bytes = listing.systemPath(of: path)
    guard listing.followsLinks || isInside(bytes) else { throw FileFailure("lies outside the project") }
    let file = try answered { () throws(SystemError) in
      try FileDescriptor(reading: bytes, below: folder, followingLinks: listing.followsLinks)
    }
    let status = try answered { () throws(SystemError) in try file.status() }
    guard status.kind == .file else {
      throw FileFailure(status.kind == .folder ? "is a folder" : "is not a regular file")
    }
    guard status.size < Self.sizeLimit else { throw FileFailure("is 4 GiB or larger") }
    return try read(file, size: status.size, into: buffer)
  }

  /// Reads to the end, which need not stand where the status said: the file may be growing.
  private func read(_ file: borrowing FileDescriptor, size: Int, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    var count = 0
    buffer.reserve(size + 1)
    while true {
      let room = buffer.capacity - count
      let wanted = min(room, 1 << 30)
      let received: Int
      do throws(SystemError) {
        received = try file.read(into: buffer.base + count, count: wanted)
      } catch {
        throw FileFailure("cannot be read: \(error.message)")
      }
      count += received
      guard count < Self.sizeLimit else { throw FileFailure("is 4 GiB or larger") }
      // A read that stops short of what was asked has met the end, if it has come as far as the status said.
      if received == 0 || (received < wanted && count >= size) { return buffer.source(count: count) }
      if count == buffer.capacity { buffer.reserve(count * 2, keeping: count) }
    }
  }

  private func answered<Result: ~Copyable>(_ call: () throws(SystemError) -> Result) throws(FileFailure) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw FileFailure(error.isLink ? "is a link" : "cannot be read: \(error.message)")
    }
  }

  /// Whether a path stays below the root: by its folder, which the walk has seen to be no link, else by asking.
  private func isInside(_ path: [UInt8]) -> Bool {
    guard path.first != SystemPath.slash else { return false }
    let names = path.split(separator: SystemPath.slash)
    guard !names.contains([SystemPath.dot, SystemPath.dot]) else { return false }
    let parent = [UInt8](path[..<(path.lastIndex(of: SystemPath.slash) ?? 0)])
    if listing.folders.contains(parent) { return true }
    guard let real = try? SystemPath.canonical(root + [SystemPath.slash] + parent) else { return false }
    return SystemPath.relative(real, to: root) != nil
  }
}
