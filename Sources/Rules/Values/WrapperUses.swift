import ResizelintLexer

/// Finds where a file uses wrappers, by member and type as far as the text tells.
///
/// A bare name is one where its type or extension is around it and no other declaration of the file stands between; a
/// member is one where the chain names its type, or a value of that type. A `page.isLandscape` of the project's own is not.
struct WrapperUses {
  struct Found {
    /// The number of the wrapper.
    var wrapper: Int
    /// From the first token of the chain to behind the name.
    var range: Range<Int>
    var chain: Range<Int>
  }

  let file: SourceFile
  let index: WrapperIndex
  /// The types that this file declares, where something is presumed of others.
  private let declaredTypes: Set<String>

  init(file: SourceFile, index: WrapperIndex) {
    self.file = file
    self.index = index
    let presumes = index.wrappers.contains { $0.traits.contains(.isPresumed) }
    let types = presumes ? file.scopes.filter { $0.kind == .type }.compactMap(file.typeScope) : []
    declaredTypes = Set(types.filter { $0.keyword != .extension }.map { file.text($0.name) })
  }

  func all() -> [Found] {
    var result: [Found] = []
    for position in file.code.indices where file.code[position].kind == .word {
      guard let word = index.words.number(of: file.nameRange(position), in: file.bytes), file.isReachable(position),
        !file.isGeneric(position), !isDeclaration(position), let start = file.chainStart(of: position)
      else { continue }
      let candidates = index.candidates(word, in: file.path) { owners(around: position, start: start) }
      for number in candidates where isUse(position, start: start, of: index.wrappers[number]) {
        let wrapper = index.wrappers[number]
        guard let end = wrapper.element.map({ elementEnd($0, behind: position) }) ?? position + 1 else { continue }
        result.append(Found(wrapper: number, range: start..<end, chain: start..<file.chainEnd(from: start)))
        break
      }
    }
    return result
  }

  /// The keys of the environment with a length that get one of somewhere else: `.environment(\.width, geometry.size.width)`.
  func measuredKeys() -> [Int] {
    index.lengthsOfEnvironment.filter { key in
      file.occurrences(of: index.wrappers[key].name, in: file.code.indices).prefix(16).contains { position in
        guard file.isPunctuation(position - 2, "\\"), let open = file.openBracket(around: position),
          file.isPunctuation(open, "("),
          file.callee(ofBracket: open).map({ file.isWord($0, "environment") }) ?? false, !file.isInPreview(position),
          let value = file.arguments(in: open).dropFirst().first?.value
        else { return false }
        return !file.isLiteral(value) && !value.contains(where: asksElsewhere)
      }
    }
  }

  /// The word asks for a screen or a helper that does, or names what this file makes of one.
  private func asksElsewhere(_ word: Int) -> Bool {
    guard file.code[word].kind == .word else { return false }
    if namesScreen(word) { return true }
    guard !file.isPeriod(word - 1) else { return false }
    if index.words.number(of: file.nameRange(word), in: file.bytes) != nil { return true }
    guard let binding = file.binding(of: word), binding.kind != .parameter else { return false }
    let made = binding.body.flatMap { open in file.partner(of: open).map { open..<$0 } } ?? binding.value
    return made?.prefix(60).contains(where: namesScreen) ?? false
  }

  private func namesScreen(_ word: Int) -> Bool {
    file.code[word].kind == .word && (file.isWord(word, "UIApplication") || file.text(word).containsPart("screen"))
  }

  /// Behind the element of a tuple that the use asks for; nil where it asks for another.
  ///
  /// Where the whole tuple is kept, the names that keep it tell: `let (device, _) = pose`, `let pose = …; pose.device`.
  private func elementEnd(_ element: TupleElement, behind position: Int) -> Int? {
    let end = file.link(at: position).end
    if let member = elementName(at: end) { return isElement(member, element) ? member + 1 : nil }
    guard let number = file.statement(of: position), file.statements[number].keyword.isVariable else { return position + 1 }
    let pattern = file.statements[number].head + 1
    if file.isPunctuation(pattern, "("), let close = file.partner(of: pattern), close < position {
      let names = file.arguments(in: pattern)
      guard element.number < names.count, !file.isWord(names[element.number].value.lowerBound, "_") else { return nil }
      return position + 1
    }
    guard let binding = file.variable(holding: position, in: file.statements[number]), !binding.isMember else {
      return position + 1
    }
    let members = file.occurrences(of: binding.name, atMost: 16).filter { file.binding(of: $0)?.name == binding.name }
      .compactMap { elementName(at: $0 + 1) }
    return members.isEmpty || members.contains { isElement($0, element) } ? position + 1 : nil
  }

