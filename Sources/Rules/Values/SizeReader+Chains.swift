import ResizelintLexer

/// What a chain of members means.
extension SizeReader {
  func chain(_ range: Range<Int>, depth: Int) -> Meaning {
    let start = range.lowerBound
    guard depth < SizeReader.maximumDepth else { return .nothing }
    if file.isPunctuation(start, "("), let close = file.partner(of: start), close < range.upperBound {
      let inner = meaning(of: start + 1..<close, depth: depth + 1)
      return members(from: close + 1, to: range.upperBound, of: inner, chain: start)
    }
    if let end = screens[start], end <= range.upperBound {
      let named = meaning(ofName: file.text(end - 1), source: .screen)
      let size = named == .nothing ? .size(Size(source: .screen, shape: .rect)) : named
      return members(from: end, to: range.upperBound, of: size, chain: start)
    }
    guard file.code[start].kind == .word else { return .nothing }
    if let wrapped = wrapped(range, depth: depth) { return wrapped }
    let (meaning, next) = base(range, depth: depth)
    return members(from: next, to: range.upperBound, of: meaning, chain: start)
  }

  /// `CGFloat(x)`, `floor(x)`, `min(a, b)`: the call means what its arguments mean.
  private func wrapped(_ range: Range<Int>, depth: Int) -> Meaning? {
    var name = range.lowerBound
    if file.isWord(name, "Swift"), file.isPeriod(name + 1) { name += 2 }
    guard file.callParentheses(after: name) == name + 1, file.partner(of: name + 1) == range.upperBound - 1 else { return nil }
    let arguments = file.arguments(in: name + 1)
    if file.isWord(name, in: ["CGFloat", "Double", "Float", "Int", "abs", "round", "floor", "ceil", "trunc"]) {
      return arguments.count == 1 ? meaning(of: arguments[0].value, depth: depth + 1) : .nothing
    }
    guard file.isWord(name, in: ["min", "max", "fmin", "fmax"]), arguments.count < 5 else { return nil }
    var best: Size?
    for argument in arguments {
      // With a number beside it, this is a cap or a floor.
      if argument.value.count == 1, file.code[argument.value.lowerBound].kind == .number { return .nothing }
      guard case .size(let size) = meaning(of: argument.value, depth: depth + 1) else { continue }
      if best == nil || size.source > best!.source { best = size }
    }
    return best.map { .size($0) } ?? .nothing
  }

  // MARK: - The base

  private func base(_ range: Range<Int>, depth: Int) -> (Meaning, next: Int) {
    let start = range.lowerBound
    if let screen = screen(range) { return screen }
    if let binding = file.binding(of: start), binding.kind != .function {
      return (meaning(of: binding, depth: depth + 1), start + 1)
    }
    if file.code[start].first == UInt8(ascii: "$") { return (shorthand(start, depth: depth), start + 1) }
    if file.isWord(start, in: ["self", "Self"]) {
      // `self.width` is what `width` declares.
      let member = start + 2
      if file.isPeriod(start + 1), member < range.upperBound, file.code[member].kind == .word,
        let binding = file.members(named: member).first(where: { $0.visibility.contains(start) && $0.kind != .function })
      {
        return (meaning(of: binding, depth: depth + 1), member + 1)
      }
      return (surroundings(start), start + 1)
    }
    if isType(start), file.isPeriod(start + 1), start + 2 < range.upperBound, file.code[start + 2].kind == .word {
      // `Layout.width` is what the type declares; of another type only the name of the member tells.
      let type = file.text(start)
      let member = file.members(named: start + 2).first { member in
        member.kind != .function && file.enclosingType(of: member.name).map { file.text($0.name) == type } == true
      }
      if let member { return (meaning(of: member, depth: depth + 1), start + 3) }
      let isScreen = NameParts.of(type).contains { SizeNames.screens.contains($0) }
      return (.size(Size(source: isScreen ? .screen : .own, shape: .container)), start + 1)
    }
    return (named(start), start + 1)
  }

  /// What `self` is, as the type around it says: the screen in an extension of it, a picture in one of `UIImage`.
  private func surroundings(_ index: Int) -> Meaning {
    guard let type = file.enclosingType(of: index) else { return .size(Size(source: .measured, shape: .container)) }
    let name = file.text(type.name)
    if name == "UIScreen" { return .size(Size(source: .screen, shape: .container)) }
    if name == "UIWindow" || name == "UIWindowScene" { return .size(Size(source: .window, shape: .container)) }
    // A view for a picture is a view, a picture is not.
    let isContent = file.place(of: index) == .none && NameParts.of(name).last.map { SizeNames.isContent([$0]) } == true
    if isContent { return .content }
    return .size(Size(source: .measured, shape: .container))
  }

  /// The word is capitalised like the name of a type.
  private func isType(_ index: Int) -> Bool {
    let name = file.text(index).unicodeScalars
    return name.first?.properties.isUppercase == true && name.contains { $0.properties.isLowercase }
  }

