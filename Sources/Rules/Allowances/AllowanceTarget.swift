import ResizelintLexer

/// The part of a file for which an allowance is meant.
enum AllowanceTarget: Sendable, Equatable {
  case file
  /// A line with code: what begins or ends on it.
  case line(Int)
  /// What begins in it.
  case range(Range<LineTable.Position>)
  /// Nothing follows that could be meant.
  case nothing
}
