import ResizelintLexer

/// `resizelint dev tokens PATH…`: the tokens of Swift files, for a comparison with the toolchain's parser.
///
/// It prints `= PATH` for each file, then `START END CLASS` for each token. `dev tokens -- --time PATH…` prints
/// `FILES BYTES SECONDS MB/S` for the tokenizer alone, once the files are in memory.
enum DevTokensCommand {
  /// Returns the exit status: 3 where a file could not be read, which is then missing from the output.
  static func run(paths: [String]) -> Int32 {
    if paths.first == "--time" { return time(paths: Array(paths.dropFirst())) }
    var output = TokenOutput()
    var tokens = TokenBuffer()
    var status: Int32 = 0
    for path in paths {
      guard let bytes = read(path) else {
        status = 3
        continue
      }
      SourceBytes.withPadded(bytes) { Tokenizer.tokenize($0, into: &tokens) }
      output.append(path: path)
      for index in 0..<tokens.count where tokens[unchecked: index].kind != .unexpected {
        output.append(tokens[unchecked: index])
      }
    }
    output.flush()
    return status
  }

  private static func read(_ path: String) -> [UInt8]? {
    let bytes = WholeFile.read(path)
    if bytes == nil { Remarks.write("\(path): cannot be read") }
    return bytes
  }

  /// One pass over all files, the best of several.
  private static func time(paths: [String]) -> Int32 {
    var files: [[UInt8]] = []
    var byteCount = 0
    for path in paths {
      guard var bytes = read(path) else { return 3 }
      byteCount += bytes.count
      bytes.append(contentsOf: repeatElement(0, count: SourceBytes.padding))
      files.append(bytes)
    }
    var tokens = TokenBuffer()
    let clock = ContinuousClock()
    var best = Duration.seconds(1 << 20)
    for _ in 0..<25 {
      let elapsed = clock.measure {
        for file in files {
          file.withUnsafeBufferPointer { buffer in
            // Padding makes every file longer than nothing, so there is a base address.
            let bytes = SourceBytes(base: buffer.baseAddress!, count: buffer.count - SourceBytes.padding)
            Tokenizer.tokenize(bytes, into: &tokens)
          }
        }
      }
      best = min(best, elapsed)
    }
    let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
    print(files.count, byteCount, seconds, seconds > 0 ? Double(byteCount) / seconds / 1e6 : 0)
    return 0
  }
}

/// Lines on their way to the standard output.
private struct TokenOutput {
  private var bytes: [UInt8] = []
  private static let limit = 1 << 16

  init() { bytes.reserveCapacity(TokenOutput.limit + 64) }

  mutating func append(path: String) {
    bytes.append(contentsOf: "= ".utf8)
    bytes.append(contentsOf: path.utf8)
    endLine()
  }

  mutating func append(_ token: Token) {
    append(token.start)
    bytes.append(UInt8(ascii: " "))
    append(token.end)
    bytes.append(UInt8(ascii: " "))
    let name = token.kind.className
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    endLine()
  }

  private mutating func append(_ number: UInt32) {
    var divisor: UInt32 = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= TokenOutput.limit { flush() }
  }

  /// Writes everything; a reader that has gone away is no problem of the writer.
  mutating func flush() {
    _ = Terminal.writeToOutput(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
