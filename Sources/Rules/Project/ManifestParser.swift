/// Reads expressions out of the tokens of a manifest.
///
/// Every function consumes at least one token or says that it does not; what is not understood becomes `unknown` and is
/// skipped up to the next comma or bracket of its own level. Nesting ends at `depthLimit`.
struct ManifestParser {
  static let depthLimit = 64

  let tokens: [ManifestToken]
  /// What labels an argument: `:` in Swift, `=` in Starlark.
  let labelSign: String
  /// The next token; never behind the last one, so that a closing bracket may be skipped without a look whether it is there.
  var index = 0 {
    didSet { index = min(index, tokens.count) }
  }
  private var depth = 0

  init(tokens: [ManifestToken], labelSign: String) {
    self.tokens = tokens
    self.labelSign = labelSign
  }

  var token: ManifestToken? { index < tokens.count ? tokens[index] : nil }

  func isSign(_ text: String, at place: Int? = nil) -> Bool {
    let place = place ?? index
    return place < tokens.count && tokens[place].kind == .sign && tokens[place].text == text
  }

  func isWord(_ text: String) -> Bool { token?.kind == .word && token?.text == text }

  mutating func parseExpression() -> ManifestExpression {
    let start = index
    var left = parseOperand()
    while isSign("+") {
      index += 1
      let right = parseOperand()
      left = ManifestExpression(
        kind: .sum(left, right), range: left.range.lowerBound..<max(left.range.lowerBound, right.range.upperBound))
    }
    // `a ?? b`, `a ? b : c`, `a as B`, `[x for x in y]`, `"…" % x`: only running the manifest would tell.
    if let token, !token.startsLine, !isEnd {
      return skipRest(from: start)
    }
    return left
  }

  /// A comma, colon, closing bracket, `=` or the end.
  private var isEnd: Bool {
    guard let token else { return true }
    if token.kind != .sign { return false }
    return [",", ")", "]", "}", ":", ";", "="].contains(token.text)
  }

  private mutating func skipRest(from start: Int) -> ManifestExpression {
    while let token, !isEnd, !token.startsLine { skipOne() }
    let lower = tokens[start].range.lowerBound
    let upper = tokens[max(start, index - 1)].range.upperBound
    return ManifestExpression(kind: .unknown("an expression"), range: lower..<max(lower, upper))
  }

  /// One token, or a bracket with all that it holds.
  mutating func skipOne() {
    var level = 0
    repeat {
      guard let token else { return }
      index += 1
      guard token.kind == .sign else { continue }
      switch token.text {
      case "(", "[", "{": level += 1
      case ")", "]", "}": level -= 1
      default: break
      }
    } while level > 0
  }

  private mutating func parseOperand() -> ManifestExpression {
    guard let first = token else { return ManifestExpression(kind: .unknown("nothing"), range: 0..<0) }
    guard depth < ManifestParser.depthLimit else {
      skipOne()
      return ManifestExpression(kind: .unknown("an expression that nests too deep"), range: first.range)
    }
    depth += 1
    defer { depth -= 1 }
    var result = parsePrimary(first)
    while let next = token, next.kind == .sign {
      if next.text == ".", index + 1 < tokens.count, tokens[index + 1].kind == .word {
        let name = tokens[index + 1]
        index += 2
        result = ManifestExpression(kind: .member(result, name.text), range: result.range.lowerBound..<name.range.upperBound)
      } else if next.text == "(", !next.startsLine {
        index += 1
        let arguments = parseArguments()
        result = ManifestExpression(kind: .call(result, arguments), range: result.range.lowerBound..<end(result))
      } else if next.text == "{", !next.startsLine, labelSign == ":", result.arguments != nil {
        // A trailing closure decides what a call does with its arguments; the callers that matter are known by name.
        skipOne()
      } else if next.text == "[", !next.startsLine {
        skipOne()
        result = ManifestExpression(kind: .unknown("a subscript"), range: result.range.lowerBound..<end(result))
      } else if next.text == "!" || next.text == "?", !next.startsLine, next.range.lowerBound == result.range.upperBound {
        index += 1
      } else {
        break
      }
    }
    return result
  }

