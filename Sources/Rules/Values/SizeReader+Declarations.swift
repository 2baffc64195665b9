import ResizelintLexer

/// What a declared name means.
extension SizeReader {
  func meaning(of binding: Binding, depth: Int) -> Meaning {
    if let known = known[binding.name] { return known }
    guard depth < SizeReader.maximumDepth else { return .nothing }
    // A name that refers to itself means nothing.
    known[binding.name] = .nothing
    let result = read(binding, depth: depth)
    known[binding.name] = result
    return result
  }

  private func read(_ binding: Binding, depth: Int) -> Meaning {
    // `@Environment(\.safeAreaInsets) var safeAreaInsets`
    if file.isWord(binding.name, "safeAreaInsets") { return .size(Size(source: .measured, shape: .insets)) }
    switch binding.kind {
    case .function, .element: return .nothing
    case .parameter: return parameter(binding, depth: depth)
    case .closureParameter: return closureParameter(binding, depth: depth)
    case .constant, .variable: break
    }
    if let value = binding.value, !isSelfReference(value, binding) {
      // `let velocity = CGSize(…)`: only the name says what the size is of.
      if file.isWord(value.lowerBound, in: ["CGSize", "CGRect"]), file.isPunctuation(value.lowerBound + 1, "("),
        SizeNames.isContent(NameParts.of(file.text(binding.name)))
      {
        return .content
      }
      let result = meaning(of: value, depth: depth + 1)
      if result != .nothing { return result }
      if binding.kind == .constant, binding.type == nil { return unexplained(binding, value) }
    } else if binding.kind == .constant, file.statements[binding.statement].keyword == .case {
      return subject(ofCase: binding, depth: depth)
    }
    if let open = binding.body, let close = file.partner(of: open), close - open < 64 {
      let start = file.keyword(open + 1) == .return ? open + 2 : open + 1
      let result = meaning(of: start..<close, depth: depth + 1)
      if result != .nothing { return result }
    }
    for value in assignments[file.text(binding.name)] ?? [] where binding.visibility.contains(value) {
      let end = file.statement(of: value).map { file.statements[$0].end } ?? value
      let result = meaning(of: value..<max(value, end), depth: depth + 1)
      if result != .nothing { return result }
    }
    return typed(binding, source: .own)
  }

  /// `if let width`: the value is the name itself, from further out.
  private func isSelfReference(_ value: Range<Int>, _ binding: Binding) -> Bool { value.lowerBound == binding.name }

  /// A local whose value says nothing: a number of the project's own, unless the call names a size.
  private func unexplained(_ binding: Binding, _ value: Range<Int>) -> Meaning {
    guard value.count > 1 || file.code[value.lowerBound].kind != .number else { return .nothing }
    return meaning(ofName: file.text(binding.name), source: .own)
  }

  private func parameter(_ binding: Binding, depth: Int) -> Meaning {
    // A function that is about an image is handed the size of an image.
    let statement = file.statements[binding.statement]
    if statement.keyword == .func, statement.head + 1 < statement.end,
      SizeNames.isContent(NameParts.of(file.text(statement.head + 1)))
    {
      return .content
    }
    return typed(binding, source: isOfScreen(binding, of: statement, depth: depth) ? .screen : .handedIn)
  }

  /// `func height(screenHeight: CGFloat)`, which nobody in this file gives what was measured.
  private func isOfScreen(_ parameter: Binding, of statement: Statement, depth: Int) -> Bool {
    guard statement.keyword == .func, NameParts.of(file.text(parameter.name)).contains(where: SizeNames.screens.contains) else {
      return false
    }
    return !file.occurrences(of: statement.head + 1, atMost: 8).contains { use in
      guard use != statement.head + 1, let open = file.callParentheses(after: use) else { return false }
      return file.arguments(in: open).contains { argument in
        guard case .size(let size) = meaning(of: argument.value, depth: depth + 1) else { return false }
        return size.source == .measured || size.source == .window
      }
    }
  }

