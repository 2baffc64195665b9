/// Decides what a target of an Xcode project builds for.
enum PlatformDecision {
  /// The SDK names of `SUPPORTED_PLATFORMS` and `SDKROOT`; the first one found in a list of platforms is the one judged.
  private static let sdks: [(name: String, platform: Platform)] = [
    ("iphoneos", .iOS), ("xros", .visionOS), ("appletvos", .tvOS), ("watchos", .watchOS), ("macosx", .macOS),
  ]

  /// The platform of one configuration.
  ///
  /// Of `SDKROOT` and `SUPPORTED_PLATFORMS` the one that is set at the higher level decides, since a target inherits the
  /// other from a project that is made for something else. Without either it is a Mac build, if all that could set them was read.
  static func platform(levels: [SettingsLevel], configuration: String, productType: String?) -> Platform {
    if productType?.contains("watchkit") == true || productType?.contains("watchapp") == true { return .watchOS }
    let settings = SettingsEvaluator(levels: levels, context: SettingsContext(platform: .unknown, configuration: configuration))
    let root = settings.value(of: "SDKROOT")
    let list = settings.value(of: "SUPPORTED_PLATFORMS").flatMap { $0.text.isEmpty && $0.unresolved.isEmpty ? nil : $0 }
    let rootLevel = settings.level(of: "SDKROOT") ?? .max
    let listLevel = settings.level(of: "SUPPORTED_PLATFORMS") ?? .max
    if let root, !root.text.isEmpty, root.text != "auto", list == nil || rootLevel < listLevel {
      return platform(sdk: root.text)
    }
    if let list {
      let names = SettingText.list(list.text)
      let named = sdks.first { names.contains($0.name) }?.platform
      return named ?? root.map { platform(sdk: $0.text) } ?? .unknown
    }
    if root?.text.isEmpty != false, !levels.allSatisfy(\.isComplete) { return likelyPlatform(settings) }
    guard let root else { return .macOS }
    // `auto` without a list is every platform, the iPhone's among them.
    return root.text == "auto" ? .iOS : platform(sdk: root.text)
  }

  /// What the other settings speak of, where those that decide stand in a file that is not there.
  private static func likelyPlatform(_ settings: SettingsEvaluator) -> Platform {
    let families = settings.value(of: "TARGETED_DEVICE_FAMILY")?.text ?? ""
    if families.contains("1") || families.contains("2") { return .iOS }
    return sdks.first { settings.value(of: XcodeProductType.deploymentSetting($0.platform)) != nil }?.platform ?? .unknown
  }

  /// `iphoneos`, `iphoneos27.0`, or a path to `iPhoneOS.sdk`.
  private static func platform(sdk: String) -> Platform {
    let name = sdk.lowercased()
    return sdks.first { name.contains($0.name) }?.platform ?? (name.isEmpty ? .macOS : .unknown)
  }
}
