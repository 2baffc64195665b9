import ResizelintLexer

/// The views that fill a window.
extension SourceFile {
  static let sceneNames: [StaticString] = ["WindowGroup", "Window", "DocumentGroup"]

  /// The modifier at a token hangs on the view that fills a window: in the closure of a scene, or at the end of the body of
  /// a view that is one.
  func isOnSceneRoot(_ modifier: Int, _ context: FileContext) -> Bool {
    if let container = containers(of: modifier).first {
      guard isWord(container.name, in: SourceFile.sceneNames), let body = scopeOpened(by: container.bracket)?.body else {
        return false
      }
      return isOnRoot(modifier, of: body)
    }
    guard isOnBodyRoot(modifier), let type = enclosingType(of: modifier) else { return false }
    return context.facts.sceneRoots.contains(text(type.name)) || sceneRoots.contains(text(type.name))
  }

  /// The modifier hangs on a chain that stands in the closure as a statement of its own.
  func isOnRoot(_ modifier: Int, of body: Range<Int>) -> Bool {
    guard let number = statement(of: modifier), let start = chainStart(of: modifier) else { return false }
    let statement = statements[number]
    return statement.start == start && scopes[statement.scope].open == body.lowerBound - 1
  }

  /// The modifier hangs on the outermost view of a `body`.
  func isOnBodyRoot(_ modifier: Int) -> Bool {
    guard let number = statement(of: modifier), let start = chainStart(of: modifier) else { return false }
    let statement = statements[number]
    let scope = scopes[statement.scope]
    guard scope.kind == .property, isWord(name(of: scope), "body") else { return false }
    return statement.start == start || keyword(statement.start) == .return && statement.start + 1 == start
  }

  /// The names of the views that the scenes of this file hold.
  var sceneRoots: Set<String> {
    var result: Set<String> = []
    for name in ["WindowGroup", "Window", "DocumentGroup"] {
      for index in occurrences(of: name, in: 0..<code.count).prefix(16) {
        guard let call = call(at: index) else { continue }
        for body in closures(of: call) { result.formUnion(viewNames(in: body)) }
      }
    }
    return result
  }

  /// The names that are called at the beginning of the statements of a closure.
  private func viewNames(in body: Range<Int>) -> [String] {
    var index = body.lowerBound
    var result: [String] = []
    while index < body.upperBound, result.count < 16 {
      if code[index].kind == .word, call(at: index) != nil, chainStart(of: index) == index { result.append(text(index)) }
      guard let number = statement(of: index), statements[number].end > index else { break }
      index = statements[number].end
    }
    return result
  }
}
