import ResizelintLexer

/// The views that fill a window.
extension SourceFile {
  static let sceneNames: [StaticString] = ["WindowGroup", "Window", "DocumentGroup"]

  /// How the modifier at a token may hang on a view that fills a window.
  enum SceneRoot: Sendable, Equatable {
    case no
    /// In the closure of a scene.
    case yes
    /// At the end of the body of a view; whether that fills a window is said where it is used.
    case ifFilledBy(String)
  }

  func sceneRoot(ofModifierAt modifier: Int) -> SceneRoot {
    if let container = containers(of: modifier).first {
      guard isWord(container.name, in: SourceFile.sceneNames), let body = scopeOpened(by: container.bracket)?.body else {
        return .no
      }
      return isOnRoot(modifier, of: body) ? .yes : .no
    }
    guard isOnBodyRoot(modifier), let type = enclosingType(of: modifier) else { return .no }
    return .ifFilledBy(text(type.name))
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

  /// The names that are called at the beginning of the statements of a closure.
  func viewNames(in body: Range<Int>) -> [String] {
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