  /// What the annotation and the name of a declaration say.
  private func typed(_ binding: Binding, source: Size.Source) -> Meaning {
    let name = file.text(binding.name)
    var byName = meaning(ofName: name, source: source)
    // `@State var contentSize`: what a view measures of itself, not a scroll view's content.
    if binding.isMember, byName == .content, let measure = NameParts.of(name).last, name.hasPrefix("content"),
      name.utf8.count == measure.utf8.count + "content".utf8.count
    {
      byName = meaning(ofName: measure, source: source)
    }
    guard let type = binding.type, let typeName = lastName(of: type) else {
      // `var width = 0.0`: a number that some code sets.
      guard binding.kind == .variable, case .size(let size) = byName, size.shape == .length else { return .nothing }
      return isWholeNumber(binding) ? .nothing : byName
    }
    switch typeName {
    case "CGSize": return byName == .content ? .content : .size(Size(source: source, shape: .size))
    case "CGRect": return byName == .content ? .content : .size(Size(source: source, shape: .rect))
    case "CGFloat", "Double", "Float":
      if case .size(let size) = byName, size.shape != .length { return .nothing }
      return byName
    case "GeometryProxy", "NSCollectionLayoutEnvironment", "NSCollectionLayoutContainer":
      return .size(Size(source: .measured, shape: .container))
    case "UIWindow", "UIWindowScene": return .size(Size(source: .window, shape: .container))
    case "UIScreen": return .size(Size(source: .screen, shape: .container))
    case _ where typeName.hasSuffix("View") || typeName.hasSuffix("ViewController"):
      return byName == .content || SizeNames.isContent(NameParts.of(typeName).dropLast())
        ? .content : .size(Size(source: .measured, shape: .container))
    default: return SizeNames.isContent(NameParts.of(name)) ? .content : .nothing
    }
  }

  private func isWholeNumber(_ binding: Binding) -> Bool {
    guard let value = binding.value, value.count == 1 else { return false }
    return !file.text(value.lowerBound).contains(".")
  }

  private func lastName(of type: Range<Int>) -> String? {
    guard type.count < 16 else { return nil }
    // An array or a closure of sizes is no size.
    guard !type.contains(where: { file.isPunctuation($0, "[") || file.isOperator($0, "->") }) else { return "" }
    return type.last { file.code[$0].kind == .word }.map { file.text($0) }
  }

  // MARK: - Closures and cases

  private func subject(ofCase binding: Binding, depth: Int) -> Meaning {
    let scope = file.scopes[file.statements[binding.statement].scope]
    guard scope.kind == .switch, scope.head + 1 < scope.open else { return .nothing }
    return meaning(of: scope.head + 1..<scope.open, depth: depth + 1)
  }

  /// `$0` in a closure.
  func shorthand(_ index: Int, depth: Int) -> Meaning {
    for scope in file.scopes(around: index) where scope.kind == .closure { return closure(scope, depth: depth) ?? .nothing }
    return .nothing
  }

  private func closureParameter(_ binding: Binding, depth: Int) -> Meaning {
    let scope = file.scopes[file.scope(of: binding.name)]
    if scope.kind == .closure, let result = closure(scope, depth: depth) { return result }
    if binding.type != nil { return typed(binding, source: .handedIn) }
    let byName = meaning(ofName: file.text(binding.name), source: .handedIn)
    if case .size(let size) = byName, size.shape == .container { return .size(Size(source: .measured, shape: .container)) }
    return byName
  }

  /// What a closure is handed, by what it is handed to; nil where that says nothing.
  private func closure(_ scope: Scope, depth: Int) -> Meaning? {
    var label: Int?
    var open = scope.open
    if let outer = file.openBracket(around: open), file.isPunctuation(outer, "("), file.isPunctuation(open - 1, ":") {
      label = open - 2
      open = outer
    } else if file.isPunctuation(open - 1, ":") {
      label = open - 2
    }
    guard let call = call(takingClosureAt: open) else { return nil }
    let proxy = Meaning.size(Size(source: .measured, shape: .container))
    switch file.text(call) {
    case "GeometryReader": return proxy
    case "onGeometryChange":
      guard label.map({ file.isWord($0, "action") }) == true else { return proxy }
      guard let parentheses = file.callParentheses(after: call), let type = file.argument("for", ofCall: parentheses) else {
        return nil
      }
      let name = file.text(type.lowerBound)
      let shape: Size.Shape? = ["CGFloat": .length, "Double": .length, "CGSize": .size, "CGRect": .rect][name]
      return shape.map { .size(Size(source: .measured, shape: $0)) }
    case "onChange":
      guard let parentheses = file.callParentheses(after: call), let value = file.argument("of", ofCall: parentheses) else {
        return nil
      }
      let result = meaning(of: value, depth: depth + 1)
      return result == .nothing ? nil : result
    default: return nil
    }
  }

  /// The name of the call that takes the closure or argument list at a bracket, past labels of trailing closures.
  private func call(takingClosureAt open: Int) -> Int? {
    guard let start = file.chainStart(of: open), start < open else { return nil }
    var index = open
    for _ in 0..<16 {
      guard let before = file.linkBefore(index) else { return nil }
      index = before
      let isLabel = file.isPunctuation(index + 1, ":")
      if file.code[index].kind == .word, !file.isGeneric(index), !isLabel { return index }
    }
    return nil
  }
}
