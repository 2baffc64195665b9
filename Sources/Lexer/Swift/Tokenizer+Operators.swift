/// Operators, editor placeholders, and the places where a regex literal or a comment is cut out of a run of operator
/// characters.
extension Tokenizer {
  mutating func scanOperator(_ start: Int) -> Int {
    let first = bytes[start]
    let next = bytes[start + 1]
    if first == UInt8(ascii: "<"), next == UInt8(ascii: "#"), let end = bytes.endOfPlaceholder(start) {
      return emit(.word, start, end)
    }
    if first == next, first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), let end = endOfConflict(start) {
      return emitTrivia(.comment, start, end)
    }
    return scanOperatorRun(start)
  }

  /// A `?` or `!` that touches what stands before it is a token of its own: `a!=b` is read as `a!`, `=b`.
  mutating func scanQuestionOrExclamation(_ start: Int) -> Int {
    bytes.isLeftBound(start) ? emit(.operator, start, start + 1) : scanOperatorRun(start)
  }

  private mutating func scanOperatorRun(_ start: Int) -> Int {
    let end = endOfOperatorRun(start)
    guard let slash = (start..<end).first(where: { bytes[$0] == UInt8(ascii: "/") }) else { return emit(.operator, start, end) }

    if let regexEnd = endOfRegex(startingAt: slash, inOperator: start..<end) {
      cutRuns.remember(start..<end, startsWithPeriod: bytes[start] == UInt8(ascii: "."))
      if slash > start { emit(.operator, start, slash) }
      return emit(.regex, slash, regexEnd.offset, regexEnd.isTerminated ? [] : .unterminated)
    }
    return emit(.operator, start, bytes.startOfComment(inOperator: start..<end) ?? end)
  }

  private mutating func endOfOperatorRun(_ start: Int) -> Int {
    let allowsPeriod = bytes[start] == UInt8(ascii: ".")
    if let end = cutRuns.end(of: start, startsWithPeriod: allowsPeriod) { return end }
    var end = start
    while true {
      let byte = bytes[end]
      if classes[Int(byte)] & CharacterClass.isOperator != 0 {
        if end > start {
          if byte == UInt8(ascii: "."), !allowsPeriod { return end }
          if byte == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#"), placeholderEnds(after: end) { return end }
        }
        end += 1
      } else if byte >= 0x80, end < bytes.count {
        let sequence = bytes.scalar(at: end)
        guard sequence.isValid, UnicodeClass.continuesOperator(sequence.scalar.value) else { return end }
        end += sequence.length
      } else {
        return end
      }
    }
  }
}

/// The ends of the last operator runs that a regex literal was cut out of.
///
/// What is left behind the literal may be a run with another literal in it, and so on: `/+*/!/+*/!/+*/`. Each would be read
/// to the end of the first one. A run that begins with a period holds periods and any other ends before one, so there is one
/// of each.
struct CutOperatorRuns {
  private var plain = 0..<0
  private var period = 0..<0

  init() {}

  func end(of start: Int, startsWithPeriod: Bool) -> Int? {
    let run = startsWithPeriod ? period : plain
    return run.contains(start) ? run.upperBound : nil
  }

  mutating func remember(_ run: Range<Int>, startsWithPeriod: Bool) {
    if startsWithPeriod { period = run } else { plain = run }
  }
}

// MARK: - Editor placeholders

extension Tokenizer {
  /// A `#>` follows on the line, which makes `<#` end an operator.
  private mutating func placeholderEnds(after start: Int) -> Bool {
    placeholderSearch.finds(after: start, in: bytes)
  }
}

extension SourceBytes {
  /// The end of `<#…#>`, or nil where the line ends or another `<#` begins first.
  fileprivate func endOfPlaceholder(_ start: Int) -> Int? {
    // A search that fails ends where the next one begins: linear.
    var offset = start + 2
    while offset < count {
      switch (self[offset], self[offset + 1]) {
      case (UInt8(ascii: "#"), UInt8(ascii: ">")): return offset + 2
      case (UInt8(ascii: "<"), UInt8(ascii: "#")), (UInt8(ascii: "\n"), _): return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// Where a comment begins in the middle of an operator run, as in `+//` or `*/* */`.
  fileprivate func startOfComment(inOperator range: Range<Int>) -> Int? {
    guard range.count > 2 else { return nil }
    for offset in range.dropFirst() where self[offset] == UInt8(ascii: "/") {
      if self[offset + 1] == UInt8(ascii: "/") || self[offset + 1] == UInt8(ascii: "*") { return offset }
    }
    return nil
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
