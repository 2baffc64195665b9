/// How much a read matters: the one place where question and intent become a severity.
enum Level {
  /// Nil where there is nothing to say.
  static func severity(of read: Read, _ use: Use) -> Severity? {
    switch use.intent {
    case .unreachable, .platform, .test, .preview, .metadata, .capability: return nil
    case .compatibility, .cameraMotion, .product, .presentation, .appearance: return .note
    case .wrapper, .layout, .unknown: break
    }
    if read.isFallback || read.isAskedLater { return .note }
    switch read.question {
    case .mainScreenHardware, .currentTraits, .arbitraryScene: return use.intent == .layout ? .warning : .note
    case .mainScreenBounds, .mainScreen, .mainScreenScale, .mainScreenTraits, .screenList, .globalWindow, .idiom,
      .deviceOrientation, .interfaceOrientation, .deviceModel:
      return .warning
    case .sceneScreenBounds, .statusBarGeometry: return use.intent == .layout ? .warning : .note
    }
  }
}
