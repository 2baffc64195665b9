import ResizelintLexer

/// What an allowance in Swift code is meant for.
extension SourceFile {
  /// The comments that speak to resizelint, in order.
  func allowanceComments(in text: UnsafeBufferPointer<UInt8>) -> [AllowanceComment] {
    comments.compactMap { AllowanceComment(Int($0.start)..<Int($0.end), in: text) }
  }

  /// What the comment in a range is meant for: the line that it shares with code, else what follows it.
  func allowanceTarget(of comment: Range<Int>, _ lines: LineTable, in text: UnsafeBufferPointer<UInt8>) -> AllowanceTarget {
    let next = firstToken(from: comment.upperBound)
    let firstLine = lines.line(of: comment.lowerBound)
    let lastLine = lines.line(of: max(comment.lowerBound, comment.upperBound - 1))
    if next > 0, lines.line(of: Int(code[next - 1].end) - 1) == firstLine { return .line(firstLine) }
    guard next < code.count else { return .nothing }
    if lines.line(of: Int(code[next].start)) == lastLine { return .line(lastLine) }
    guard !code[next].isClosingBracket else { return .nothing }
    let end = endOfPiece(from: next, lines)
    return .range(lines.position(of: Int(code[next].start), in: text)..<lines.position(of: Int(code[end - 1].end), in: text))
  }

  /// The first token that begins at an offset or behind it.
  func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = code.count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(code[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Behind what begins with a token: its statement, however many lines that has; between brackets its argument or element;
  /// in the middle of a statement its line, with the brackets that the line opens.
  func endOfPiece(from index: Int, _ lines: LineTable) -> Int {
    if let statement = statement(startingAt: index) { return max(statement.end, index + 1) }
    if elementStart(of: index) == index, let open = openBracket(around: index), !code[open].isPunctuation("{") {
      let close = partner(of: open) ?? code.count
      var end = index
      while end < close, !isPunctuation(end, ",") { end = linkEnd(end) }
      return max(min(end, close), index + 1)
    }
    let line = lines.line(of: Int(code[index].start))
    var end = index
    while end < code.count, lines.line(of: Int(code[end].start)) == line {
      // The body that a condition opens is not part of it.
      if code[end].isPunctuation("{"), scopeOpened(by: end)?.kind != .closure { break }
      if code[end].isClosingBracket, let open = partner(of: end), open < index { break }
      end = linkEnd(end)
    }
    return max(end, index + 1)
  }

  /// The statement that begins with a token.
  private func statement(startingAt index: Int) -> Statement? {
    var low = 0
    var high = statements.count
    // Statements come in the order of their first tokens.
    while low < high {
      let middle = low + (high - low) / 2
      if statements[middle].start < index { low = middle + 1 } else { high = middle }
    }
    return low < statements.count && statements[low].start == index ? statements[low] : nil
  }
}
