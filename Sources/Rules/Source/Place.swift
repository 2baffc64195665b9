/// What the structure pass knows of one token.
struct Place {
  /// The matching bracket of a bracket; -1 for other tokens and for brackets without a partner.
  var partner: Int32 = -1
  /// The innermost bracket that is open here; -1 at the top of the file. A closing bracket stands inside its own pair.
  var open: Int32 = -1
  /// The first token of the postfix expression that the token belongs to; -1 where it belongs to none.
  var chain: Int32 = -1
  /// The first token of the argument, element or statement part that the token stands in.
  var element: Int32 = 0
  /// The innermost statement around the token; -1 before the first.
  var statement: Int32 = -1
  /// The innermost scope around the token. A brace belongs to the scope outside of it.
  var scope: Int32 = 0
  var keyword: Keyword = .none
  var flags: Flags = []

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// An iOS build never compiles it.
    static let isUnreachable = Flags(rawValue: 1 << 0)
    /// It stands between the angle brackets of generic arguments.
    static let isGeneric = Flags(rawValue: 1 << 1)
    /// The operator stands between two operands.
    static let isInfix = Flags(rawValue: 1 << 2)
    /// No Mac Catalyst build compiles it.
    static let isOutsideCatalyst = Flags(rawValue: 1 << 3)
  }
}
