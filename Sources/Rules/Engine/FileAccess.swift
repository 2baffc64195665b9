import ResizelintLexer

/// One file below the root.
public struct InputFile: Sendable, Equatable {
  /// Relative to the root, `/`-separated.
  public var path: String
  /// False for a file that only helps to judge others.
  public var isReported: Bool

  public init(path: String, isReported: Bool = true) {
    self.path = path
    self.isReported = isReported
  }
}

/// Why a file could not be read.
public struct FileFailure: Error, Sendable, Equatable {
  public var message: String
  public init(_ message: String) { self.message = message }
}

/// What the engine asks of the system: the bytes of a file, and hands to work with.
public protocol FileAccess: Sendable {
  /// Reads a file below the root into the buffer.
  func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes

  /// Runs `body` for each item from 0, spread over workers numbered from 0, and returns when all are done.
  ///
  /// Two calls with one worker number never overlap.
  func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void)

  /// The number of workers, at least 1.
  var workerCount: Int { get }
}
