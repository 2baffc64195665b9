#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The streams of the process and what stands at their ends.
enum Terminal {
  /// What came of writing to the standard output.
  enum Outcome: Equatable {
    case written
    /// The reader has gone, as `head` does: nothing is wrong.
    case closed
    case failed(SystemError)
  }

  static func writeToOutput(_ bytes: [UInt8]) -> Outcome {
    do throws(SystemError) {
      try writeAll(bytes, to: STDOUT_FILENO)
      return .written
    } catch {
      return error.isClosedPipe ? .closed : .failed(error)
    }
  }

  /// Writes one line to the standard error; with nobody there to read it, nothing can be done.
  static func writeToError(_ line: String) {
    try? writeAll(Array(line.utf8) + [UInt8(ascii: "\n")], to: STDERR_FILENO)
  }

  /// Whether a person looks at the standard output.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The width of the terminal in columns: `COLUMNS` where it is set, else what the terminal says; nil with neither.
  static var outputWidth: Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A variable of the environment; nil where it is not set.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Everything on the standard input.
  static func readInput() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = try readSome() { bytes.append(contentsOf: more) }
    return bytes
  }

  /// What has come on the standard input, at least one byte; nil at its end.
  static func readSome() throws(SystemError) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress!, $0.count) }
      if count == 0 { return nil }
      if count > 0 {
        chunk.removeSubrange(count...)
        return chunk
      }
      let error = SystemError.last
      guard error.isInterruption else { throw error }
    }
  }
}
