import ResizelintLexer

/// Memory that one worker reads file after file into.
///
/// It grows to the largest file seen and keeps the padding that `SourceBytes` promises.
public final class ReadBuffer {
  public private(set) var base: UnsafeMutablePointer<UInt8>
  public private(set) var capacity: Int

  public init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity + SourceBytes.padding)
  }

  deinit { base.deallocate() }

  /// Makes room for `capacity` bytes; the first `kept` bytes stay.
  public func reserve(_ capacity: Int, keeping kept: Int = 0) {
    guard capacity > self.capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + SourceBytes.padding)
    larger.update(from: base, count: kept)
    base.deallocate()
    base = larger
    self.capacity = capacity
  }

  /// The first `count` bytes as a source, with zeros behind them.
  public func source(count: Int) -> SourceBytes {
    precondition(count <= capacity)
    (base + count).update(repeating: 0, count: SourceBytes.padding)
    return SourceBytes(base: base, count: count)
  }
}
