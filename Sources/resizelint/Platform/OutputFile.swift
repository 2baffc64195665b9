#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a file whole or not at all.
enum OutputFile {
  /// Writes beside the target and renames over it, so that a reader, a full disk or ^C never leave half a file.
  ///
  /// A link keeps pointing where it did, and a file that is there keeps its mode. What is no regular file
  /// (`/dev/stdout`, a FIFO) is written to as it stands.
  static func write(_ bytes: [UInt8], to path: [UInt8]) throws(SystemError) {
    let target = (try? SystemPath.canonical(path)) ?? path
    let existing = try? status(at: target)
    if let existing, existing.kind != .file {
      guard existing.kind == .other else { throw SystemError(code: EISDIR) }
      let file = try FileDescriptor(writing: target)
      try file.write(bytes)
      return
    }
    let outcome: Result<Void, SystemError> = Signals.whileBlocked {
      do throws(SystemError) {
        try replace(target, with: bytes, mode: existing?.mode)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private static func replace(_ target: [UInt8], with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    let folder = target.lastIndex(of: SystemPath.slash).map { [UInt8](target[...$0]) } ?? []
    for attempt in 0..<64 {
      let temporary = folder + Array(".resizelint-\(getpid())-\(attempt).tmp".utf8)
      do throws(SystemError) {
        let file = try FileDescriptor(creating: temporary, mode: 0o666)
        if let mode { fchmod(file.raw, mode) }
        do throws(SystemError) {
          try file.write(bytes)
          try file.finish()
          try rename(temporary, to: target)
          return
        } catch {
          _ = try? withPath(temporary) { unlink($0) }
          throw error
        }
      } catch {
        // Left over by a process of the same number that was killed, or another container's.
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }

  private static func rename(_ source: [UInt8], to target: [UInt8]) throws(SystemError) {
    var terminated = target
    terminated.append(0)
    _ = try withPath(source) { from in
      terminated.withUnsafeBytes { renameat(AT_FDCWD, from, AT_FDCWD, $0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }
  }
}
