/// The version of a system, as far as rules tell versions apart.
public struct SystemVersion: Sendable, Equatable, Comparable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// `17`, `17.4`, `27.1.1`; nil for anything else, such as a variable that nobody resolved.
  public init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = numbers[0], numbers.allSatisfy({ $0 != nil }) else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
