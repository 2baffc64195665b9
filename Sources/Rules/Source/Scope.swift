/// A pair of braces and what they are, or the whole file.
public struct Scope: Sendable {
  public enum Kind: UInt8, Sendable {
    case file
    /// The members of a class, struct, enum, protocol, actor or extension.
    case type
    /// The body of a function, initializer, deinitializer or subscript.
    case function
    /// The braces behind a property: its getter, or a list of accessors.
    case property
    /// `get`, `set`, `willSet`, `didSet` and their kin.
    case accessor
    case closure
    /// The body of `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `catch` or `defer`.
    case block
    /// The braces of a `switch`.
    case `switch`
  }

  public var kind: Kind
  /// The keyword that opened it: `.class`, `.func`, `.if`, `.else`, `.didSet` …; `.none` for closures and the file.
  public var keyword: Keyword
  /// The enclosing scope; -1 for the file.
  public var parent: Int
  /// The statement whose body this is, or that the closure stands in; -1 for the file.
  public var statement: Int
  /// The first token of what the braces belong to: the keyword of a header, the first token of the call that takes a
  /// closure.
  public var head: Int
  /// The opening brace; -1 for the file.
  public var open: Int
  /// The closing brace, or the end of the tokens.
  public var close: Int

  /// The tokens between the braces.
  public var body: Range<Int> { open + 1..<max(open + 1, close) }
  /// The tokens from the keyword to the opening brace.
  public var header: Range<Int> { min(head, max(open, 0))..<max(open, 0) }
}
