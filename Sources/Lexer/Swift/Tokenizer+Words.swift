/// Identifiers, keywords and what stands behind a `#`.
extension Tokenizer {
  /// `` `default` `` and raw identifiers, which may hold anything but a backtick and a line break.
  mutating func scanBacktick(_ start: Int) -> Int {
    // A search that fails ends at a line break, and no backtick is left on the line to search from: linear.
    var end = start + 1
    while true {
      switch bytes[end] {
      case UInt8(ascii: "`"): return emit(.word, start, end + 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return emit(.punctuation, start, start + 1, .unterminated)
      case 0 where end >= bytes.count: return emit(.punctuation, start, start + 1, .unterminated)
      default: end += 1
      }
    }
  }

  /// A shebang, the `#`s of a raw string or regex literal, or the `#` of a directive or macro.
  mutating func scanPound(_ start: Int) -> Int {
    if bytes[start + 1] == UInt8(ascii: "!"), bytes.byte(before: start) == 0 {
      return emitTrivia(.comment, start, bytes.endOfLine(start))
    }
    let poundCount = bytes.poundCount(at: start)
    let end = start + poundCount
    switch bytes[end] {
    case UInt8(ascii: "\""): return scanString(start, poundCount: poundCount)
    case UInt8(ascii: "/"): return scanExtendedRegex(start, poundCount: poundCount)
    default: break
    }
    // None of them can open anything: all are done at once, or each would count the rest again.
    for offset in start..<end { emit(.punctuation, offset, offset + 1) }
    guard classes[Int(bytes[end])] & CharacterClass.Group.mask == CharacterClass.Group.letter else { return end }
    return emit(.word, end, endOfDirectiveName(end))
  }

  /// The end of the word after a `#`: `#if1` is `#if` and a number, any other word goes on as usual.
  private func endOfDirectiveName(_ start: Int) -> Int {
    var end = start
    while classes[Int(bytes[end])] & CharacterClass.Group.mask == CharacterClass.Group.letter { end += 1 }
    let wordEnd = bytes.endOfWord(end)
    guard wordEnd > end else { return end }
    let name = Token(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: .word, flags: [],
      first: bytes[start])
    return Directive(name, in: bytes) == nil ? wordEnd : end
  }
}

/// The directives that the lexer knows by name.
enum Directive {
  /// `#if`, `#elseif`, `#else`, `#endif`: a statement may begin behind the name.
  case conditional
  /// `#available`, `#unavailable`, `#sourceLocation`: arguments follow.
  case withArguments

  init?(_ name: Token, in bytes: SourceBytes) {
    for directive in Directive.conditionals where bytes.spells(directive, name) {
      self = .conditional
      return
    }
    for directive in Directive.others where bytes.spells(directive, name) {
      self = .withArguments
      return
    }
    return nil
  }

  private static let conditionals: [StaticString] = ["if", "else", "elseif", "endif"]
  private static let others: [StaticString] = ["available", "unavailable", "sourceLocation"]
}
