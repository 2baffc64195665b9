import ResizelintLexer

/// Numbers that stand in code, or that a constant of the file holds.
extension SourceFile {
  /// The value of an expression that is one number, or the name of a constant of this file that holds one.
  public func number(in range: Range<Int>) -> Double? { number(in: range, depth: 0) }

  private func number(in range: Range<Int>, depth: Int) -> Double? {
    guard let first = range.first, depth < 3 else { return nil }
    if isOperator(first, "-"), range.count == 2 { return number(in: first + 1..<range.upperBound, depth: depth).map { -$0 } }
    if range.count == 1, let value = literal(first) { return value }
    // `CGFloat(320)`
    if isWord(first, in: ["CGFloat", "Double", "Float", "Int"]), isPunctuation(first + 1, "("),
      linkEnd(first + 1) == range.upperBound
    {
      return number(in: first + 2..<range.upperBound - 1, depth: depth + 1)
    }
    let last = range.upperBound - 1
    guard code[last].kind == .word, range.count <= 7, chainStart(of: last) == first, chainEnd(from: first) == range.upperBound
    else {
      return nil
    }
    let candidates = range.count == 1 ? binding(of: last).map { [$0] } ?? [] : members(named: last)
    guard candidates.count == 1, let found = candidates.first, found.kind == .constant, found.name != last,
      let value = found.value
    else { return nil }
    return number(in: value, depth: depth + 1)
  }

  /// The value of a decimal literal; others are no sizes.
  func literal(_ index: Int) -> Double? {
    guard code.indices.contains(index), code[index].kind == .number else { return nil }
    let range = Int(code[index].start)..<Int(code[index].end)
    // Nearly all are a few digits.
    return bytes.digits(range).map(Double.init) ?? Double(bytes.text(range).filter { $0 != "_" })
  }

  /// A number as a person writes it: `375`, `0.5`.
  public static func spelling(of number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return String(number) }
    return String(Int(number))
  }
}
