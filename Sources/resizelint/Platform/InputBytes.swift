import ResizelintLexer
import ResizelintRules

/// Reads an input into memory that is used again and again.
///
/// Only regular files are read; a FIFO, a device or a folder is a failure, never a wait.
enum InputBytes {
  /// A file of this many bytes is not read. Judging takes up to about a hundred bytes for each byte of a file that is made for
  /// it, one punctuation mark after the other, and each worker judges one file: so the memory of a run is bounded.
  static let sizeLimit = 16 << 20

  static func read(_ path: [UInt8], below folder: Int32, followingLinks: Bool, into buffer: ReadBuffer) throws(FileFailure)
    -> SourceBytes
  {
    let file = try answered { () throws(SystemError) in
      try FileDescriptor(reading: path, below: folder, followingLinks: followingLinks)
    }
    let status = try answered { () throws(SystemError) in try file.status() }
    guard status.kind == .file else {
      throw FileFailure(status.kind == .folder ? "is a folder" : "is not a regular file")
    }
    guard status.size < sizeLimit else { throw tooLarge }
    return try read(file, size: status.size, into: buffer)
  }

  /// Reads to the end, which need not stand where the status said: the file may be growing.
  private static func read(_ file: borrowing FileDescriptor, size: Int, into buffer: ReadBuffer) throws(FileFailure)
    -> SourceBytes
  {
    var count = 0
    buffer.reserve(size + 1)
    while true {
      let wanted = min(buffer.capacity - count, 1 << 30)
      let received: Int
      do throws(SystemError) {
        received = try file.read(into: buffer.base + count, count: wanted)
      } catch {
        throw failure(error)
      }
      count += received
      guard count < sizeLimit else { throw tooLarge }
      // A read that stops short of what was asked has met the end, if it has come as far as the status said.
      if received == 0 || (received < wanted && count >= size) { return buffer.source(count: count) }
      if count == buffer.capacity { buffer.reserve(count * 2, keeping: count) }
    }
  }

  private static func answered<Result: ~Copyable>(_ call: () throws(SystemError) -> Result) throws(FileFailure) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw failure(error)
    }
  }

  static var tooLarge: FileFailure { FileFailure("is not judged: it has 16 MiB or more") }

  private static func failure(_ error: SystemError) -> FileFailure {
    FileFailure(error.isLink ? "is a link" : "cannot be read: \(error.message)")
  }
}
