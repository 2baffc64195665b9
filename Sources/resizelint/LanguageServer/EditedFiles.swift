import ResizelintLexer
import ResizelintRules

/// The files of a project as the editor sees them: those that are open by their text there, the others by what the disk holds.
///
/// Invariant: nothing is set while workers read.
final class EditedFiles: FileAccess, @unchecked Sendable {
  var disk: SystemFiles
  /// The texts of open files, by their paths relative to the root.
  var texts: [String: [UInt8]] = [:]

  init(disk: SystemFiles) { self.disk = disk }

  var workerCount: Int { disk.workerCount }

  func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    disk.forEach(count, body)
  }

  func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    guard let text = texts[path] else { return try disk.read(path, into: buffer) }
    buffer.reserve(text.count)
    text.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { buffer.base.update(from: start, count: bytes.count) }
    }
    return buffer.source(count: text.count)
  }

  /// The bytes of a file; nil where it cannot be read.
  func bytes(of path: String) -> [UInt8]? {
    if let text = texts[path] { return text }
    let buffer = ReadBuffer()
    guard let source = try? disk.read(path, into: buffer) else { return nil }
    return Array(UnsafeBufferPointer(start: source.base, count: source.count))
  }
}
