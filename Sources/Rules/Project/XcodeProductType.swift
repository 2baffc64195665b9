/// What the product types of Xcode mean.
enum XcodeProductType {
  private static let prefix = "com.apple.product-type."

  static func kind(_ type: String?) -> Target.Kind {
    guard let type, type.hasPrefix(prefix) else { return .other }
    let name = type.dropFirst(prefix.count)
    switch name {
    case "application": return .application
    case "application.on-demand-install-capable": return .appClip
    case "application.watchapp", "application.watchapp2": return .watchApp
    // Shells without code of their own around a watch app or a message extension.
    case "application.watchapp2-container", "application.messages": return .other
    case "watchkit-extension", "watchkit2-extension": return .watchExtension
    case "bundle.ui-testing": return .uiTests
    case "bundle.unit-test", "bundle.ocunit-test", "bundle.multi-device-ui-testing": return .tests
    case "tool": return .tool
    default: break
    }
    if name.contains("extension") { return .appExtension }
    if name.hasPrefix("framework") || name.hasPrefix("library") { return .framework }
    return .other
  }

  /// `CFBundlePackageType` of a product.
  static func packageType(_ type: String?) -> String {
    switch kind(type) {
    case .application, .appClip, .watchApp: "APPL"
    case .appExtension, .watchExtension: "XPC!"
    case .framework: "FMWK"
    default: "BNDL"
    }
  }

  static func deploymentSetting(_ platform: Platform) -> String {
    switch platform {
    case .iOS, .unknown: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
