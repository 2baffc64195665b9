/// How a string literal was opened, which decides how it ends.
///
/// Half the size that `Int` would give: hostile input opens an interpolation with every three bytes.
struct StringDelimiter {
  /// The `#`s before the opening quote.
  var poundCount: UInt32
  /// The index of the opening quote's token, which gets the flag when the string does not end.
  var openQuote: UInt32
  /// `"`, or `'`, which is an error that the toolchain reads as a string all the same.
  var quote: UInt8
  var isMultiline: Bool
}

/// An interpolation that is open: what to go back to at its `)`.
struct Interpolation {
  var string: StringDelimiter
  /// The parentheses that were open around the string.
  var outerDepth: UInt32

  var isMultiline: Bool { string.isMultiline }
}

/// String literals: quotes, text, interpolations.
extension Tokenizer {
  /// A string literal from its first `#` or quote to its end or the `(` of its first interpolation.
  mutating func scanString(_ start: Int, poundCount: Int) -> Int {
    let quote = start + poundCount
    let isMultiline = opensMultilineString(quote, poundCount: poundCount)
    let string = StringDelimiter(
      poundCount: UInt32(truncatingIfNeeded: poundCount), openQuote: UInt32(truncatingIfNeeded: tokens.count),
      quote: bytes[quote], isMultiline: isMultiline)
    let end = emit(.openQuote, start, quote + (isMultiline ? 3 : 1), isMultiline ? .multiline : [])
    return scanText(end, of: string)
  }

  private mutating func opensMultilineString(_ quote: Int, poundCount: Int) -> Bool {
    guard isTripleQuote(quote) else { return false }
    // `#"""#` is a string that holds a quote: three quotes open a raw multi-line string only where the line has no
    // closing delimiter.
    if poundCount == 0 { return true }
    return bytes.poundCount(at: quote + 3) < poundCount
      && !lineClosers.contains(poundCount: poundCount, from: quote + 3, in: bytes)
  }

  private func isTripleQuote(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\"") && bytes[offset + 1] == UInt8(ascii: "\"")
      && bytes[offset + 2] == UInt8(ascii: "\"")
  }

  /// The text of a string from an offset in it: up to the end of the string, or over the opening of an interpolation.
  mutating func scanText(_ start: Int, of string: StringDelimiter) -> Int {
    var offset = start
    while true {
      while offset < bytes.count {
        let length = bytes.countBeforeTextStop(at: offset, quote: string.quote)
        offset += length
        if length < 8 { break }
      }
      // The last eight bytes may be padding in part.
      if offset >= bytes.count { return scanUnterminatedText(start, bytes.count, of: string) }
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        let escape = escape(at: offset, in: string)
        if escape.opensInterpolation {
          emitText(start, offset)
          return openInterpolation(offset, poundsEnd: escape.end, of: string)
        }
        offset = escape.end
      case string.quote:
        if let end = endOfClosingQuote(offset, of: string) {
          emitText(start, offset)
          return emit(.closeQuote, offset, end, string.isMultiline ? .multiline : [])
        }
        offset += 1
      case UInt8(ascii: "\n") where !string.isMultiline, UInt8(ascii: "\r") where !string.isMultiline:
        return scanUnterminatedText(start, offset, of: string)
      default:
        offset += 1
      }
    }
  }

  private mutating func scanUnterminatedText(_ start: Int, _ end: Int, of string: StringDelimiter) -> Int {
    emitText(start, end)
    tokens.insert(.unterminated, at: Int(string.openQuote))
    return end
  }

  private mutating func emitText(_ start: Int, _ end: Int) {
    if start < end { emit(.text, start, end) }
  }

  /// The end of a closing quote with its `#`s, or nil where the quote is text.
  private func endOfClosingQuote(_ offset: Int, of string: StringDelimiter) -> Int? {
    if string.isMultiline, !isTripleQuote(offset) { return nil }
    let quoteEnd = offset + (string.isMultiline ? 3 : 1)
    if string.poundCount == 0 { return quoteEnd }
    let pounds = bytes.poundCount(at: quoteEnd)
    // `#`s too many belong to the quote; the parser then says so.
    return pounds >= Int(string.poundCount) ? quoteEnd + pounds : nil
  }

  /// A backslash in a string: where it leads, and whether that is the `(` of an interpolation.
  private func escape(at backslash: Int, in string: StringDelimiter) -> (end: Int, opensInterpolation: Bool) {
    var end = backslash + 1
    if string.poundCount > 0 {
      guard bytes.poundCount(at: end) >= Int(string.poundCount) else { return (end, false) }
      end += Int(string.poundCount)
      // The toolchain steps over one `#` too many.
      if bytes[end] == UInt8(ascii: "#") { end += 1 }
    }
    switch bytes[end] {
    case UInt8(ascii: "("): return (end, true)
    // What follows any other escape cannot end the text by itself.
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return (end + 1, false)
    default: return (end, false)
    }
  }

  private mutating func openInterpolation(_ backslash: Int, poundsEnd: Int, of string: StringDelimiter) -> Int {
    emit(.punctuation, backslash, backslash + 1)
    if poundsEnd > backslash + 1 { emit(.openQuote, backslash + 1, poundsEnd) }
    emit(.punctuation, poundsEnd, poundsEnd + 1, .interpolation)
    interpolations.append(Interpolation(string: string, outerDepth: parenthesisDepth))
    parenthesisDepth = 0
    return poundsEnd + 1
  }

  /// Gives up the innermost interpolations and their strings, because their line or the file is over.
  mutating func closeInterpolations(downTo depth: Int) {
    while interpolations.count > depth {
      let innermost = interpolations.removeLast()
      parenthesisDepth = innermost.outerDepth
      tokens.insert(.unterminated, at: Int(innermost.string.openQuote))
    }
  }
}
