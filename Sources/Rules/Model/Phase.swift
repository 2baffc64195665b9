/// One of the four phases of the roadmap, in the order in which a team should work.
public enum Phase: UInt8, Sendable, Comparable, CaseIterable, Hashable {
  case defuse = 1
  case antiPatterns
  case twoPasses
  case tests

  public var number: Int { Int(rawValue) }

  public var title: String {
    switch self {
    case .defuse: "Defuse"
    case .antiPatterns: "Clear the anti-patterns"
    case .twoPasses: "Two passes"
    case .tests: "Tests by the shape of the space"
    }
  }

  public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
}
