import ResizelintLexer
import ResizelintRules

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `resizelint dev tokens PATH…`: the tokens of Swift files, for a comparison with the toolchain's parser.
///
/// It prints `= PATH` for each file, then `START END CLASS` for each token. With `--time` as its first argument it prints
/// how fast the tokenizer alone is, once the files are in memory.
enum DevTokensCommand {
  /// Returns the exit status: 3 where a file could not be read, which is then missing from the output.
  static func run(paths: [String]) -> Int32 {
    if paths.first == "--time" { return time(paths: Array(paths.dropFirst())) }

    var output = OutputBuffer()
    var tokens = TokenBuffer()
    let memory = ReadBuffer()
    var status: Int32 = 0
    for path in paths {
      guard let source = read(path, into: memory) else {
        status = 3
        continue
      }
      Tokenizer.tokenize(source, into: &tokens)
      output.append("= ")
      output.append(path)
      output.append(newline)
      for index in 0..<tokens.count {
        let token = tokens[unchecked: index]
        guard token.kind != .unexpected else { continue }
        output.append(token.start)
        output.append(UInt8(ascii: " "))
        output.append(token.end)
        output.append(UInt8(ascii: " "))
        output.append(token.kind.className)
        output.append(newline)
      }
    }
    output.flush()
    return status
  }

  private static let newline = UInt8(ascii: "\n")

  private static func report(_ path: String, _ problem: String) {
    var message = "resizelint: \(path): \(problem)\n"
    message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Reads a whole file, or says on the standard error why not.
  private static func read(_ path: String, into memory: ReadBuffer) -> SourceBytes? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      report(path, String(cString: strerror(errno)))
      return nil
    }
    defer { close(descriptor) }
    var count = 0
    while true {
      if count == memory.capacity { memory.reserve(memory.capacity * 2, keeping: count) }
      let received = sysRead(descriptor, memory.base + count, memory.capacity - count)
      if received == 0 { break }
      guard received > 0 else {
        report(path, String(cString: strerror(errno)))
        return nil
      }
      count += received
      guard count < Int(UInt32.max) else {
        report(path, "longer than 4 GiB")
        return nil
      }
    }
    return memory.source(count: count)
  }

  /// `read` of the system, under a name that the function above does not hide.
  private static func sysRead(_ descriptor: Int32, _ memory: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, memory, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, memory, count)
    #else
      Musl.read(descriptor, memory, count)
    #endif
  }
}

// MARK: - Measuring

extension DevTokensCommand {
  /// Prints `files bytes seconds MB/s` for one pass over all files, the best of several.
  private static func time(paths: [String]) -> Int32 {
    var files: [ReadBuffer] = []
    var sources: [SourceBytes] = []
    var byteCount = 0
    for path in paths {
      let memory = ReadBuffer(capacity: 1 << 12)
      guard let source = read(path, into: memory) else { return 3 }
      files.append(memory)
      sources.append(source)
      byteCount += source.count
    }
    var tokens = TokenBuffer()
    let clock = ContinuousClock()
    var best = Duration.seconds(1 << 20)
    for _ in 0..<25 {
      let elapsed = clock.measure {
        for source in sources { Tokenizer.tokenize(source, into: &tokens) }
      }
      best = min(best, elapsed)
    }
    // The sources point into the buffers.
    withExtendedLifetime(files) {}
    let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
    print(paths.count, byteCount, seconds, seconds > 0 ? Double(byteCount) / seconds / 1e6 : 0)
    return 0
  }
}

// MARK: - Output

/// Bytes on their way to the standard output.
private struct OutputBuffer {
  private var bytes: [UInt8] = []
  private static let limit = 1 << 16

  init() { bytes.reserveCapacity(OutputBuffer.limit + 64) }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    if bytes.count >= OutputBuffer.limit { flush() }
  }

  mutating func append(_ text: String) { for byte in text.utf8 { append(byte) } }

  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  mutating func append(_ number: UInt32) {
    var divisor: UInt32 = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  /// Writes everything; a reader that has gone away is no problem of the writer.
  mutating func flush() {
    bytes.withUnsafeBufferPointer { buffer in
      var written = 0
      while written < buffer.count {
        let count = write(STDOUT_FILENO, buffer.baseAddress! + written, buffer.count - written)
        guard count > 0 else { return }
        written += count
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
