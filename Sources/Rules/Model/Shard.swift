/// One of several parts of a project, each reported by a run of its own.
///
/// The shard of a path depends on the path and the number of shards alone: a file that comes or goes moves no other, and runs on
/// different machines need not speak to each other.
public struct Shard: Sendable, Equatable, CustomStringConvertible {
  /// From 1.
  public let index: Int
  public let count: Int

  /// More shards than this are a mistake.
  public static let maximumCount = 10_000

  /// Nil where there is no such shard.
  public init?(index: Int, count: Int) {
    guard (1...Shard.maximumCount).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/8`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isNumber: (Substring) -> Bool = { $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    guard parts.count == 2, parts.allSatisfy({ isNumber(Substring($0)) }), let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  public var description: String { "\(index)/\(count)" }

  /// Whether the shard reports on a path; what has none of its own belongs to the first.
  public func contains(_ path: String) -> Bool {
    guard count > 1 else { return true }
    if path.isEmpty || path == "." { return index == 1 }
    return Int(Shard.number(of: path) % UInt64(count)) == index - 1
  }

  /// A number that is spread over all values, the same on every machine: FNV-1a, its bits mixed once more, since the low ones
  /// of names that differ in one digit are alike.
  private static func number(of path: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
