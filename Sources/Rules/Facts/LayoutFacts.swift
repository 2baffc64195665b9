/// What files say of windows and their content that others are judged by.
public struct LayoutFacts: Sendable, Equatable {
  /// The views that fill a window, by name.
  public var windowRoots: Set<String> = []
  /// The views that stand in a part of an arrangement, by name.
  public var arrangementParts: Set<String> = []
  /// Something asks for a smallest size.
  public var asksForSmallestSize = false
  /// A test lays something out in more than one shape.
  public var variesSizeInTests = false

  public init() {}

  public var isEmpty: Bool { self == LayoutFacts() }

  /// Takes in what another file says; the order makes no difference.
  public mutating func merge(_ other: LayoutFacts) {
    windowRoots.formUnion(other.windowRoots)
    arrangementParts.formUnion(other.arrangementParts)
    asksForSmallestSize = asksForSmallestSize || other.asksForSmallestSize
    variesSizeInTests = variesSizeInTests || other.variesSizeInTests
  }
}
