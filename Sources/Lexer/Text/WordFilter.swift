/// A compact trace of the words of one file: tells for certain that a word is not there.
///
/// A file is read a second time only where a name that matters may stand in it.
public struct WordFilter: Sendable {
  /// Empty where nothing is known of the words.
  private var storage: [UInt64]

  private init(storage: [UInt64]) { self.storage = storage }

  /// What takes no memory and lets every word pass.
  public static let unknown = WordFilter(storage: [])

  public var isKnown: Bool { !storage.isEmpty }

  /// An empty filter for a file of some bytes: a bit for two of them, which is about eight for each word that is not there already.
  public init(forBytes count: Int) {
    var bits = WordFilter.fewestBits
    while bits < min(count / 2, WordFilter.mostBits) { bits *= 2 }
    storage = [UInt64](repeating: 0, count: bits / 64)
  }

  private static let fewestBits = 256
  private static let mostBits = 8192

  /// A number of a word, made from its length and its first and last eight bytes.
  ///
  /// The padding of `SourceBytes` makes the wide reads legal.
  @inlinable @inline(__always)
  public static func number(of word: Range<Int>, in bytes: SourceBytes) -> UInt64 {
    let start = UnsafeRawPointer(bytes.base + word.lowerBound)
    let count = word.count
    var first = start.loadUnaligned(as: UInt64.self)
    if count < 8 { first &= (1 << UInt64(count * 8)) - 1 }
    let last = count > 8 ? (start + count - 8).loadUnaligned(as: UInt64.self) : 0
    var hash = (first ^ (last &* 0x9e37_79b9_7f4a_7c15) ^ UInt64(count)) &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    return hash &* 0xc4ce_b9fe_1a85_ec53
  }

  public static func number(of word: String) -> UInt64 {
    SourceBytes.withPadded(Array(word.utf8)) { number(of: 0..<$0.count, in: $0) }
  }

  /// Two bits a word: a file of a thousand words then lets one in twenty strangers pass, with one bit it is one in nine.
  ///
  /// - Parameter count: Of the words of the storage, a power of two.
  @inline(__always)
  private static func places(_ number: UInt64, in count: Int) -> (Int, Int) {
    let mask = count &* 64 &- 1
    return (Int(truncatingIfNeeded: number >> 51) & mask, Int(truncatingIfNeeded: number >> 38) & mask)
  }

  @inline(__always)
  static func insert(_ number: UInt64, into bits: UnsafeMutableBufferPointer<UInt64>) {
    let (first, second) = WordFilter.places(number, in: bits.count)
    bits[first >> 6] |= 1 << UInt64(first & 63)
    bits[second >> 6] |= 1 << UInt64(second & 63)
  }

  /// The bits, to set many of them at once.
  mutating func withBits(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    storage.withUnsafeMutableBufferPointer { body($0) }
  }

  public func mayContain(_ number: UInt64) -> Bool {
    guard isKnown else { return true }
    let (first, second) = WordFilter.places(number, in: storage.count)
    return storage[first >> 6] & (1 << UInt64(first & 63)) != 0 && storage[second >> 6] & (1 << UInt64(second & 63)) != 0
  }
}
