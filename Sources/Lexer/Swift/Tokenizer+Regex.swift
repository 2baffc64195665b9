/// Regex literals, and the choice between `/` the operator and `/` the quote.
///
/// A lexer cannot know what the parser expects, so the toolchain judges by what is written around the slash (SE-0354,
/// "Regex Literals", and its amendments). In short: a `/` that touches something on its left is an operator. One that touches
/// something on its right only is a quote, if the line has a fitting other end. One that touches nothing, or both, is a quote
/// only where the token before it leaves an operand to be expected.
extension Tokenizer {
  struct RegexEnd {
    var offset: Int
    var isTerminated: Bool
  }

  /// The end of the bare regex literal that begins with the first slash of an operator, or nil where the slash is part of the
  /// operator.
  func endOfRegex(startingAt slash: Int, inOperator range: Range<Int>) -> RegexEnd? {
    if bytes.isLeftBound(range.lowerBound) { return nil }
    let previous = significantIndex(before: tokens.count)
    if let previous, bytes.spells("func", tokens[previous]) || bytes.spells("operator", tokens[previous]) { return nil }

    var isCertain = false
    if !bytes.isRightBound(range.upperBound, isLeftBound: false) {
      let followsTry = isOptionalTry(at: previous)
      guard followsTry || expectsOperand(after: previous) else { return nil }
      isCertain = followsTry || !allowsOperatorAsArgument(after: previous)
    }
    return endOfBareRegex(slash, isCertain: isCertain)
  }

  /// `#/…/#`, also over several lines. Unterminated, it is one token to the end of its first line.
  mutating func scanExtendedRegex(_ start: Int, poundCount: Int) -> Int {
    let patternStart = start + poundCount + 1
    var offset = patternStart
    while bytes[offset].isSpaceOrTab { offset += 1 }
    let isMultiline = bytes[offset].isLineBreak && offset < bytes.count
    if !isMultiline {
      offset = patternStart
    } else if !regexClosers.contains(poundCount: poundCount, from: patternStart, in: bytes) {
      return emit(.regex, start, offset, .unterminated)
    }

    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/"):
        let pounds = bytes.poundCount(at: offset + 1)
        if pounds >= poundCount { return emit(.regex, start, offset + 1 + pounds) }
        offset += 1 + pounds
      case UInt8(ascii: "\\"):
        offset += 1
        if isMultiline || !bytes[offset].isLineBreak { offset += 1 }
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        return emit(.regex, start, offset, .unterminated)
      default:
        offset += 1
      }
    }
    return emit(.regex, start, bytes.count, .unterminated)
  }
}

// MARK: - Bare literals

extension Tokenizer {
  /// The end of `/…/` on its line.
  ///
  /// Unless `isCertain`, anything that would be odd in a regex makes it none. A slash that could open another literal is not
  /// behind a backslash and so ends this one: two searches never read the same bytes, and all of them together are linear.
  private func endOfBareRegex(_ slash: Int, isCertain: Bool) -> RegexEnd? {
    var offset = slash + 1
    if bytes[offset].isSpaceOrTab, !isCertain { return nil }
    if isCommentMark(bytes[offset]) || bytes.byte(before: slash) == UInt8(ascii: "*") { return nil }

    var groupDepth = 0
    var classDepth = 0
    var endsInSpace = false
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/"):
        // `/…//` ends in a comment.
        if isCommentMark(bytes[offset + 1]) { return unterminated(offset, isCertain) }
        return endsInSpace && !isCertain ? nil : RegexEnd(offset: offset + 1, isTerminated: true)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return unterminated(offset, isCertain)
      case UInt8(ascii: "\\"):
        offset += 1
        // The line break is judged by the next turn, and the end of the file by the loop.
        if !bytes[offset].isLineBreak { offset += 1 }
        endsInSpace = false
        continue
      case UInt8(ascii: "(") where classDepth == 0:
        groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth > 0 { groupDepth -= 1 } else if !isCertain { return nil }
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]"):
        if classDepth > 0 { classDepth -= 1 }
      default: break
      }
      // A tab has no place in a bare literal at all; that is an error, not a doubt.
      endsInSpace = byte == UInt8(ascii: " ")
      offset += 1
    }
    return unterminated(bytes.count, isCertain)
  }

  private func unterminated(_ offset: Int, _ isCertain: Bool) -> RegexEnd? {
    isCertain ? RegexEnd(offset: offset, isTerminated: false) : nil
  }

  private func isCommentMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") }
}

// MARK: - The token before the slash

extension Tokenizer {
  /// An operand may follow the token: after an operator, an opening bracket, a separator, most keywords.
  private func expectsOperand(after index: Int?) -> Bool {
    guard let index else { return true }
    let token = tokens[index]
    switch token.kind {
    case .number, .text, .openQuote, .closeQuote, .regex: return false
    case .operator: return expectsOperand(afterOperator: token)
    case .punctuation:
      switch token.first {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"): return true
      // `::` selects a module.
      case UInt8(ascii: ":"): return bytes.byte(before: Int(token.start)) != UInt8(ascii: ":")
      default: return false
      }
    case .word:
      if let directive = directive(at: index) { return directive == .conditional }
      return Keyword.expectsOperand(after: token, in: bytes)
    // Not significant, so never asked for.
    case .comment, .unexpected: return true
    }
  }

  private func expectsOperand(afterOperator token: Token) -> Bool {
    let isLeftBound = bytes.isLeftBound(Int(token.start))
    if token.end - token.start == 1 {
      switch token.first {
      case UInt8(ascii: "="): return true
      case UInt8(ascii: "."): return false
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return !isLeftBound
      default: break
      }
    }
    if bytes.spells("->", token) { return false }
    // Prefix and binary operators want an operand, postfix ones have had theirs.
    return !isLeftBound || bytes.isRightBound(Int(token.end), isLeftBound: true)
  }

  /// An operator may stand alone behind the token, as an argument: `reduce(1, /)`.
  private func allowsOperatorAsArgument(after index: Int?) -> Bool {
    guard let index else { return false }
    let token = tokens[index]
    guard token.kind == .punctuation else { return false }
    switch token.first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): return true
    default: return false
    }
  }

  /// The `?` or `!` of `try?` and `try!`, which are postfix by their looks but want an operand.
  private func isOptionalTry(at index: Int?) -> Bool {
    guard let index, index > 0 else { return false }
    let mark = tokens[index]
    guard mark.kind == .operator, mark.end - mark.start == 1 else { return false }
    guard mark.first == UInt8(ascii: "?") || mark.first == UInt8(ascii: "!") else { return false }
    let word = tokens[index - 1]
    return word.end == mark.start && bytes.spells("try", word)
  }

  private func directive(at index: Int) -> Directive? {
    guard index > 0, tokens[index - 1].first == UInt8(ascii: "#"), tokens[index - 1].kind == .punctuation else { return nil }
    guard tokens[index - 1].end == tokens[index].start else { return nil }
    return Directive(tokens[index], in: bytes)
  }
}
