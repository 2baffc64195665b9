/// One token of a Swift source file: a range of bytes and what they are.
///
/// Tokens come in the order of the file and never overlap. Every byte that is not white space belongs to exactly one of
/// them, stray bytes and half a comment included, so the tokens and the gaps between them are the file.
public struct Token: Sendable, Equatable {
  /// What a token is, as far as a lexer can tell.
  public enum Kind: UInt8, Sendable {
    /// A line or block comment, nested ones included, a shebang, or the text of a conflict marker.
    case comment
    /// An identifier, a keyword, `_`, `$0`, an identifier in backticks (its backticks included), an editor placeholder.
    case word
    /// An integer or floating-point literal in any base.
    case number
    /// The text between the quotes of a string, up to an interpolation or the closing quote.
    case text
    /// An opening string delimiter with its `#`s, or the `#`s between `\` and `(` of an interpolation in a raw string.
    case openQuote
    /// A closing string delimiter with its `#`s.
    case closeQuote
    /// A whole regex literal, bare or extended, with its `#`s.
    case regex
    /// A run of operator characters, `.` included; also `->`, `=`, `?` and `!`.
    case `operator`
    /// A single byte of punctuation: one of `( ) [ ] { } , ; : @ # \`, or a backtick that no other follows on its line.
    case punctuation
    /// Bytes that the language has no place for: NUL, invalid UTF-8, stray characters, a BOM.
    case unexpected
  }

  /// What else the lexer saw in passing.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between the previous token and this one, or this is the first token.
    public static let startsLine = Flags(rawValue: 1 << 0)
    /// White space or a comment stands before this token, or this is the first token.
    public static let followsSpace = Flags(rawValue: 1 << 1)
    /// The file or the line ended before the comment, string or regex did.
    public static let unterminated = Flags(rawValue: 1 << 2)
    /// The `(` that opens, or the `)` that closes, an interpolation.
    public static let interpolation = Flags(rawValue: 1 << 3)
    /// An opening or closing quote of a multi-line string.
    public static let multiline = Flags(rawValue: 1 << 4)
  }

  /// Offset of the first byte.
  public var start: UInt32
  /// Offset behind the last byte.
  public var end: UInt32
  public var kind: Kind
  public var flags: Flags
  /// The first byte, so that punctuation is told without a look at the source.
  public var first: UInt8

  @inlinable
  public init(start: UInt32, end: UInt32, kind: Kind, flags: Flags, first: UInt8) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
    self.first = first
  }
}
