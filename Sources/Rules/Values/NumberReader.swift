import ResizelintLexer

/// A number that code spells out, with the literals that it is folded from.
public struct Number: Sendable, Equatable {
  public var value: Double
  public var literals: [Double]
  /// The name of the constant that holds it; nil for one that stands in place.
  public var name: Int?
}

/// Reads numbers: literals, arithmetic with them, and the constants of this file that hold them.
///
/// Everything is bounded: what nests deeper, or refers to itself, is no number.
struct NumberReader {
  private static let maximumDepth = 12

  let file: SourceFile
  /// By the token of a constant's name; an entry that is being read holds nil.
  private var known: [Int: Number?] = [:]

  init(file: SourceFile) { self.file = file }

  /// The number that a whole expression is.
  mutating func number(_ range: Range<Int>) -> Number? { number(range, depth: 0) }

  private mutating func number(_ range: Range<Int>, depth: Int) -> Number? {
    guard depth < NumberReader.maximumDepth, !range.isEmpty, range.count < 64 else { return nil }
    var position = range.lowerBound
    guard let result = sum(&position, range.upperBound, depth), position == range.upperBound else { return nil }
    return result
  }

  private mutating func sum(_ position: inout Int, _ end: Int, _ depth: Int) -> Number? {
    guard var result = product(&position, end, depth) else { return nil }
    while position < end, file.isOperator(position, "+") || file.isOperator(position, "-") {
      let isSum = file.isOperator(position, "+")
      position += 1
      guard let right = product(&position, end, depth) else { return nil }
      result = Number(
        value: isSum ? result.value + right.value : result.value - right.value, literals: result.literals + right.literals)
    }
    return result
  }

  private mutating func product(_ position: inout Int, _ end: Int, _ depth: Int) -> Number? {
    guard var result = primary(&position, end, depth) else { return nil }
    while position < end, file.isOperator(position, "*") || file.isOperator(position, "/") {
      let isProduct = file.isOperator(position, "*")
      position += 1
      guard let right = primary(&position, end, depth) else { return nil }
      result = Number(
        value: isProduct ? result.value * right.value : result.value / right.value, literals: result.literals + right.literals)
    }
    return result
  }

  private mutating func primary(_ position: inout Int, _ end: Int, _ depth: Int) -> Number? {
    var sign = 1.0
    while position < end, file.isOperator(position, "-") || file.isOperator(position, "+") {
      if file.isOperator(position, "-") { sign = -sign }
      position += 1
    }
    guard position < end, file.chainStart(of: position) == position else { return nil }
    let start = position
    position = min(end, file.chainEnd(from: start))
    guard var result = chain(start..<position, depth) else { return nil }
    result.value *= sign
    return result
  }

  private mutating func chain(_ range: Range<Int>, _ depth: Int) -> Number? {
    let start = range.lowerBound
    if file.code[start].kind == .number {
      guard range.count == 1, let value = file.literal(start) else { return nil }
      return Number(value: value, literals: [value])
    }
    if file.isPunctuation(start, "("), file.partner(of: start) == range.upperBound - 1 {
      return number(start + 1..<range.upperBound - 1, depth: depth + 1)
    }
    if file.isWord(start, in: ["CGFloat", "Double", "Float", "Int"]), file.callParentheses(after: start) == start + 1,
      file.partner(of: start + 1) == range.upperBound - 1
    {
      return number(start + 2..<range.upperBound - 1, depth: depth + 1)
    }
    guard range.allSatisfy({ file.code[$0].kind == .word || file.isPeriod($0) }) else { return nil }
    let last = range.upperBound - 1
    if range.count > 2, file.isWord(last, in: ["width", "height"]) {
      guard let size = size(start..<last - 1, depth: depth + 1) else { return nil }
      return file.isWord(last, "width") ? size.width : size.height
    }
    return constant(range).flatMap { value(of: $0, depth) }
  }

  /// The two numbers of `CGSize(width: 320, height: 568)`, or of a constant that holds one.
  mutating func size(_ range: Range<Int>) -> (width: Number, height: Number)? { size(range, depth: 0) }

  private mutating func size(_ range: Range<Int>, depth: Int) -> (width: Number, height: Number)? {
    guard depth < NumberReader.maximumDepth, !range.isEmpty, file.chainStart(of: range.lowerBound) == range.lowerBound else {
      return nil
    }
    let last = range.upperBound - 1
    if file.isPunctuation(last, ")"), let open = file.partner(of: last), open > range.lowerBound,
      file.isWord(open - 1, in: ["CGSize", "init", "NSSize"])
    {
      let arguments = file.arguments(in: open)
      guard arguments.count == 2, arguments[0].label.map({ file.isWord($0, "width") }) == true,
        let width = number(arguments[0].value, depth: depth + 1), let height = number(arguments[1].value, depth: depth + 1)
      else { return nil }
      return (width, height)
    }
    guard file.chainEnd(from: range.lowerBound) >= range.upperBound,
      range.allSatisfy({ file.code[$0].kind == .word || file.isPeriod($0) }), let binding = constant(range),
      let value = binding.value
    else { return nil }
    return size(value, depth: depth + 1)
  }

  private mutating func value(of binding: Binding, _ depth: Int) -> Number? {
    if let known = known[binding.name] { return known }
    known[binding.name] = .some(nil)
    var result: Number?
    if let value = binding.value {
      result = number(value, depth: depth + 1)
    } else if let open = binding.body, let close = file.partner(of: open) {
      let start = file.keyword(open + 1) == .return ? open + 2 : open + 1
      if start < close { result = number(start..<close, depth: depth + 1) }
    }
    result?.name = binding.name
    known[binding.name] = .some(result)
    return result
  }

  /// The constant that a chain names: `breakpoint`, `Self.breakpoint`, `Layout.breakpoint`.
  private func constant(_ chain: Range<Int>) -> Binding? {
    let last = chain.upperBound - 1
    guard file.code[last].kind == .word else { return nil }
    if chain.count == 1 { return file.binding(of: last).flatMap { isConstant($0) ? $0 : nil } }
    let candidates = file.members(named: last).filter(isConstant)
    let owner = last - 2
    guard owner >= chain.lowerBound, file.code[owner].kind == .word else { return candidates.count == 1 ? candidates[0] : nil }
    if file.isWord(owner, in: ["self", "Self"]) { return candidates.first { $0.visibility.contains(last) } }
    let name = file.text(owner)
    return candidates.first { candidate in file.enclosingType(of: candidate.name).map { file.text($0.name) == name } ?? false }
  }

  private func isConstant(_ binding: Binding) -> Bool {
    switch binding.kind {
    case .constant: binding.value != nil
    case .variable: binding.body != nil || file.statements[binding.statement].modifiers.contains(.static) && binding.value != nil
    default: false
    }
  }
}
