/// How much a read matters: the one place where question and intent become a severity.
enum Level {
  /// Nil where there is nothing to say.
  static func severity(of read: Read, _ use: Use, in file: SourceFile) -> Severity? {
    // There is no key window to find, whatever it is wanted for.
    if read.question == .globalWindow, use.intent == .presentation || use.intent == .product, file.asksForLostWindow(read) {
      return .warning
    }
    switch use.intent {
    case .unreachable, .platform, .test, .preview, .metadata, .capability: return nil
    // A scale draws whatever it draws for where the view is.
    case .appearance where read.question == .mainScreenScale: break
    case .compatibility, .cameraMotion, .product, .presentation, .appearance: return .note
    case .wrapper, .layout, .unknown: break
    }
    if read.isFallback || use.excuse != nil || read.isAskedLater && !read.question.isLookUp { return .note }
    // A notification weighs as much as its handler.
    if read.value.isEvent {
      return use.intent == .layout ? .warning : .note
    }
    // Every window gets its turn, wherever it is shown.
    if read.question == .globalWindow, use.intent == .unknown, let body = file.loop(over: read) {
      return file.setsAppearanceAlone(body) ? nil : .note
    }
    switch read.question {
    case .mainScreenHardware: return .note
    case .mainScreenScale:
      // `scale > 2` asks how fine the panel is and draws nothing.
      if use.intent != .layout, file.isCompared(read.chain) || read.isWrapperUse && file.isAsked(read.chain) { return .note }
      let drawsInSpace = use.intent == .layout && !file.isInImageType(read.range.lowerBound)
      return drawsInSpace || file.hasViewAtHand(read.range.lowerBound) ? .warning : .note
    case .currentTraits: return .note
    // A kind of device stands for many things that are no question of space: only what is seen to lay something out breaks.
    case .arbitraryScene, .sceneScreenBounds, .idiom, .deviceModel: return use.intent == .layout ? .warning : .note
    // A window that the app keeps under a name of its own is there, whichever it is.
    case .globalWindow where read.isWrapperUse || file.isWord(read.range.upperBound - 1, "mainWindow"):
      return use.intent == .layout ? .warning : .note
    case .mainScreenBounds, .mainScreen, .mainScreenTraits, .screenList, .globalWindow, .deviceOrientation,
      .interfaceOrientation, .statusBarGeometry:
      return .warning
    }
  }
}

extension SourceFile {
  /// A window that is not there under scenes: `keyWindow`, `windows.first { $0.isKeyWindow }`, that of the application delegate.
  fileprivate func asksForLostWindow(_ read: Read) -> Bool {
    isWord(read.range.upperBound - 1, "keyWindow")
      || isWord(read.range.upperBound - 1, "window") && !read.isWrapperUse
      || read.chain.prefix(40).contains { isWord($0, "isKeyWindow") }
  }

  /// What is done with each, where all windows are gone through: `for window in application.windows`, `windows.forEach { … }`.
  fileprivate func loop(over read: Read) -> Range<Int>? {
    guard isWord(read.range.upperBound - 1, "windows") else { return nil }
    if isWord(read.range.upperBound + 1, "forEach") { return scopeOpened(by: read.range.upperBound + 2)?.body ?? 0..<0 }
    guard keyword(read.chain.lowerBound - 1) == .in, read.chain.upperBound == read.range.upperBound,
      let number = statement(of: read.chain.lowerBound), statements[number].keyword == .for
    else { return nil }
    return scopeOpened(by: read.chain.upperBound)?.body ?? 0..<0
  }

  /// The statements set colours and styles and nothing else; conditions may choose between them.
  fileprivate func setsAppearanceAlone(_ body: Range<Int>) -> Bool {
    let start = body.prefix(8).first { keyword($0) == .in }.map { $0 + 1 } ?? body.lowerBound
    guard start < body.upperBound, let first = statement(of: start) else { return false }
    return statements[first...].prefix { $0.start < body.upperBound }
      .allSatisfy { $0.keyword == .if || $0.keyword == .none && setsAppearance($0) }
  }

  /// `window.tintColor = …`
  private func setsAppearance(_ statement: Statement) -> Bool {
    let end = chainEnd(from: statement.start)
    return isOperator(end, "=") && Evidence.setsAppearance(text(end - 1))
  }

  /// The chain is a condition by itself: a yes or no.
  fileprivate func isAsked(_ chain: Range<Int>) -> Bool {
    if isOperator(chain.lowerBound - 1, "!") || isOperator(chain.upperBound, "?") && isInfix(chain.upperBound) { return true }
    for sign in ["&&", "||"] as [StaticString] where isOperator(chain.lowerBound - 1, sign) || isOperator(chain.upperBound, sign)
    {
      return true
    }
    let before = keyword(chain.lowerBound - 1)
    return before == .if || before == .guard || before == .while
  }
}
