import ResizelintLexer

/// Calls as SwiftUI writes them: arguments, trailing closures with labels, and modifiers that hang on the result.
///
/// `VStack(spacing: 8) { … }.padding()` is one chain: the call of `VStack`, then the call of `padding`. Walks are bounded, so
/// that no nesting that a file can think of costs more than its length.
extension SourceFile {
  /// One call with everything that it takes; a plain member that hangs on a chain is a call that takes nothing.
  public struct Call: Sendable {
    /// The token of the name that is called.
    public var name: Int
    /// The opening parenthesis of the arguments.
    public var parentheses: Int?
    public var closures: [TrailingClosure]
    /// Behind the last token.
    public var end: Int

    public var range: Range<Int> { name..<end }
  }

  /// A closure behind the arguments.
  public struct TrailingClosure: Sendable {
    /// The token of the label; nil for the first one, which has none.
    public var label: Int?
    public var brace: Int
  }

  /// The call whose callee ends with the word at `name`; nil where nothing is called.
  public func call(at name: Int) -> Call? {
    let call = link(at: name)
    return call.parentheses == nil && call.closures.isEmpty ? nil : call
  }

  /// The word at `name` with its arguments and closures, if it has any.
  func link(at name: Int) -> Call {
    var call = Call(name: name, closures: [], end: name + 1)
    let start = chainStart(of: name)
    while call.end < code.count, isGeneric(call.end) || isChaining(call.end) { call.end += 1 }
    func belongs(_ index: Int) -> Bool { index < code.count && chainStart(of: index) == start && partner(of: index) != nil }
    if isPunctuation(call.end, "("), belongs(call.end) {
      call.parentheses = call.end
      call.end = linkEnd(call.end)
    }
    while call.closures.count < 16 {
      if isPunctuation(call.end, "{"), belongs(call.end) {
        call.closures.append(TrailingClosure(brace: call.end))
        call.end = linkEnd(call.end)
      } else if !call.closures.isEmpty, call.end + 2 < code.count, code[call.end].kind == .word,
        isPunctuation(call.end + 1, ":"), isPunctuation(call.end + 2, "{"), belongs(call.end + 2)
      {
        call.closures.append(TrailingClosure(label: call.end, brace: call.end + 2))
        call.end = linkEnd(call.end + 2)
      } else {
        break
      }
    }
    return call
  }

  /// What hangs on a chain behind `end`: members and calls, in order.
  public func modifiers(from end: Int) -> [Call] {
    var result: [Call] = []
    guard end > 0, end < code.count, let start = chainStart(of: end - 1) else { return result }
    var index = end
    while index + 1 < code.count, result.count < 64, chainStart(of: index) == start || isPeriod(index) {
      if isChaining(index) {
        index += 1
        continue
      }
      guard isPeriod(index), code[index + 1].kind == .word, chainStart(of: index + 1) == start else { break }
      let modifier = link(at: index + 1)
      result.append(modifier)
      index = modifier.end
    }
    return result
  }

  /// The first call of the chain that begins at a token: the view that all the modifiers hang on.
  ///
  /// `SwiftUI.VStack { … }` begins with `VStack`.
  public func base(ofChain start: Int) -> Call? {
    guard start < code.count, code[start].kind == .word else { return nil }
    if isWord(start, "SwiftUI"), isPeriod(start + 1), start + 2 < code.count, code[start + 2].kind == .word {
      return link(at: start + 2)
    }
    return link(at: start)
  }

  /// The view that the modifier at a token hangs on, and everything between the two.
  public func receiver(ofModifierAt name: Int) -> (base: Call, modifiers: [Call])? {
    guard isPeriod(name - 1), let start = chainStart(of: name), start < name, let base = base(ofChain: start) else { return nil }
    return (base, modifiers(from: base.end).filter { $0.name < name })
  }

  /// The closure of a call by its label; for a nil label the first one that has none.
  public func closure(_ label: StaticString?, of call: Call) -> Range<Int>? {
    if let trailing = call.closures.first(where: { closure in
      label.map { label in closure.label.map { isWord($0, label) } ?? false } ?? (closure.label == nil)
    }) {
      return scopeOpened(by: trailing.brace)?.body
    }
    guard let label, let open = call.parentheses, let value = argument(label, ofCall: open), isPunctuation(value.lowerBound, "{")
    else { return nil }
    return scopeOpened(by: value.lowerBound)?.body
  }

  /// The bodies of all closures that a call takes, those in its parentheses included.
  public func closures(of call: Call) -> [Range<Int>] {
    var braces = call.closures.map(\.brace)
    if let open = call.parentheses {
      braces += arguments(in: open).map(\.value.lowerBound).filter { isPunctuation($0, "{") }
    }
    return braces.compactMap { scopeOpened(by: $0)?.body }
  }
}

extension SourceFile {
  /// A call around a token: what is called, and by which of its brackets the token is held.
  public struct Container: Sendable {
    /// The token of the name that is called.
    public var name: Int
    /// The bracket around the token.
    public var bracket: Int
    /// The label of the closure or argument that the token stands in.
    public var label: Int?
  }

  /// The calls around a token, from the innermost out, up to the declaration that they stand in.
  public func containers(of index: Int) -> [Container] {
    var result: [Container] = []
    var position = index
    for _ in 0..<64 {
      guard let open = openBracket(around: position) else { break }
      if isPunctuation(open, "{") {
        switch scopeOpened(by: open)?.kind {
        case .closure: if let container = container(ofClosure: open) { result.append(container) }
        case .block, .switch: break
        default: return result
        }
      } else if isPunctuation(open, "("), let name = callee(ofBracket: open) {
        let element = elementStart(of: position)
        result.append(Container(name: name, bracket: open, label: isPunctuation(element + 1, ":") ? element : nil))
      }
      position = open
    }
    return result
  }

  /// The call that takes a closure; nil for a closure that stands by itself.
  private func container(ofClosure open: Int) -> Container? {
    var label: Int?
    var brace = open
    for _ in 0..<16 {
      guard isPunctuation(brace - 1, ":"), brace >= 3, code[brace - 2].kind == .word, isPunctuation(brace - 3, "}"),
        let previous = partner(of: brace - 3)
      else { break }
      label = label ?? brace - 2
      brace = previous
    }
    if let name = callee(ofBracket: brace) { return Container(name: name, bracket: open, label: label) }
    // An argument: `Button(action: { … })`; the parentheses around it are the next container.
    return nil
  }
}

extension SourceFile {
  /// The modifier makes a picture of the view: `.frame(width: 370, height: 658).snapshot()`.
  func isRenderer(_ name: Int) -> Bool {
    isWord(name, in: ["snapshot", "asImage", "render", "rendered", "renderAsImage", "asUIImage"])
  }
}
