/// Something that a reader of a data format could not accept, and where.
public struct ParseProblem: Sendable, Equatable {
  /// Offset in bytes of the place, at most the length of the text.
  public var offset: Int
  /// What is wrong, as a clause without a final period: `expected a value`.
  public var message: String

  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
