import ResizelintLexer

/// The tokens of a source, each as `kind text`, the way a test wants to read them.
func tokenDump(_ source: String) -> [String] {
  tokens(of: source) { token, bytes in
    "\(token.kind) \(bytes.text(Int(token.start)..<Int(token.end)))"
  }
}

/// The texts of the tokens with one flag.
func texts(of source: String, with flag: Token.Flags) -> [String] {
  tokens(of: source) { token, bytes in
    token.flags.contains(flag) ? bytes.text(Int(token.start)..<Int(token.end)) : nil
  }.compactMap { $0 }
}

private func tokens<Result>(of source: String, _ transform: (Token, SourceBytes) -> Result) -> [Result] {
  var buffer = TokenBuffer()
  return SourceBytes.withPadded(source.utf8) { bytes in
    Tokenizer.tokenize(bytes, into: &buffer)
    return (0..<buffer.count).map { transform(buffer[$0], bytes) }
  }
}
