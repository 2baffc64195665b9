/// The words that the lexer itself tells from identifiers; contextual keywords such as `await` are identifiers to it.
enum Keyword {
  /// The token is a keyword that is not an operand itself, so that an operand may follow.
  static func expectsOperand(after token: Token, in bytes: SourceBytes) -> Bool {
    for keyword in withoutValue where bytes.spells(keyword, token) { return true }
    return false
  }

  /// Every reserved word but `true`, `false`, `nil`, `self`, `Self`, `super` and `Any`, which are operands.
  private static let withoutValue: [StaticString] = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]
}
