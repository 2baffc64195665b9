/// How much a read matters: the one place where question and intent become a severity.
enum Level {
  /// Nil where there is nothing to say.
  static func severity(of read: Read, _ use: Use, in file: SourceFile) -> Severity? {
    // There is no key window to find, whatever it is wanted for.
    if read.question == .globalWindow, use.intent == .presentation, file.isWord(read.range.upperBound - 1, "keyWindow") {
      return .warning
    }
    switch use.intent {
    case .unreachable, .platform, .test, .preview, .metadata, .capability: return nil
    case .compatibility, .cameraMotion, .product, .presentation, .appearance: return .note
    case .wrapper, .layout, .unknown: break
    }
    if read.isFallback || read.isAskedLater || use.excuse != nil { return .note }
    // A notification weighs as much as its handler.
    if read.value == .deviceOrientationEvent || read.value == .orientationEvent {
      return use.intent == .layout ? .warning : .note
    }
    switch read.question {
    case .mainScreenHardware: return .note
    case .mainScreenScale:
      // `scale > 2` asks how fine the panel is and draws nothing.
      if use.intent != .layout, file.isCompared(read.chain) { return .note }
      let drawsInSpace = use.intent == .layout && !file.isInImageType(read.range.lowerBound)
      return drawsInSpace || file.hasViewAtHand(read.range.lowerBound) ? .warning : .note
    case .currentTraits: return .note
    // A kind of device stands for many things that are no question of space: only what is seen to lay something out breaks.
    case .arbitraryScene, .sceneScreenBounds, .idiom: return use.intent == .layout ? .warning : .note
    case .globalWindow where read.isWrapperUse: return use.intent == .layout ? .warning : .note
    case .mainScreenBounds, .mainScreen, .mainScreenTraits, .screenList, .globalWindow, .deviceOrientation,
      .interfaceOrientation, .deviceModel, .statusBarGeometry:
      return .warning
    }
  }
}
