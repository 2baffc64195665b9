import ResizelintLexer

/// What holds for the tokens of any bytes whatever.
public enum TokenInvariants {
  /// Tokenizes the bytes and says what is wrong with the result; nil where nothing is.
  public static func violation(in bytes: [UInt8]) -> String? {
    var first = TokenBuffer()
    var second = TokenBuffer()
    return SourceBytes.withPadded(bytes) { source in
      // The second buffer has held other tokens before: nothing may be left of them.
      Tokenizer.tokenize(source, into: &second)
      Tokenizer.tokenize(source, into: &first)
      Tokenizer.tokenize(source, into: &second)
      if first.count != second.count { return "\(first.count) tokens, then \(second.count)" }
      var end = 0
      for index in 0..<first.count {
        let token = first[index]
        if token != second[index] { return "token \(index) is \(token), then \(second[index])" }
        if let problem = violation(token, after: end, in: source, isFirst: index == 0) {
          return "token \(index), \(token): \(problem)"
        }
        end = Int(token.end)
      }
      return violation(inGap: end..<bytes.count, of: source)
    }
  }

  private static func violation(_ token: Token, after end: Int, in source: SourceBytes, isFirst: Bool) -> String? {
    if token.start >= token.end { return "empty" }
    if Int(token.start) < end { return "overlaps the one before" }
    if Int(token.end) > source.count { return "behind the end" }
    if token.first != source[Int(token.start)] { return "another first byte" }
    if isFirst, !token.flags.isSuperset(of: [.startsLine, .followsSpace]) { return "first, and does not say so" }
    if Int(token.start) > end, !token.flags.contains(.followsSpace) { return "follows a gap, and does not say so" }
    return violation(inGap: end..<Int(token.start), of: source)
  }

  private static func violation(inGap gap: Range<Int>, of source: SourceBytes) -> String? {
    for offset in gap {
      switch source[offset] {
      case UInt8(ascii: " "), 0x09...0x0D: continue
      default: return "byte \(source[offset]) at \(offset) has no token"
      }
    }
    return nil
  }
}
