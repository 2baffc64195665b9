import ResizelintLexer

/// The types that a file declares or extends.
extension SourceFile {
  /// The type in front of an `=`: `let x: UIScreen = `, `screen: UIScreen = `.
  func typeName(before equals: Int) -> String? {
    var index = equals - 1
    if index > 0, isOperator(index, "?") || isOperator(index, "!") { index -= 1 }
    guard index > 1, code[index].kind == .word, isPunctuation(index - 1, ":") else { return nil }
    return text(index)
  }

  /// A type or extension around a token.
  public struct TypeScope: Sendable {
    public var scope: Scope
    /// The token of the name; the last component of a qualified one.
    public var name: Int
    /// The names behind the colon.
    public var inherited: [Int]
    public var keyword: Keyword { scope.keyword }
  }

  /// The innermost type or extension around a token.
  public func enclosingType(of index: Int) -> TypeScope? {
    for scope in scopes(around: index) where scope.kind == .type { return typeScope(scope) }
    return nil
  }

  /// The name and inheritance clause of a type's scope.
  public func typeScope(_ scope: Scope) -> TypeScope? {
    var name = scope.head + 1
    guard name < scope.open, code[name].kind == .word else { return nil }
    while name + 2 < scope.open, isPeriod(name + 1), code[name + 2].kind == .word { name += 2 }
    var position = name + 1
    while position < scope.open, isGeneric(position) || isOperator(position, "<") { position += 1 }
    var inherited: [Int] = []
    if isPunctuation(position, ":") {
      position += 1
      while position < scope.open, keyword(position) != .where {
        // The last component of each name: `SwiftUI.View`.
        if code[position].kind == .word, !isGeneric(position), !isPeriod(position + 1), !isPunctuation(position - 1, "@") {
          inherited.append(position)
        }
        position = linkEnd(position)
      }
    }
    return TypeScope(scope: scope, name: name, inherited: inherited)
  }

  /// The name of the type around a type: `extension Card.Layout`, or `enum Layout` inside of `Card`.
  func outerName(of type: TypeScope) -> Int? {
    if isPeriod(type.name - 1), code[type.name - 2].kind == .word { return type.name - 2 }
    return enclosingType(of: type.scope.head)?.name
  }

  /// Other names of `UIScreen` that the file gives.
  public var screenAliases: [String] {
    if let cachedAliases { return cachedAliases }
    var result: [String] = []
    for statement in statements where statement.keyword == .typealias {
      let value = statement.head + 3
      guard isOperator(statement.head + 2, "="), value < statement.end, isWord(value, "UIScreen"), isReachable(value) else {
        continue
      }
      result.append(text(statement.head + 1))
    }
    cachedAliases = result
    return result
  }

  /// The name of the type that the function or getter around a token returns.
  public func resultType(around index: Int) -> String? {
    for scope in scopes(around: index) {
      switch scope.kind {
      case .block, .switch: continue
      case .function: return resultType(ofFunction: scope)
      case .property, .accessor:
        let owner = scope.kind == .accessor && scope.parent >= 0 ? scopes[scope.parent] : scope
        guard owner.kind == .property, isPunctuation(owner.head + 2, ":") else { return nil }
        return lastTypeName(owner.head + 3..<owner.open)
      default: return nil
      }
    }
    return nil
  }

  private func resultType(ofFunction scope: Scope) -> String? {
    var position = scope.head
    while position < scope.open {
      if isOperator(position, "->") { return lastTypeName(position + 1..<scope.open) }
      position = linkEnd(position)
    }
    return nil
  }

  /// `UIKit.UIScreen?` is `UIScreen`; what is no plain name is nil.
  private func lastTypeName(_ range: Range<Int>) -> String? {
    var name: Int?
    for index in range {
      if keyword(index) == .where { break }
      switch code[index].kind {
      case .word: name = index
      case .operator where isPeriod(index) || code[index].first == UInt8(ascii: "?") || code[index].first == UInt8(ascii: "!"):
        break
      default: return nil
      }
    }
    return name.map { text($0) }
  }
}
