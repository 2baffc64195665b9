/// One statement or declaration: the tokens between two places where a new one may begin.
///
/// Statements stand directly in braces or in the file; what stands in parentheses or brackets belongs to the statement
/// around them. A statement with a body contains the statements of the body: their ranges nest.
public struct Statement: Sendable {
  /// What stands before the keyword of a declaration.
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `static` = Modifiers(rawValue: 1 << 0)
    public static let override = Modifiers(rawValue: 1 << 1)
    public static let lazy = Modifiers(rawValue: 1 << 2)
    public static let attributes = Modifiers(rawValue: 1 << 3)
  }

  /// The first token, attributes and modifiers included.
  public var start: Int
  /// Behind the last token.
  public var end: Int
  /// The token of the keyword; the first token where there is none.
  public var head: Int
  /// What it is; `.none` for an expression.
  public var keyword: Keyword
  public var modifiers: Modifiers
  /// The scope that it stands in.
  public var scope: Int
  /// The `case` or `default` that it stands under in a `switch`, or is; -1 elsewhere.
  public var label: Int

  public var range: Range<Int> { start..<end }
}
