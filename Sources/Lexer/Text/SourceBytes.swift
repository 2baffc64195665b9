/// The bytes of one file, readable past their end.
///
/// Invariants:
/// 1. `base[0 ..< count]` are the file.
/// 2. `base[count ..< count + SourceBytes.padding]` are readable and zero, so a scanner may look a few bytes ahead
///    without asking where the file ends; a NUL at an offset below `count` is a NUL of the file.
/// 3. The memory outlives every use of the value: it is made for the length of one closure and never stored.
public struct SourceBytes {
  /// Zero bytes behind the file.
  public static let padding = 16

  public let base: UnsafePointer<UInt8>
  public let count: Int

  /// Wraps memory that keeps the invariants above.
  @inlinable
  public init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  /// The byte at an offset up to `count + padding - 1` (invariants 1 and 2).
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + SourceBytes.padding)
    return base[offset]
  }

  /// Runs `body` on a padded copy of `bytes`.
  public static func withPadded<Result>(_ bytes: some Collection<UInt8>, _ body: (SourceBytes) throws -> Result) rethrows
    -> Result
  {
    var copy = [UInt8](bytes)
    copy.append(contentsOf: repeatElement(0, count: padding))
    return try copy.withUnsafeBufferPointer { buffer in
      try body(SourceBytes(base: buffer.baseAddress!, count: buffer.count - padding))
    }
  }

  /// The bytes of a range as text; what is no UTF-8 becomes U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }
}