  /// The member or number behind a value: `.interface`, `?.1`.
  private func elementName(at end: Int) -> Int? {
    var next = end
    while next < file.code.count, file.isChaining(next) { next += 1 }
    guard file.isPeriod(next), next + 1 < file.code.count else { return nil }
    let kind = file.code[next + 1].kind
    return kind == .word || kind == .number ? next + 1 : nil
  }

  private func isElement(_ member: Int, _ element: TupleElement) -> Bool {
    file.code[member].kind == .number ? file.text(member) == String(element.number) : file.text(member) == element.label
  }

  /// The type that a static member is asked of, where this file declares none of that name: `AppConstant.screenWidth`.
  func presumedOwner(_ position: Int, _ start: Int) -> String? {
    guard position >= start + 2, file.isPeriod(position - 1), file.code[position - 2].kind == .word else { return nil }
    let words = (start..<position).filter { file.code[$0].kind == .word }
    guard words.count * 2 == position - start, words.allSatisfy({ file.text($0).first?.isUppercase ?? false }),
      !file.isWord(position - 2, "Self"), !declaredTypes.contains(file.text(position - 2))
    else { return nil }
    return file.text(position - 2)
  }

  /// The members of types that this file declares and that are called like one that is presumed.
  func declaredMembers() -> [String] {
    index.wrappers.filter { $0.traits.contains(.isPresumed) }.flatMap { wrapper in
      file.occurrences(of: wrapper.name, in: file.code.indices).prefix(16).compactMap { position in
        guard file.keyword(position - 1).declaresName, let type = file.enclosingType(of: position) else { return nil }
        return "\(file.text(type.name)).\(wrapper.name)"
      }
    }
  }

  private func isDeclaration(_ position: Int) -> Bool {
    if file.keyword(position - 1).declaresName { return !isShorthand(position) }
    if file.declaration(at: position)?.kind == .closureParameter { return true }
    guard file.isPunctuation(position + 1, ":"), let open = file.openBracket(around: position) else { return false }
    return !file.isPunctuation(open, "{") && file.elementStart(of: position) == position
  }

  /// `guard let windowScene else { … }` asks the member of that name.
  private func isShorthand(_ position: Int) -> Bool {
    guard file.keyword(position - 1) == .let, let number = file.statement(of: position) else { return false }
    let keyword = file.statements[number].keyword
    guard keyword == .if || keyword == .guard || keyword == .while else { return false }
    return file.keyword(position + 1) == .else || file.isPunctuation(position + 1, ",") || file.isPunctuation(position + 1, "{")
  }

  private func isUse(_ position: Int, start: Int, of wrapper: Wrapper) -> Bool {
    if wrapper.traits.contains(.isPrivate), wrapper.path != file.path { return false }
    // Setting a stored one asks nothing.
    if file.isOperator(file.chainEnd(from: start), "=") { return false }
    if file.isPunctuation(start, "\\") { return wrapper.owner == WrapperUses.environment && isInjected(position, start) }
    if wrapper.owner == WrapperUses.environment { return false }
    if wrapper.owner == WrapperUses.anyType { return presumedOwner(position, start) != nil }
    if wrapper.owner == WrapperUses.propertyWrapper { return file.isPunctuation(position - 1, "@") }
    return file.isPeriod(position - 1) ? isMember(position, start: start, of: wrapper) : isBareName(position, of: wrapper)
  }

  /// `@Environment(\.isPad)`.
  private func isInjected(_ position: Int, _ path: Int) -> Bool {
    guard position == path + 2, let open = file.openBracket(around: path), file.isPunctuation(position + 1, ")") else {
      return false
    }
    return file.isWord(open - 1, "Environment") && file.isPunctuation(open - 2, "@")
  }

