import ResizelintLexer

/// Postfix expressions: a base and what hangs on it.
///
/// `UIScreen.main.bounds`, `view.window?.screen`, `(a ?? b).scale` and `foo(x) { … }.bar` are each one chain. The pieces of
/// a chain are its links; a bracket and what stands in it is one link.
extension SourceFile {
  /// The end of the chain that begins at `start`: behind its last token.
  public func chainEnd(from start: Int) -> Int {
    var index = start
    var links = 0
    while index < code.count, chainStart(of: index) == start {
      index = linkEnd(index)
      links += 1
      // Who asks for each link of a chain must not walk it as often as it has links.
      if links == SourceFile.longChain, let end = chainEnds[start] { return end }
    }
    let end = max(index, start + 1)
    if links >= SourceFile.longChain { chainEnds[start] = end }
    return end
  }

  /// The links from which on the end of a chain is remembered.
  private static let longChain = 32

  /// The arguments and elements that are looked at: a list with more of them is data.
  private static let argumentLimit = 256

  /// Behind the link at `index`: behind the closing bracket for a bracket, else the next token.
  public func linkEnd(_ index: Int) -> Int {
    if code.indices.contains(index), code[index].isOpeningBracket, let partner = partner(of: index), partner > index {
      return partner + 1
    }
    return index + 1
  }

  /// The link before `index` in its chain; nil at its start.
  public func linkBefore(_ index: Int) -> Int? {
    guard let start = chainStart(of: index), index > start else { return nil }
    let previous = index - 1
    if code[previous].isClosingBracket, let open = partner(of: previous), chainStart(of: open) == start { return open }
    return chainStart(of: previous) == start ? previous : nil
  }

  /// The name of the member that is read of what ends before `index`, past `?` and `!`.
  public func member(at index: Int) -> Int? {
    var next = index
    while next < code.count, isChaining(next) { next += 1 }
    guard isPeriod(next), next + 1 < code.count, code[next + 1].kind == .word, next > 0,
      chainStart(of: next) == chainStart(of: max(index - 1, 0)) || chainStart(of: next) == chainStart(of: next + 1)
    else { return nil }
    return next + 1
  }

  /// The chain that begins at a token stands behind `??`, alone or in a call: it is used where the right value is missing.
  func isFallback(_ start: Int) -> Bool {
    if isOperator(start - 1, "??") { return true }
    // `window?.frame ?? CGRect(origin: .zero, size: UIScreen.main.bounds.size)`
    guard let open = openBracket(around: start), isPunctuation(open, "("), let outer = chainStart(of: open)
    else { return false }
    return outer < start && isOperator(outer - 1, "??")
  }

  /// A comparison stands beside the chain.
  func isCompared(_ chain: Range<Int>) -> Bool {
    isComparison(chain.upperBound) || isComparison(chain.lowerBound - 1)
  }

  /// The token compares two values.
  public func isComparison(_ index: Int) -> Bool {
    for sign in ["<", ">", "<=", ">=", "==", "!=", "~="] as [StaticString] where isOperator(index, sign) { return true }
    return false
  }

  /// What ends at a token of a chain is asked for its shape, or compared with one: `.isLandscape`, `== .portrait`, `switch orientation`.
  func isOrientationAsked(of end: Int, in chain: Range<Int>) -> Bool {
    if (end..<min(end + 5, chain.upperBound)).contains(where: { isWord($0, in: ["isLandscape", "isPortrait", "isFlat"]) }) {
      return true
    }
    let sign = chain.upperBound
    return sign <= end + 3
      && (keyword(chain.lowerBound - 1) == .switch
        || isComparison(sign) && (isPeriod(sign + 1) || isWord(sign + 3, in: SourceFile.shapes)))
  }

  private static let shapes: [StaticString] = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]

  /// The token computes with two numbers.
  func isArithmetic(_ index: Int) -> Bool {
    for sign in ["+", "-", "*", "/"] as [StaticString] where isOperator(index, sign) { return true }
    return false
  }

  /// `?` or `!` behind an operand.
  func isChaining(_ index: Int) -> Bool {
    guard code[index].kind == .operator, chainStart(of: index) != nil else { return false }
    return code[index].first == UInt8(ascii: "?") || code[index].first == UInt8(ascii: "!")
  }

  /// The argument list of the call whose callee ends with the word at `index`; the opening parenthesis.
  public func callParentheses(after index: Int) -> Int? {
    var next = index + 1
    while next < code.count, isGeneric(next) || isChaining(next) { next += 1 }
    guard isPunctuation(next, "("), chainStart(of: next) == chainStart(of: index), partner(of: next) != nil else { return nil }
    return next
  }

  /// The labels of a call, `nil` for an argument without one.
  public func labels(ofCall open: Int) -> [String?] {
    arguments(in: open).map { argument in argument.label.map { text($0) } }
  }

  /// One argument of a call or element of a literal.
  public struct Argument {
    public var label: Int?
    /// The tokens of the value.
    public var value: Range<Int>
  }

  /// The arguments between a pair of parentheses or square brackets, at most `argumentLimit`.
  public func arguments(in open: Int) -> [Argument] {
    guard let close = partner(of: open), close > open + 1 else { return [] }
    var result: [Argument] = []
    var start = open + 1
    var index = start
    func add(_ end: Int) {
      guard end > start else { return }
      let hasLabel = end > start + 1 && code[start].kind == .word && isPunctuation(start + 1, ":")
      result.append(Argument(label: hasLabel ? start : nil, value: (hasLabel ? start + 2 : start)..<end))
    }
    while index < close {
      if isPunctuation(index, ",") {
        add(index)
        start = index + 1
        if result.count == SourceFile.argumentLimit { return result }
      }
      index = linkEnd(index)
    }
    add(close)
    return result
  }

  /// The value of the argument with a label.
  public func argument(_ label: StaticString, ofCall open: Int) -> Range<Int>? {
    arguments(in: open).first { $0.label.map { isWord($0, label) } ?? false }?.value
  }

  /// The word that names what a call calls: the last name before its parenthesis, bracket or brace.
  public func callee(ofBracket open: Int) -> Int? {
    guard let start = chainStart(of: open), start < open else { return nil }
    var index = open
    while let before = linkBefore(index) {
      index = before
      if code[index].kind == .word, !isGeneric(index) { return index }
      // `foo(x) { … }`: the closure belongs to the call before it.
      guard code[index].isOpeningBracket || isGeneric(index) || isChaining(index) || isPunctuation(index, ":") else { return nil }
    }
    return nil
  }
}
