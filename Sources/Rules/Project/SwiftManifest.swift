/// A manifest written in Swift: its definitions, found without regard to the types around them.
struct SwiftManifest {
  let source: SourceText
  private(set) var definitions: [ManifestProgram.Definition] = []

  init(source: SourceText) {
    self.source = source
    var parser = ManifestParser(tokens: ManifestToken.swift(source.bytes), labelSign: ":")
    while parser.token != nil {
      let before = parser.index
      if let definition = definition(&parser) { definitions.append(definition) }
      if parser.index == before { parser.index += 1 }
    }
  }

  /// A constant, property or function that starts here.
  private func definition(_ parser: inout ManifestParser) -> ManifestProgram.Definition? {
    guard let keyword = parser.token, keyword.kind == .word else { return nil }
    switch keyword.text {
    case "let", "var": return constant(&parser)
    case "func": return function(&parser)
    default: return nil
    }
  }

  /// `let name: Type = value`, `var name: Type { value }`.
  private func constant(_ parser: inout ManifestParser) -> ManifestProgram.Definition? {
    parser.index += 1
    guard let name = parser.token, name.kind == .word else { return nil }
    parser.index += 1
    skipType(&parser)
    if parser.isSign("=") {
      parser.index += 1
      return ManifestProgram.Definition(name: name.text, nameRange: name.range, source: source, result: parser.parseExpression())
    }
    guard parser.isSign("{"), let (locals, result) = body(&parser) else { return nil }
    return ManifestProgram.Definition(name: name.text, nameRange: name.range, source: source, locals: locals, result: result)
  }

  /// `func name(label name: Type = value) -> Type { … }`.
  private func function(_ parser: inout ManifestParser) -> ManifestProgram.Definition? {
    parser.index += 1
    guard let name = parser.token, name.kind == .word else { return nil }
    parser.index += 1
    // Generic parameters.
    while parser.token != nil, !parser.isSign("("), !parser.isSign("{"), !parser.isSign("}") { parser.index += 1 }
    guard parser.isSign("(") else { return nil }
    let parameters = parameters(&parser)
    while let token = parser.token, !parser.isSign("{") {
      // A requirement without a body ends with its line.
      if token.startsLine, token.kind == .word { return nil }
      parser.skipOne()
    }
    guard let (locals, result) = body(&parser) else { return nil }
    return ManifestProgram.Definition(
      name: name.text, nameRange: name.range, source: source, parameters: parameters, locals: locals, result: result)
  }

  private func parameters(_ parser: inout ManifestParser) -> [ManifestProgram.Parameter] {
    parser.index += 1
    var parameters: [ManifestProgram.Parameter] = []
    while parser.token != nil, !parser.isSign(")") {
      let before = parser.index
      var words: [String] = []
      while let token = parser.token, token.kind == .word {
        words.append(token.text)
        parser.index += 1
      }
      skipType(&parser)
      var fallback: ManifestExpression?
      if parser.isSign("=") {
        parser.index += 1
        fallback = parser.parseExpression()
      }
      if let name = words.last, let label = words.first {
        parameters.append(
          ManifestProgram.Parameter(label: label == "_" ? nil : label, name: name, defaultValue: fallback))
      }
      while parser.token != nil, !parser.isSign(","), !parser.isSign(")") { parser.skipOne() }
      if parser.isSign(",") { parser.index += 1 }
      if parser.index == before { parser.index += 1 }
    }
    parser.index += 1
    return parameters
  }

  /// `: Type`, up to `=`, `{`, a comma, a closing bracket or the next line.
  private func skipType(_ parser: inout ManifestParser) {
    guard parser.isSign(":") else { return }
    parser.index += 1
    while let token = parser.token {
      if token.kind == .sign, ["=", "{", ",", ")", "]", "}"].contains(token.text) { return }
      if token.startsLine, token.kind == .word { return }
      parser.skipOne()
    }
  }

  /// The constants of a body and its result: what its last `return` says, or its only expression.
  private func body(_ parser: inout ManifestParser) -> (locals: [String: ManifestExpression], result: ManifestExpression)? {
    parser.index += 1
    var locals: [String: ManifestExpression] = [:]
    var result: ManifestExpression?
    while parser.token != nil, !parser.isSign("}") {
      let before = parser.index
      if parser.isWord("let") || parser.isWord("var") {
        if let local = constant(&parser) { locals[local.name] = local.result }
      } else if parser.isWord("return") {
        parser.index += 1
        result = parser.parseExpression()
      } else if parser.isWord("get") || parser.isWord("if") || parser.isWord("guard") || parser.isWord("switch")
        || parser.isWord("for")
      {
        parser.index += 1
        while parser.token != nil, !parser.isSign("{"), !parser.isSign("}") { parser.skipOne() }
        if parser.isSign("{") { parser.skipOne() }
      } else {
        let expression = parser.parseExpression()
        if result == nil { result = expression }
      }
      if parser.index == before { parser.skipOne() }
    }
    parser.index += 1
    return result.map { (locals, $0) }
  }
}
