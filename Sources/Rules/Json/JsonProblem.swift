/// Something wrong with what a JSON file says, and where.
public struct JsonProblem: Sendable, Equatable {
  /// From 1.
  public var line: Int
  /// In UTF-16 units, from 1.
  public var column: Int
  public var message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
