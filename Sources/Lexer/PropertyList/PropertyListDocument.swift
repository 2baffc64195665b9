/// What was read of a property list.
public struct PropertyListDocument: Sendable {
  /// The three ways in which a property list is written.
  public enum Format: Sendable, Equatable {
    case xml
    case binary
    /// The braces and semicolons of NeXT, of which project files and `.strings` files are made.
    case openStep
  }

  public var format: Format
  /// The value of the whole file; with problems, what was read of it.
  public var root: PropertyListNode?
  /// What is wrong, in the order of the text. The first one may lie before much that was still read.
  public var problems: [ParseProblem]
  /// The UTF-8 text that all offsets refer to: the file itself, except for UTF-16 and Latin-1. Empty for a binary file,
  /// whose offsets are those of the file and have no line.
  public var text: [UInt8]
  /// The comments of the file, delimiters included.
  public var comments: [Range<Int>]
}