  /// A chain that begins at a screen, window or scene, as far as the vocabulary follows it.
  private func screen(_ range: Range<Int>) -> (Meaning, next: Int)? {
    var seen = 0
    for index in range where file.code[index].kind == .word && file.isWord(index, in: SizeReader.measures) {
      guard file.chainStart(of: index) == range.lowerBound else { continue }
      seen += 1
      guard seen < 4 else { return nil }
      switch ReadCollector.value(ofChain: range.lowerBound..<index + 1, in: file) {
      case .mainScreenRect, .sceneScreenRect: return (.size(Size(source: .screen, shape: .rect)), index + 1)
      case .mainScreenHardware: return (.size(Size(source: .screen, shape: .container)), index + 1)
      default: break
      }
      guard index > range.lowerBound + 1 else { continue }
      switch ReadCollector.value(ofChain: range.lowerBound..<index - 1, in: file) {
      case .window, .globalWindow, .scene, .arbitraryScene, .sceneGeometry:
        return (.size(Size(source: .window, shape: .rect)), index + 1)
      case .someScreen: return (.size(Size(source: .screen, shape: .rect)), index + 1)
      default: break
      }
    }
    return nil
  }

  private static let measures: [StaticString] = [
    "bounds", "nativeBounds", "applicationFrame", "coordinateSpace", "frame", "preferredMode", "currentMode",
  ]

  /// A name that no declaration of this file explains.
  func named(_ index: Int) -> Meaning {
    let name = file.text(index)
    switch name {
    case "coordinateSpace", "fixedCoordinateSpace": return surroundings(index)
    case "bounds", "frame", "size", "width", "height":
      let around = surroundings(index)
      guard case .size(var size) = around else {
        // Only views have bounds.
        return name == "bounds" || name == "frame" ? .size(Size(source: .measured, shape: .rect)) : around
      }
      size.shape = name == "size" ? .size : name == "width" || name == "height" ? .length : .rect
      // A size may be anything's.
      if size.shape != .rect, size.source < .screen { size.source = .own }
      return .size(size)
    case "safeAreaInsets": return .size(Size(source: .measured, shape: .insets))
    case "window": return .size(Size(source: .window, shape: .container))
    default: return meaning(ofName: name)
    }
  }

  /// What a name says by itself.
  func meaning(ofName name: String, source: Size.Source? = nil) -> Meaning {
    let parts = NameParts.of(name)
    guard let last = parts.last else { return .nothing }
    if SizeNames.isContent(parts) { return .content }
    let shape: Size.Shape? =
      SizeNames.lengths.contains(last) || last == "length" && parts.count > 1 && SizeNames.screens.contains(parts[0])
      ? .length : SizeNames.sizes.contains(last) ? .size : SizeNames.rects.contains(last) ? .rect : nil
    if let shape {
      if SizeNames.caps.contains(where: parts.dropLast().contains), !parts.contains(where: SizeNames.screens.contains) {
        return .content
      }
      if let source { return .size(Size(source: source, shape: shape)) }
      let isScreen = parts.contains { SizeNames.screens.contains($0) }
      let isWindow = parts.contains("window")
      return .size(Size(source: isScreen ? .screen : isWindow ? .window : .own, shape: shape))
    }
    if parts.contains(where: SizeNames.containers.contains) { return .size(Size(source: .measured, shape: .container)) }
    return .nothing
  }

  // MARK: - Members

  private func members(from start: Int, to end: Int, of base: Meaning, chain: Int) -> Meaning {
    var meaning = base
    var index = start
    while index < end {
      defer { index = file.linkEnd(index) }
      guard file.code[index].kind == .word, !file.isGeneric(index), file.chainStart(of: index) == chain else { continue }
      if meaning == .content { return .content }
      meaning = member(index, of: meaning)
    }
    return meaning
  }

  private func member(_ index: Int, of base: Meaning) -> Meaning {
    var size = Size(source: .own, shape: .container)
    let isKnown: Bool
    if case .size(let known) = base {
      size = known
      isKnown = true
    } else {
      isKnown = false
    }
    switch file.text(index) {
    case "bounds", "frame", "layoutFrame", "coordinateSpace", "fixedCoordinateSpace", "nativeBounds":
      if file.isWord(index, in: ["coordinateSpace", "fixedCoordinateSpace"]) { return base }
      size.source = max(size.source, .measured)
      size.shape = .rect
    case "size", "effectiveContentSize", "containerSize": size.shape = .size
    case "contentSize":
      // The container of a compositional layout; of a scroll view it is content.
      guard file.isWord(index - 2, "container") else { return .content }
      size.shape = .size
    case "width", "height": size.shape = .length
    case "safeAreaInsets":
      size.source = max(size.source, .measured)
      size.shape = .insets
    case "top", "bottom", "left", "right", "leading", "trailing":
      guard size.shape == .insets else { return .nothing }
      size.shape = .inset
    case "insetBy", "inset", "integral", "standardized", "rounded", "offsetBy", "intersection", "union", "applying": return base
    default:
      if isKnown, size.shape != .container { return .nothing }
      let named = meaning(ofName: file.text(index))
      guard case .size(var own) = named else { return named == .content ? .content : isKnown ? base : .nothing }
      // `proxy.containerWidth`, `Device.screenWidth`: the name says more than what it is a member of.
      if own.shape == .container { own.source = max(own.source, size.source) }
      return .size(own)
    }
    return .size(size)
  }
}