  /// The types that `isUse` can find in the text around a use.
  private func owners(around position: Int, start: Int) -> Set<String?> {
    var owners: Set<String?> = [nil, WrapperUses.environment, WrapperUses.propertyWrapper, WrapperUses.anyType]
    owners.formUnion(WrapperUses.openOwners)
    if start == position - 1 { owners.formUnion(WrapperUses.valueTypes) }
    for scope in file.scopes(around: position) where scope.kind == .type {
      guard let type = file.typeScope(scope) else { continue }
      for name in [type.name] + type.inherited { owners.insert(file.text(name)) }
    }
    if let binding = file.binding(of: position), let type = file.enclosingType(of: binding.name) {
      owners.insert(file.text(type.name))
    }
    var link = start
    while link < position {
      if file.code[link].kind == .word { owners.insert(file.text(link)) }
      link = file.linkEnd(link)
    }
    if file.code[start].kind == .word, let binding = file.binding(of: start) {
      let words = Array(binding.type ?? 0..<0) + (binding.value?.prefix(1) ?? 0..<0)
      for word in words where file.code[word].kind == .word { owners.insert(file.text(word)) }
    }
    if let before = file.nameBefore(position) {
      let holder = file.text(before)
      owners.insert(holder.prefix(1).uppercased() + holder.dropFirst())
      for (owner, names) in WrapperUses.usualNames where names.contains(holder) { owners.insert(owner) }
    }
    return owners
  }

  private func isBareName(_ position: Int, of wrapper: Wrapper) -> Bool {
    if let binding = file.binding(of: position) { return isAsked(binding, at: position, of: wrapper) }
    return isKnown(at: position, wrapper)
  }

  /// `self.name`, whatever local is called so: `guard let keyWindow = self.keyWindow`.
  private func isOwnMember(_ position: Int, of wrapper: Wrapper) -> Bool {
    let type = file.enclosingType(of: position)?.name
    let member = file.members(named: position).first { file.enclosingType(of: $0.name)?.name == type }
    return member.map { isAsked($0, at: position, of: wrapper) } ?? isKnown(at: position, wrapper)
  }

  /// The file declares the name: it is the wrapper's own declaration, or another thing. Its own observers ask nothing by it.
  private func isAsked(_ binding: Binding, at position: Int, of wrapper: Wrapper) -> Bool {
    guard wrapper.path == file.path, !(binding.body.map { $0..<(file.partner(of: $0) ?? $0) }?.contains(position) ?? false) else {
      return false
    }
    let owner = file.enclosingType(of: binding.name).map { file.text($0.name) }
    return (binding.isMember ? owner : nil) == wrapper.owner
      && (binding.isMember || file.scopes[file.scope(of: binding.name)].kind == .file)
  }

  /// Nothing in this file declares the name: it is known where the wrapper's owner is around it.
  private func isKnown(at position: Int, _ wrapper: Wrapper) -> Bool {
    guard let owner = wrapper.owner else { return true }
    var isInType = false
    for scope in file.scopes(around: position) where scope.kind == .type {
      guard let type = file.typeScope(scope) else { continue }
      if type.inherited.contains(where: { file.text($0) == owner }) { return true }
      if file.text(type.name) == owner, file.outerName(of: type).map({ file.text($0) }) == wrapper.outer { return true }
      isInType = true
    }
    // Every view controller has what an extension of `UIViewController` adds; who is one, the text does not always say.
    return isInType && WrapperUses.openOwners.contains(owner)
  }

