/// Operators, editor placeholders, and the places where a regex literal or a comment is cut out of a run of operator
/// characters.
extension Tokenizer {
  mutating func scanOperator(_ start: Int) -> Int {
    let first = bytes[start]
    let next = bytes[start + 1]
    // A single ASCII character is by far the most common operator. `/` may open a regex, `<` a placeholder.
    if first < 0x80, next < 0x80, classes[Int(next)] & CharacterClass.isOperator == 0, first != UInt8(ascii: "/"),
      next != UInt8(ascii: "#")
    {
      return emit(.operator, start, start + 1)
    }
    if first == UInt8(ascii: "<"), next == UInt8(ascii: "#"), let end = endOfPlaceholder(start) {
      return emit(.word, start, end)
    }
    if first == next, first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), let end = endOfConflict(start) {
      return emitTrivia(.comment, start, end)
    }
    return scanOperatorRun(start)
  }

  /// A `?` or `!` that touches what stands before it is a token of its own: `a!=b` is read as `a!`, `=b`.
  mutating func scanQuestionOrExclamation(_ start: Int) -> Int {
    isLeftBound(start) ? emit(.operator, start, start + 1) : scanOperatorRun(start)
  }

  private mutating func scanOperatorRun(_ start: Int) -> Int {
    var slash: Int?
    var end = start
    let allowsPeriod = bytes[start] == UInt8(ascii: ".")
    while true {
      let byte = bytes[end]
      if classes[Int(byte)] & CharacterClass.isOperator != 0 {
        if end > start {
          if byte == UInt8(ascii: "."), !allowsPeriod { break }
          if byte == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#"), placeholderEnds(after: end) { break }
        }
        if byte == UInt8(ascii: "/"), slash == nil { slash = end }
        end += 1
      } else if byte >= 0x80, end < bytes.count {
        let sequence = scalar(at: end)
        guard sequence.isValid, UnicodeClass.continuesOperator(sequence.scalar.value) else { break }
        end += sequence.length
      } else {
        break
      }
    }
    guard let slash else { return emit(.operator, start, end) }

    if let regexEnd = endOfRegex(startingAt: slash, inOperator: start..<end) {
      if slash > start { emit(.operator, start, slash) }
      return emit(.regex, slash, regexEnd.offset, regexEnd.isTerminated ? [] : .unterminated)
    }
    return emit(.operator, start, startOfComment(inOperator: start..<end) ?? end)
  }

  /// Where a comment begins in the middle of an operator run, as in `+//` or `*/* */`.
  private func startOfComment(inOperator range: Range<Int>) -> Int? {
    guard range.count > 2 else { return nil }
    for offset in range.dropFirst() where bytes[offset] == UInt8(ascii: "/") {
      if bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*") { return offset }
    }
    return nil
  }
}

// MARK: - Editor placeholders

extension Tokenizer {
  /// The end of `<#…#>`, or nil where the line ends or another `<#` begins first.
  private func endOfPlaceholder(_ start: Int) -> Int? {
    // A search that fails ends where the next one begins: linear.
    var offset = start + 2
    while offset < bytes.count {
      switch (bytes[offset], bytes[offset + 1]) {
      case (UInt8(ascii: "#"), UInt8(ascii: ">")): return offset + 2
      case (UInt8(ascii: "<"), UInt8(ascii: "#")), (UInt8(ascii: "\n"), _): return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// A `#>` follows on the line, which makes `<#` end an operator.
  private mutating func placeholderEnds(after start: Int) -> Bool {
    placeholderSearch.finds(after: start, in: bytes)
  }
}

/// The last search for a `#>` on a line, kept because an operator can ask again from every `<#` in it.
struct PlaceholderSearch {
  private var searched = 0..<0
  private var isFound = false

  init() {}

  mutating func finds(after start: Int, in bytes: SourceBytes) -> Bool {
    if searched.contains(start) { return isFound }
    var offset = start
    isFound = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: ">") {
        isFound = true
        break
      }
      offset += 1
    }
    searched = start..<offset
    return isFound
  }
}

// MARK: - Whitespace around operators

extension Tokenizer {
  /// Something touches the token on its left, so that it cannot be a prefix operator.
  func isLeftBound(_ start: Int) -> Bool {
    switch byte(before: start) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    // The end of a block comment, which is white space.
    case UInt8(ascii: "/"): byte(before: start - 1) != UInt8(ascii: "*")
    // The second byte of a no-break space.
    case 0xA0: byte(before: start - 1) != 0xC2
    default: true
    }
  }

  /// Something touches the token on its right, so that it cannot be a postfix operator.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    // `x^.y` has a postfix operator, `^.y` a prefix one.
    case UInt8(ascii: "."): !isLeftBound
    // A comment is white space.
    case UInt8(ascii: "/"): bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    case 0xC2: bytes[end + 1] != 0xA0
    default: true
    }
  }
}
