import ResizelintLexer

/// What stands around a read: layout callbacks, view builders, cameras, other platforms.
extension UseAnalyzer {
  /// Where nothing else is known: a layout callback makes it layout.
  func surroundings(of index: Int) -> Use { layoutOnly(index) ?? Use(.unknown) }

  func layoutOnly(_ index: Int) -> Use? {
    isInLayoutCallback(index) ? Use(.layout, "layout") : nil
  }

  func isInLayoutCallback(_ index: Int) -> Bool {
    for scope in file.scopes(around: index) {
      switch scope.kind {
      case .function where isLayoutCallback(scope) || isViewBuilder(scope): return true
      case .property where isViewBuilder(scope) || isLayoutCallback(scope): return true
      case .closure where isEventHandler(scope): return false
      default: break
      }
    }
    return false
  }

  /// A callback in which everything is layout. Of a collection view's many callbacks those are that a layout asks.
  func isLayoutCallback(_ scope: Scope) -> Bool {
    let name = scope.head + 1
    if file.isWord(name, "collectionView") { return file.words(in: scope.header, atMost: 8).contains("layout") }
    return Evidence.layoutCallbacks.contains(file.text(name))
  }

  /// The token stands where views are listed, not in what a button or a change does.
  func isInViewBuilder(_ index: Int) -> Bool {
    for scope in file.scopes(around: index) {
      switch scope.kind {
      case .block, .switch: continue
      case .closure: if isEventHandler(scope) || file.isOperator(scope.open - 1, "=") { return false }
      case .function, .property: return isViewBuilder(scope)
      case .accessor, .type, .file: return false
      }
    }
    return false
  }

  /// The closure runs when something happens: `Button("…") { … }`, `.onAppear { … }`, `action: { … }`.
  func isEventHandler(_ scope: Scope) -> Bool {
    guard let argument = closureArgument(scope) else { return false }
    if let label = argument.label { return Evidence.eventLabels.contains(label) }
    guard let callee = argument.callee else { return false }
    // `Button { … } label: { … }` and `Button("…") { … }`; `Button(action: act) { … }` builds its label.
    if callee == "Button", let open = file.partner(of: scope.open - 1), file.isPunctuation(open, "(") {
      return file.argument("action", ofCall: open) == nil
    }
    return callee == "Button" || Evidence.eventCallees.contains(callee)
  }

  /// `var body: some View`, or a function that gives a view.
  private func isViewBuilder(_ scope: Scope) -> Bool {
    for index in scope.header where file.keyword(index) == .some || file.isWord(index, "some") {
      return file.isWord(index + 1, in: ["View", "Scene", "ToolbarContent"])
    }
    return false
  }

  /// A camera or a sensor is at work: the file imports or names one, and the function names it or tells left from right.
  func isCamera(_ index: Int) -> Bool {
    let imports = UseAnalyzer.cameraModules.contains { file.imports($0) }
    for scope in file.scopes(around: index) where scope.kind == .function || scope.kind == .property {
      let words = file.words(in: scope.header.lowerBound..<scope.close, atMost: 400)
      // What is named so comes from AVFoundation, whoever imports it for the file.
      guard imports || words.contains(where: { $0.hasPrefix("AVCapture") }) else { return false }
      if words.contains(where: Evidence.isCamera) { return true }
      return words.contains("landscapeLeft") && words.contains("landscapeRight") && Evidence.ofWords(words)?.intent != .layout
    }
    return false
  }

  /// The type around a token works with a camera or a sensor: its name or its members say so.
  func isInCameraType(_ index: Int) -> Bool {
    guard UseAnalyzer.cameraModules.contains(where: { file.imports($0) }), let type = file.enclosingType(of: index) else {
      return false
    }
    if (type.inherited + [type.name]).contains(where: { Evidence.namesCamera(file.text($0)) }) { return true }
    // Who shows nothing, and knows where the device is, turns what its sensors say.
    if file.place(of: index) == .none, !file.hasViewAtHand(index), file.imports("CoreLocation") || file.imports("CoreMotion") {
      return true
    }
    return file.words(in: type.scope.body, atMost: 2000).contains(where: Evidence.isCamera)
  }

  static let camera = Use(.cameraMotion, "the camera or a sensor")
  private static let cameraModules: [StaticString] = [
    "AVFoundation", "CoreMotion", "ARKit", "CoreLocation", "Vision", "AVKit", "VisionKit",
  ]

  /// The type around a token keeps preferences: `SettingsStore`, `UserPreferences`; not a screen that shows them.
  func isInSettings(_ index: Int) -> Bool {
    guard let type = file.enclosingType(of: index) else { return false }
    let name = file.text(type.name)
    let isScreen = (type.inherited + [type.name]).contains {
      file.text($0).hasSuffix("View") || file.text($0).hasSuffix("Controller")
    }
    return !isScreen && ["Settings", "Preferences", "Defaults"].contains { name.contains($0) }
  }

  /// Only other platforms are asked for: `== .mac`, `case .tv`.
  func platformCases(_ read: Read) -> Use? {
    let cases = comparedCases(read)
    guard !cases.isEmpty, cases.allSatisfy({ ["mac", "tv", "vision", "carPlay", "watch"].contains($0) }) else { return nil }
    return Use(.platform)
  }

  /// The cases that a read is compared with, in a comparison or a `switch`.
  private func comparedCases(_ read: Read) -> [String] {
    func name(_ index: Int) -> String? {
      guard file.code.indices.contains(index) else { return nil }
      let end = file.chainStart(of: index).map { file.chainEnd(from: $0) } ?? index + 1
      return file.code[end - 1].kind == .word ? file.text(end - 1) : nil
    }
    let next = read.chain.upperBound
    if file.isOperator(next, "==") || file.isOperator(next, "!=") { return [name(next + 1)].compactMap { $0 } }
    let before = read.chain.lowerBound - 1
    if file.isOperator(before, "==") || file.isOperator(before, "!=") { return [name(before - 1)].compactMap { $0 } }
    guard let number = file.statement(of: read.chain.lowerBound), file.statements[number].keyword == .switch else { return [] }
    let statement = file.statements[number]
    return file.statements[number...].prefix(64).filter {
      $0.keyword == .case && $0.start < statement.end && $0.scope != statement.scope
    }
    .flatMap { label in
      (label.head + 1..<label.end).filter { file.isPeriod($0 - 1) && file.code[$0].kind == .word }.map { file.text($0) }
    }
  }
}
