import ResizelintLexer

/// What a view ends up in, as far as this file tells.
extension SourceFile {
  /// Calls around a view, and around the property, function or view of this file that holds it; not past what is presented
  /// by itself.
  ///
  /// Followed through at most two declarations, with at most eight uses of each.
  public func hosts(of index: Int) -> [Container] {
    var result: [Container] = []
    var pending = [(index, 0)]
    while let (position, depth) = pending.popLast() {
      let found = containers(of: position)
      let reachable = found.prefix { !isWord($0.name, in: SourceFile.presentations) }
      result += reachable
      guard reachable.count == found.count, depth < 2 else { continue }
      for use in uses(ofDeclarationAround: position).prefix(8) { pending.append((use, depth + 1)) }
    }
    return result
  }

  /// What shows a view in a space of its own.
  static let presentations: [StaticString] = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "alert", "confirmationDialog", "inspector",
  ]

  /// Where the view that a token belongs to is used: the property or function that builds it, or the type whose body it is.
  private func uses(ofDeclarationAround index: Int) -> [Int] {
    guard let declaration = enclosingDeclaration(of: index), let type = enclosingType(of: index) else { return [] }
    let name = name(of: declaration)
    if isWord(name, "body") {
      return occurrences(of: text(type.name), in: 0..<code.count).filter { call(at: $0) != nil && !type.scope.body.contains($0) }
    }
    let all = bodies(ofTypeNamed: text(type.name)).flatMap { occurrences(of: text(name), in: $0) }
    return all.filter { !declaration.body.contains($0) && $0 != name && !keyword($0 - 1).declaresName }
  }
}