  private func isMember(_ position: Int, start: Int, of wrapper: Wrapper) -> Bool {
    // A global by way of its module: `Utility.screenHeight()`.
    guard let owner = wrapper.owner else { return start + 2 == position && file.imports(moduleAt: start) }
    // `.screenWidth`: a number or size has no cases that could be called so; of other types the annotation tells.
    if start == position - 1 {
      return WrapperUses.valueTypes.contains(owner)
        || wrapper.traits.contains(.isStatic) && file.isOperator(start - 1, "=") && file.typeName(before: start - 1) == owner
    }
    // `UIDevice.isPad`, `Design.Device.isPad`, `UIDevice.current.isPad`: the chain names the type, and a value of it.
    var name = start
    var links = 0
    while name < position {
      if links > 0, file.code[name].kind == .word { links += 1 }
      if file.code[name].kind == .word, file.text(name) == owner, isOwner(name, start: start, of: wrapper) { links = 1 }
      name = file.linkEnd(name)
    }
    if links == 1 || links == 2 && !wrapper.traits.contains(.isStatic) { return true }
    // `UIWindow.keyWindow`, declared in an extension of `UIView`.
    if start + 2 == position, file.text(start).first?.isUppercase ?? false,
      WrapperUses.kinds[owner, default: []].contains(where: file.text(start).hasSuffix)
    {
      return true
    }
    // `self.name`, `self?.name`
    if file.isWord(start, in: ["self", "Self", "super"]), file.nameBefore(position) == start {
      return isOwnMember(position, of: wrapper)
    }
    // A value does not know the members of its type.
    if wrapper.traits.contains(.isStatic) { return false }
    if file.code[start].kind == .word, let binding = file.binding(of: start), start + 2 >= position - 1 {
      if let type = binding.type, type.contains(where: { file.code[$0].kind == .word && file.text($0) == owner }) { return true }
      if let value = binding.value, !value.isEmpty, file.code[value.lowerBound].kind == .word,
        file.text(value.lowerBound) == owner
      {
        return true
      }
    }
    guard let before = file.nameBefore(position) else { return false }
    let holder = file.text(before)
    // A value that is called like its type: `deviceState.isPad`.
    if holder.count == owner.count, holder.dropFirst() == owner.dropFirst(), holder.first?.uppercased() == String(owner.prefix(1))
    {
      return true
    }
    // `mainWindow`, `collectionView`: the last word of a name is its kind.
    return WrapperUses.usualNames[owner]?.contains { name in
      holder == name || holder.hasSuffix(name.prefix(1).uppercased() + name.dropFirst())
    } ?? false
  }

  /// The name is that of the owner, not of a type that is called so inside another: `Card.Layout.size`, and `Layout.size` inside of
  /// `Card`.
  private func isOwner(_ name: Int, start: Int, of wrapper: Wrapper) -> Bool {
    guard let outer = wrapper.outer else { return true }
    if name > start { return file.isPeriod(name - 1) && file.text(name - 2) == outer }
    return file.scopes(around: name).contains { scope in
      guard scope.kind == .type, let type = file.typeScope(scope) else { return false }
      return ([type.name] + type.inherited).contains { file.text($0) == outer }
    }
  }

  /// The words of which one must stand in a file that uses a wrapper; none where the name alone may be a use.
  static func company(of wrapper: Wrapper) -> [String] {
    // Values of the types with usual names are called by anything that ends so: `Device.isPad`, `mainWindow.topInset`.
    guard let owner = wrapper.owner, !openOwners.contains(owner), usualNames[owner] == nil, let first = owner.first else {
      return []
    }
    if owner == environment { return ["Environment", "environment"] }
    if owner == propertyWrapper || owner == anyType { return [] }
    if valueTypes.contains(owner) { return [] }
    return [owner, first.lowercased() + owner.dropFirst(), first.uppercased() + owner.dropFirst()]
  }

  /// The owner of what SwiftUI hands down, which is asked by a key path.
  static let environment = "EnvironmentValues"

  /// The owner of property wrappers, which are asked by an attribute.
  static let propertyWrapper = "@propertyWrapper"

  /// The owner of what is presumed.
  static let anyType = "*"

  /// Types whose static members are asked by a bare period.
  private static let valueTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "EdgeInsets",
  ]

  /// Types of UIKit and SwiftUI whose extensions are used by bare name in every subclass.
  private static let openOwners: Set<String> = [
    "UIViewController", "UIView", "UITraitEnvironment", "UIResponder", "View", "NSObject",
  ]

  /// How subclasses of these types are called.
  private static let kinds: [String: [String]] = [
    "UIViewController": ["Controller"],
    "UIView": ["View", "Window", "Cell", "Button", "Label", "Control", "Bar"],
    "UIResponder": ["View", "Window", "Controller", "Application"],
  ]

  /// How values of these types are usually called.
  private static let usualNames: [String: Set<String>] = [
    "UITraitCollection": ["traitCollection", "traits"],
    "UITraitEnvironment": ["view", "self", "traitCollection"],
    "UIView": ["view", "superview"],
    "UIWindow": ["window", "keyWindow"],
    "UIWindowScene": ["windowScene", "scene"],
    "UIScreen": ["screen", "main"],
    "UIDevice": ["device", "current"],
    "UIApplication": ["application", "shared"],
    "UIViewController": ["controller", "viewController"],
  ]
}
