/// How matches in data are found in Swift code.
extension RuleMatch {
  /// The tokens that match, where the word at `index` completes the match.
  func range(at index: Int, in file: SourceFile) -> Range<Int>? {
    switch self {
    case .chain(let chain): return chain.start(endingAt: index, in: file).map { $0..<index + 1 }
    case .call(let call):
      guard let start = call.callee.start(endingAt: index, in: file) else { return nil }
      guard let open = file.callParentheses(after: index) else {
        // A call with a trailing closure alone.
        let isCall = call.labels == nil && file.isPunctuation(index + 1, "{") && file.chainStart(of: index + 1) == start
        return isCall ? start..<index + 1 : nil
      }
      if let labels = call.labels, file.labels(ofCall: open).map({ $0 ?? "_" }) != labels { return nil }
      return start..<index + 1
    case .override(let name): return name.isDeclared(at: index, in: file, overriding: true) ? index..<index + 1 : nil
    case .declaration(let name): return name.isDeclared(at: index, in: file, overriding: false) ? index..<index + 1 : nil
    case .plistKey, .buildSetting: return nil
    }
  }

  /// The name of a function that a match is about, labels included: more than the word that is flagged.
  var declaredName: String? {
    switch self {
    case .override, .declaration: text
    default: nil
    }
  }
}

extension ChainPattern {
  /// The first token of the chain whose names end with the word at `index`.
  fileprivate func start(endingAt index: Int, in file: SourceFile) -> Int? {
    guard let start = file.chainStart(of: index), !file.keyword(index - 1).declaresName else { return nil }
    var position = index
    for name in names.reversed().dropFirst() {
      guard let before = file.nameBefore(position), file.text(before) == name else { return nil }
      position = before
    }
    // Parentheses around the first name make no difference: `(UIScreen).main`.
    if isAnchored {
      let isQualified = position == start + 2 && file.isWord(start, in: ["UIKit", "SwiftUI"])
      return position == start || isQualified || file.isPunctuation(start, "(") && file.nameBefore(position) == nil ? start : nil
    }
    let isLabel = file.isPunctuation(index + 1, ":") && file.elementStart(of: index) == index
    return isLabel ? nil : start
  }
}

extension FunctionName {
  fileprivate func isDeclared(at index: Int, in file: SourceFile, overriding: Bool) -> Bool {
    guard file.keyword(index - 1) == .func, let statement = file.statement(of: index) else { return false }
    if overriding, !file.statements[statement].modifiers.contains(.override) { return false }
    return file.parameterLabels(ofFunctionAt: index) == labels
  }
}

extension Keyword {
  /// The word behind it is a new name.
  var declaresName: Bool {
    switch self {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .actor, .typealias, .case, .import: true
    default: false
    }
  }
}

extension SourceFile {
  /// The name that the member at `index` is read of, past `?`, `!`, calls and parentheses.
  func nameBefore(_ index: Int) -> Int? {
    guard let start = chainStart(of: index), index > start else { return nil }
    var position = index
    while let before = linkBefore(position) {
      position = before
      if code[position].kind == .word, !isGeneric(position) { return position }
      if isPunctuation(position, "("), position == start, let close = partner(of: position) {
        // `(UIScreen.main).bounds`: the last name inside, where nothing but a chain stands there.
        let inner = position + 1
        guard chainEnd(from: inner) == close, code[close - 1].kind == .word else { return nil }
        return close - 1
      }
      // A call between the names: `foo().bar` reads of the result, not of `foo`.
      if isPunctuation(position, "(") || isPunctuation(position, "[") || isPunctuation(position, "{") { return nil }
    }
    return nil
  }

  /// The labels of the function whose name stands at `index`, `_` for none.
  func parameterLabels(ofFunctionAt index: Int) -> [String] {
    var open = index + 1
    while open < code.count, isGeneric(open) || isOperator(open, "<") { open += 1 }
    guard isPunctuation(open, "("), let close = partner(of: open) else { return [] }
    var labels: [String] = []
    var position = open + 1
    while position < close {
      labels.append(text(position))
      while position < close, !isPunctuation(position, ",") { position = linkEnd(position) }
      position += 1
    }
    return labels
  }
}
