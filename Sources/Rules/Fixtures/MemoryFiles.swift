import ResizelintLexer

/// Files that exist in memory alone, judged by one worker.
public struct MemoryFiles: FileAccess {
  public var contents: [String: [UInt8]]

  public init(_ contents: [String: [UInt8]]) { self.contents = contents }

  public init(_ contents: [String: String]) { self.contents = contents.mapValues { Array($0.utf8) } }

  public var workerCount: Int { 1 }

  /// All of them, in the order of their paths.
  public var files: InputFiles { InputFiles(contents.keys.lazy.map { InputFile(path: $0) }) }

  public func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    guard let content = contents[path] else { throw FileFailure("no such file") }
    buffer.reserve(content.count)
    content.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { buffer.base.update(from: base, count: source.count) }
    }
    return buffer.source(count: content.count)
  }

  public func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    for item in 0..<count { body(0, item) }
  }
}
