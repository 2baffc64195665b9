#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program, run to its end.
enum ChildProcess {
  struct Outcome {
    /// Nil where a signal ended it.
    var status: Int32?
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Runs a program that is looked for in `PATH`, with nothing to read on its standard input.
  ///
  /// - Parameter environment: what is added to the environment of this process.
  static func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws(SystemError) -> Outcome {
    let output = try Pipe()
    let errors = try Pipe()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = merged(environment).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, words, variables)
    output.closeWriting()
    errors.closeWriting()
    guard code == 0 else { throw SystemError(code: code) }
    let (outputBytes, errorBytes) = readBoth(output.reading, errors.reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      let error = SystemError.last
      guard error.isInterruption else { throw error }
    }
    // The low bits name the signal that ended it.
    return Outcome(status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil, output: outputBytes, errors: errorBytes)
  }

  /// The environment as `NAME=value`.
  private static func merged(_ added: [String: String]) -> [String] {
    var result: [String] = []
    var place = environ
    while let text = place.pointee {
      let variable = String(cString: text)
      if !added.keys.contains(where: { variable.hasPrefix($0 + "=") }) { result.append(variable) }
      place += 1
    }
    return result + added.map { "\($0.key)=\($0.value)" }
  }

  /// Reads both to their ends; one after the other could wait forever for a program that writes to the second.
  private static func readBoth(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var bytes: ([UInt8], [UInt8]) = ([], [])
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var open = [pollfd(fd: first, events: Int16(POLLIN), revents: 0), pollfd(fd: second, events: Int16(POLLIN), revents: 0)]
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = chunk.withUnsafeMutableBytes { read(open[index].fd, $0.baseAddress!, $0.count) }
        if count > 0 {
          if index == 0 { bytes.0.append(contentsOf: chunk[..<count]) } else { bytes.1.append(contentsOf: chunk[..<count]) }
        } else if count == 0 || errno != EINTR {
          // A negative descriptor is one that the system leaves alone.
          open[index].fd = -1
        }
      }
    }
    return bytes
  }

  /// The two ends of a pipe, closed with the value.
  private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .last }
      (reading, writing) = (ends[0], ends[1])
      // The program gets copies; with the ends themselves it would keep its own output open.
      _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
      _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }

    func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }

    deinit {
      closeWriting()
      close(reading)
    }
  }
}