  /// The end of what was consumed so far.
  private func end(_ expression: ManifestExpression) -> Int {
    index > 0 ? max(tokens[index - 1].range.upperBound, expression.range.upperBound) : expression.range.upperBound
  }

  private mutating func parsePrimary(_ first: ManifestToken) -> ManifestExpression {
    func made(_ kind: ManifestExpression.Kind) -> ManifestExpression { ManifestExpression(kind: kind, range: first.range) }
    switch first.kind {
    case .string:
      index += 1
      return made(.string(first.text))
    case .unknownString:
      index += 1
      return made(.unknown("a string with an interpolation"))
    case .number:
      index += 1
      return made(.number(first.text))
    case .word:
      index += 1
      switch first.text {
      case "true", "True": return made(.bool(true))
      case "false", "False": return made(.bool(false))
      case "nil", "None": return made(.null)
      case "try", "await": return parseOperand()
      default: return made(.name(first.text))
      }
    case .sign:
      switch first.text {
      case ".":
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { break }
        let name = tokens[index + 1]
        index += 2
        return ManifestExpression(kind: .member(nil, name.text), range: first.range.lowerBound..<name.range.upperBound)
      case "[": return parseCollection(close: "]")
      case "{" where labelSign == "=": return parseCollection(close: "}")
      case "(":
        index += 1
        let items = parseArguments()
        return items.count == 1 ? items[0].value : made(.unknown("a tuple"))
      case "-":
        guard index + 1 < tokens.count, tokens[index + 1].kind == .number else { break }
        index += 2
        return made(.number("-" + tokens[index - 1].text))
      case ")", "]", "}", ",", ":": return made(.unknown("nothing"))
      default: break
      }
      skipOne()
      return made(.unknown("an expression"))
    }
  }

  /// What stands between parentheses, the closing one consumed.
  private mutating func parseArguments() -> [ManifestExpression.Argument] {
    var arguments: [ManifestExpression.Argument] = []
    while let token, !isSign(")") {
      let before = index
      if isSign(",") {
        index += 1
        continue
      }
      var label: String?
      if token.kind == .word, isSign(labelSign, at: index + 1) {
        label = token.text
        index += 2
      }
      arguments.append(ManifestExpression.Argument(label: label, value: parseExpression()))
      recover(before, close: ")")
    }
    index += 1
    return arguments
  }

  /// A list, or a dictionary where a colon follows the first item.
  private mutating func parseCollection(close: String) -> ManifestExpression {
    let start = tokens[index].range.lowerBound
    index += 1
    var items: [ManifestExpression] = []
    var entries: [(key: ManifestExpression, value: ManifestExpression)] = []
    var isDictionary = close == "}"
    while token != nil, !isSign(close) {
      let before = index
      if isSign(",") {
        index += 1
        continue
      }
      // `[:]`
      if isSign(":"), items.isEmpty, entries.isEmpty {
        isDictionary = true
        index += 1
        continue
      }
      let item = parseExpression()
      if isSign(":") {
        isDictionary = true
        index += 1
        entries.append((item, parseExpression()))
      } else {
        items.append(item)
      }
      recover(before, close: close)
    }
    let end = token?.range.upperBound ?? tokens[tokens.count - 1].range.upperBound
    index += 1
    return ManifestExpression(kind: isDictionary ? .dictionary(entries) : .list(items), range: start..<max(start, end))
  }

  /// Goes on to the next comma or the end of the bracket, and by one token at least.
  private mutating func recover(_ before: Int, close: String) {
    while token != nil, !isSign(","), !isSign(close) {
      if isSign(")") || isSign("]") || isSign("}") {
        // A bracket that closes nothing here; leaving it would stop the outer one.
        index += 1
        continue
      }
      skipOne()
    }
    if index == before { index += 1 }
  }
}
