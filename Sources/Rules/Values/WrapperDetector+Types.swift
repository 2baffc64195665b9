import ResizelintLexer

/// Declarations that their type alone makes a question, wherever the value comes from.
extension WrapperDetector {
  /// `@propertyWrapper struct Orientation { var wrappedValue: UIDeviceOrientation { … } }`: what it wraps is of a type that is a question
  /// by itself, wherever the value comes from.
  func propertyWrappers() -> [(declaration: Declaration, question: Question)] {
    var found: [(declaration: Declaration, question: Question)] = []
    for scope in file.scopes where scope.kind == .type && scope.statement >= 0 {
      let statement = file.statements[scope.statement]
      guard statement.modifiers.contains(.attributes),
        (statement.start..<statement.head).contains(where: { file.isWord($0, "propertyWrapper") }),
        let type = file.typeScope(scope),
        let value = file.occurrences(of: "wrappedValue", in: scope.body).first(where: { file.keyword($0 - 1).isVariable }),
        let name = file.declaration(at: value)?.type?.last(where: { file.code[$0].kind == .word }),
        let question = Value(typeName: file.text(name))?.comparedQuestion
      else { continue }
      found.append((Declaration(name: type.name, owner: WrapperUses.propertyWrapper, traits: []), question))
    }
    return found
  }

  /// `var orientation: UIDeviceOrientation`, `func orientation() -> UIInterfaceOrientation`: what other files ask of it is asked of an
  /// orientation, wherever the value comes from.
  func heldOrientations() -> [(declaration: Declaration, question: Question)] {
    var found: [(declaration: Declaration, question: Question)] = []
    for type in ["UIDeviceOrientation", "UIInterfaceOrientation"] {
      for index in file.occurrences(of: type, in: file.code.indices).prefix(64) {
        guard let question = Value(typeName: type)?.comparedQuestion, let number = file.statement(of: index) else { continue }
        let statement = file.statements[number]
        let isFunction = statement.keyword == .func
        guard isFunction || statement.keyword.isVariable, file.scopes[statement.scope].kind == .type, file.isReachable(index),
          file.isOperator(index - 1, "->") == isFunction, isFunction || file.isPunctuation(index - 1, ":"),
          let name = isFunction
            ? statement.head + 1 : file.bindings(ofStatement: number).first(where: { $0.type?.contains(index) ?? false })?.name,
          !file.isPrivate(statement), !statement.modifiers.contains(.override), !file.isWord(name, in: WrapperDetector.ownNames),
          let owner = file.enclosingType(of: index).map({ file.text($0.name) })
        else { continue }
        let traits: Wrapper.Traits = statement.modifiers.contains(.static) ? [.isHeld, .isStatic] : [.isHeld]
        found.append((Declaration(name: name, owner: owner, traits: traits), question))
      }
    }
    return found
  }
}
