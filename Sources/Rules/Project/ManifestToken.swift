import ResizelintLexer

/// A token of a manifest, the same for both languages.
struct ManifestToken: Sendable {
  enum Kind: Sendable, Equatable {
    case word
    case number
    /// A whole string; its text is what it stands for.
    case string
    /// A string with an interpolation or prefix, whose text is not known.
    case unknownString
    /// A bracket, comma, colon, or a run of operator characters.
    case sign
  }

  var kind: Kind
  var text: String
  var range: Range<Int>
  var startsLine: Bool

  /// The tokens of a Swift file without its comments.
  static func swift(_ bytes: [UInt8]) -> [ManifestToken] {
    guard bytes.count < Int(UInt32.max) else { return [] }
    return SourceBytes.withPadded(bytes) { source in
      var buffer = TokenBuffer()
      Tokenizer.tokenize(source, into: &buffer)
      return buffer.withTokens { joined($0, source) }
    }
  }

  /// Interpolations that may stand in one another.
  private static let depthLimit = 8

  private static func joined(_ tokens: UnsafeBufferPointer<Token>, _ source: SourceBytes) -> [ManifestToken] {
    var result: [ManifestToken] = []
    var index = 0
    while index < tokens.count { append(tokens, &index, source, to: &result, depth: 0) }
    return result
  }

  /// Takes one token, or a string with all that it holds. Recursion ends at `depthLimit`.
  private static func append(
    _ tokens: UnsafeBufferPointer<Token>, _ index: inout Int, _ source: SourceBytes, to result: inout [ManifestToken], depth: Int
  ) {
    let token = tokens[index]
    let range = Int(token.start)..<Int(token.end)
    let startsLine = token.flags.contains(.startsLine)
    index += 1
    switch token.kind {
    case .comment, .unexpected, .regex: return
    case .word: result.append(ManifestToken(kind: .word, text: source.text(range), range: range, startsLine: startsLine))
    case .number: result.append(ManifestToken(kind: .number, text: source.text(range), range: range, startsLine: startsLine))
    case .operator, .punctuation, .text, .closeQuote:
      result.append(ManifestToken(kind: .sign, text: source.text(range), range: range, startsLine: startsLine))
    case .openQuote:
      let quote = source.text(range)
      appendString(
        tokens, &index, source, to: &result, start: range, startsLine: startsLine,
        isPlain: (quote == "\"" || quote == "\"\"\"") && depth < depthLimit, depth: depth)
    }
  }

  /// The rest of a string: one token, or for an interpolation the sum in parentheses that it stands for.
  private static func appendString(
    _ tokens: UnsafeBufferPointer<Token>, _ index: inout Int, _ source: SourceBytes, to result: inout [ManifestToken],
    start: Range<Int>, startsLine: Bool, isPlain: Bool, depth: Int
  ) {
    var parts: [ManifestToken] = []
    var text = ""
    var isKnown = isPlain
    func sign(_ text: String) -> ManifestToken { ManifestToken(kind: .sign, text: text, range: start, startsLine: false) }
    func string(_ text: String) -> ManifestToken {
      let value = unescaped(text)
      return ManifestToken(kind: value == nil ? .unknownString : .string, text: value ?? text, range: start, startsLine: false)
    }
    while index < tokens.count, tokens[index].kind != .closeQuote {
      let part = tokens[index]
      if part.kind == .text {
        text += source.text(Int(part.start)..<Int(part.end))
        index += 1
      } else if part.kind == .punctuation, part.first == UInt8(ascii: "\\") {
        index += 1
        parts += [string(text), sign("+")]
        text = ""
        var level = 0
        // From the opening parenthesis of the interpolation to its closing one.
        repeat {
          guard index < tokens.count else { break }
          if tokens[index].flags.contains(.interpolation) { level += tokens[index].first == UInt8(ascii: "(") ? 1 : -1 }
          append(tokens, &index, source, to: &parts, depth: depth + 1)
        } while level > 0
        parts.append(sign("+"))
      } else {
        isKnown = false
        append(tokens, &index, source, to: &parts, depth: depth + 1)
      }
    }
    if index < tokens.count { index += 1 }
    let whole = start.lowerBound..<Int(tokens[index - 1].end)
    guard isKnown else {
      result.append(ManifestToken(kind: .unknownString, text: text, range: whole, startsLine: startsLine))
      return
    }
    guard !parts.isEmpty else {
      var token = string(text)
      (token.range, token.startsLine) = (whole, startsLine)
      result.append(token)
      return
    }
    var open = sign("(")
    open.startsLine = startsLine
    var close = sign(")")
    close.range = whole
    // No argument list: a bracket behind a name would be one, and a string never stands there.
    result += [open] + parts + [string(text), close]
  }

  /// The tokens of a BUILD file without its comments.
  static func starlark(_ bytes: [UInt8]) -> [ManifestToken] {
    var scanner = StarlarkScanner(bytes)
    return scanner.scan()
  }

  /// The escapes that paths and plist values are written with; nil for one beyond these.
  static func unescaped(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "\\" else {
        result.append(first)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "\\": result.append("\\")
      default: return nil
      }
    }
    return result
  }
}

/// Cuts Starlark, which is Python without most of it, into tokens.
private struct StarlarkScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var startsLine = true
  private var tokens: [ManifestToken] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() -> [ManifestToken] {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        offset += 1
      case 0x20, 0x09, 0x0C, UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "#"):
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString(byte)
      default:
        let start = offset
        while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
        if offset > start {
          let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          append(isNumber ? .number : .word, start)
        } else {
          offset += 1
          append(.sign, start)
        }
      }
    }
    return tokens
  }

  private mutating func scanString(_ quote: UInt8) {
    let start = offset
    let isLong = offset + 2 < bytes.count && bytes[offset + 1] == quote && bytes[offset + 2] == quote
    let length = isLong ? 3 : 1
    offset += length
    let textStart = offset
    var textEnd = bytes.count
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      let isClosed = isLong ? bytes[offset...].starts(with: [quote, quote, quote]) : bytes[offset] == quote
      if isClosed || !isLong && bytes[offset] == 0x0A {
        textEnd = offset
        offset += isClosed ? length : 0
        break
      }
      offset += 1
    }
    offset = min(offset, bytes.count)
    textEnd = min(textEnd, offset)
    let text = String(decoding: bytes[textStart..<max(textStart, textEnd)], as: UTF8.self)
    let value = ManifestToken.unescaped(text)
    tokens.append(
      ManifestToken(
        kind: value == nil ? .unknownString : .string, text: value ?? text, range: start..<offset, startsLine: startsLine))
    startsLine = false
  }

  private mutating func append(_ kind: ManifestToken.Kind, _ start: Int) {
    tokens.append(
      ManifestToken(
        kind: kind, text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset, startsLine: startsLine))
    startsLine = false
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
