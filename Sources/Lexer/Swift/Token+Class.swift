extension Token.Kind {
  /// The coarse class that `dev tokens` prints, in the words that a comparison with the toolchain's parser uses.
  public var className: StaticString {
    switch self {
    case .comment: "comment"
    case .word: "word"
    case .number: "number"
    case .text: "text"
    case .openQuote, .closeQuote: "quote"
    case .regex: "regex"
    case .operator, .punctuation: "operator"
    case .unexpected: "unexpected"
    }
  }
}
