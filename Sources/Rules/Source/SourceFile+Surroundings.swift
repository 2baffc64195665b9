import ResizelintLexer

/// What the code around a place says of it: a preview, an old system.
extension SourceFile {
  /// The token stands in a SwiftUI preview, which never ships.
  public func isInPreview(_ index: Int) -> Bool {
    for scope in scopes(around: index) {
      switch scope.kind {
      case .type where typeScope(scope)?.inherited.contains { isWord($0, "PreviewProvider") } == true: return true
      case .closure where isPunctuation(scope.head, "#") && isWord(scope.head + 1, "Preview"): return true
      default: continue
      }
    }
    // The arguments: `#Preview(traits: .fixedLayout(width: 1024, height: 768))`.
    var open = openBracket(around: index)
    while let bracket = open, !isPunctuation(bracket, "{") {
      if isPunctuation(bracket - 2, "#"), isWord(bracket - 1, "Preview") { return true }
      open = openBracket(around: bracket)
    }
    return false
  }

  /// The token stands where only a system before some version gets to, or in a deprecated declaration.
  public func isForOldSystem(_ index: Int) -> Bool {
    let ranges = oldSystemRanges
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(index)
  }

  /// In order, none touching another.
  private var oldSystemRanges: [Range<Int>] {
    if let cachedOldSystemRanges { return cachedOldSystemRanges }
    var ranges: [Range<Int>] = []
    for index in code.indices.dropFirst() where isWord(index, in: ["available", "unavailable"]) {
      if let range = oldSystemRange(ofCheck: index), !range.isEmpty { ranges.append(range) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Int>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    cachedOldSystemRanges = merged
    return merged
  }

  private func oldSystemRange(ofCheck index: Int) -> Range<Int>? {
    let open = index + 1
    guard isPunctuation(open, "("), let close = partner(of: open), close > open, let number = statement(of: index) else {
      return nil
    }
    let statement = statements[number]
    let names = open + 1..<min(close, open + 32)
    if isPunctuation(index - 1, "@") {
      let isDeprecated = names.contains { isWord($0, in: ["deprecated", "obsoleted"]) }
      let isOurs = isOperator(open + 1, "*") || isWord(open + 1, "iOS")
      return isDeprecated && isOurs ? statement.range : nil
    }
    guard isPunctuation(index - 1, "#"), names.contains(where: { isWord($0, "iOS") }) else { return nil }
    guard let body = bodyBrace(from: close + 1, to: statement.end), let bodyEnd = partner(of: body) else { return nil }
    let rest = min(statement.end, scopes[statement.scope].close)..<max(statement.end, scopes[statement.scope].close)
    if (keyword(body - 1) == .else) != isWord(index, "unavailable") {
      // `guard #available … else { … }` and `if #unavailable … { … }`.
      return body..<bodyEnd
    }
    if statement.keyword == .guard { return rest }
    if keyword(bodyEnd + 1) == .else { return bodyEnd + 1..<statement.end }
    return endsInExit(body..<bodyEnd) ? rest : nil
  }

  /// The last statement of a body leaves it.
  private func endsInExit(_ braces: Range<Int>) -> Bool {
    guard braces.upperBound - 1 > braces.lowerBound, let last = statement(of: braces.upperBound - 1) else { return false }
    guard statements[last].start > braces.lowerBound else { return false }
    switch statements[last].keyword {
    case .return, .throw, .break, .continue: return true
    default: return false
    }
  }
}

extension SourceFile {
  /// The tokens between the braces of the function or property whose name stands at `name`; nil where it has none.
  public func body(ofDeclarationAt name: Int) -> Range<Int>? {
    guard let number = statement(of: name) else { return nil }
    var index = name + 1
    while index < statements[number].end {
      if isPunctuation(index, "{"), let scope = scopeOpened(by: index) {
        return scope.kind == .function || scope.kind == .property ? scope.body : nil
      }
      index = linkEnd(index)
    }
    return nil
  }

  /// The modifiers of the declaration whose name stands at `name`.
  public func modifiers(ofDeclarationAt name: Int) -> Statement.Modifiers {
    statement(of: name).map { statements[$0].modifiers } ?? []
  }
}
