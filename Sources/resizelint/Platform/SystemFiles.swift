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
/// Unless links are followed, nothing outside the root is read, whatever path is asked for.
final class SystemFiles: FileAccess, Sendable {
  /// A file whose bytes came from elsewhere, such as an editor's unsaved text.
  struct Overlay: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  private let folder: Int32
  private let root: [UInt8]
  private let listing: Listing
  private let overlay: Overlay?
  private let workers: Workers
  private let progress: Progress?
  /// The folder of the last file that was found inside the root: the next one asked for mostly stands beside it.
  ///
  /// By its bytes: texts that look the same may be two names.
  private let lastFolder = Locked<[UInt8]?>(nil)

  /// Opens a canonical root.
  init(root: [UInt8], listing: Listing, overlay: Overlay? = nil, workers: Workers, progress: Progress? = nil)
    throws(SystemError)
  {
    self.root = root
    self.listing = listing
    self.overlay = overlay
    self.workers = workers
    self.progress = progress
    folder = try withPath(root) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  deinit { close(folder) }

  var workerCount: Int { workers.count }

  func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    guard let progress else { return workers.forEach(count, body) }
    workers.forEach(count) { worker, item in
      body(worker, item)
      // Items are handed out in order, so what one worker has reached is about where all of them are.
      if worker == 0 { progress.show(item + 1, of: count) }
    }
    progress.clear()
  }

  func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    if let overlay, overlay.path == path {
      guard overlay.bytes.count < InputBytes.sizeLimit else { throw InputBytes.tooLarge }
      buffer.reserve(overlay.bytes.count)
      overlay.bytes.withUnsafeBufferPointer { bytes in
        if let start = bytes.baseAddress { buffer.base.update(from: start, count: bytes.count) }
      }
      return buffer.source(count: overlay.bytes.count)
    }
    let bytes = listing.systemPath(of: path)
    guard listing.followsLinks || isInside(path, bytes) else { throw FileFailure("lies outside the project") }
    return try InputBytes.read(bytes, below: folder, followingLinks: listing.followsLinks, into: buffer)
  }

  /// Whether a path stays below the root: by its folder, which the walk has seen to be no link, else by asking.
  private func isInside(_ spelling: String, _ path: [UInt8]) -> Bool {
    guard path.first != SystemPath.slash else { return false }
    let names = path.split(separator: SystemPath.slash)
    guard !names.contains([SystemPath.dot, SystemPath.dot]) else { return false }
    let parent = [UInt8](path[..<(path.lastIndex(of: SystemPath.slash) ?? 0)])
    if lastFolder.with({ $0 == parent }) { return true }
    if listing.hasEntered(spelling.utf8.lastIndex(of: SystemPath.slash).map { spelling[..<$0] } ?? "") {
      lastFolder.with { $0 = parent }
      return true
    }
    guard let real = try? SystemPath.canonical(root + [SystemPath.slash] + parent) else { return false }
    return SystemPath.relative(real, to: root) != nil
  }
}
