import ResizelintLexer

/// The declarations around a place.
extension SourceFile {
  /// The function, initializer or property around a token; the outermost one inside its type, closures do not count.
  public func enclosingDeclaration(of index: Int) -> Scope? {
    var found: Scope?
    for scope in scopes(around: index) {
      switch scope.kind {
      case .function, .property: found = scope
      case .type, .file: return found
      default: continue
      }
    }
    return found
  }

  /// The token of the name of a function or property; the keyword itself for an initializer.
  public func name(of declaration: Scope) -> Int {
    switch declaration.keyword {
    case .`init`, .deinit, .subscript: declaration.head
    default: min(declaration.head + 1, max(code.count - 1, 0))
    }
  }

  /// The bodies of a type in this file: its own and those of its extensions.
  public func bodies(ofTypeNamed name: String) -> [Range<Int>] {
    if let cachedTypeBodies { return cachedTypeBodies[name] ?? [] }
    var bodies: [String: [Range<Int>]] = [:]
    for scope in scopes where scope.kind == .type {
      if let type = typeScope(scope) { bodies[text(type.name), default: []].append(scope.body) }
    }
    cachedTypeBodies = bodies
    return bodies[name] ?? []
  }

  /// A type around a token inherits from, or conforms to, one of the names.
  public func isInType(_ index: Int, inheriting names: [StaticString]) -> Bool {
    enclosingType(of: index)?.inherited.contains { isWord($0, in: names) } ?? false
  }

  /// The token is the name of the target of an assignment: `a.b.size = …`, `a.b.size.width += …`; the operator.
  public func assignment(to index: Int) -> Int? {
    guard let start = chainStart(of: index) else { return nil }
    let end = chainEnd(from: start)
    for sign in ["=", "+=", "-=", "*="] as [StaticString] where isOperator(end, sign) { return end }
    return nil
  }

  /// The expression behind an assignment.
  public func assignedValue(_ sign: Int) -> Range<Int>? {
    guard let number = statement(of: sign) else { return nil }
    let end = statements[number].end
    return sign + 1 < end ? sign + 1..<end : nil
  }

  /// Arithmetic is done with the chain that a token belongs to.
  public func isInArithmetic(_ index: Int) -> Bool {
    guard let start = chainStart(of: index) else { return false }
    return [start - 1, chainEnd(from: start)].contains { sign in
      isInfix(sign) && (isArithmetic(sign) || isOperator(sign, "+=") || isOperator(sign, "-="))
    }
  }
}

extension SourceFile {
  /// The file declares a type with the name at a token, so that the name is not the system's.
  public func isDeclaredHere(_ index: Int) -> Bool {
    occurrences(of: text(index), in: 0..<code.count).contains { keyword($0 - 1).isType && keyword($0 - 1) != .extension }
  }
}
