/// The `INFOPLIST_KEY_*` settings that the build system knows and that the rules look at.
///
/// Source: the lists of Info.plist keys in swift-build (`CoreBuildSystem.xcspec`, `InfoPlistProcessorTaskAction.swift`).
enum InfoPlistKeys {
  /// How a setting is written into the plist.
  enum Kind {
    case bool
    case string
    case list
    /// `YES` writes an empty dictionary.
    case launchScreen
    /// `YES` writes a manifest with several scenes and no configuration.
    case sceneManifest
  }

  static let prefix = "INFOPLIST_KEY_"

  static let known: [String: (key: String, kind: Kind)] = [
    "UIRequiresFullScreen": ("UIRequiresFullScreen", .bool),
    "UIStatusBarHidden": ("UIStatusBarHidden", .bool),
    "UIApplicationSupportsIndirectInputEvents": ("UIApplicationSupportsIndirectInputEvents", .bool),
    "UISupportsDocumentBrowser": ("UISupportsDocumentBrowser", .bool),
    "UILaunchStoryboardName": ("UILaunchStoryboardName", .string),
    "UIMainStoryboardFile": ("UIMainStoryboardFile", .string),
    "UIStatusBarStyle": ("UIStatusBarStyle", .string),
    "UIUserInterfaceStyle": ("UIUserInterfaceStyle", .string),
    "LSApplicationCategoryType": ("LSApplicationCategoryType", .string),
    "CFBundleDisplayName": ("CFBundleDisplayName", .string),
    "UISupportedInterfaceOrientations": ("UISupportedInterfaceOrientations", .list),
    "UISupportedInterfaceOrientations_iPad": ("UISupportedInterfaceOrientations~ipad", .list),
    "UISupportedInterfaceOrientations_iPhone": ("UISupportedInterfaceOrientations~iphone", .list),
    "UIRequiredDeviceCapabilities": ("UIRequiredDeviceCapabilities", .list),
    "UILaunchScreen_Generation": ("UILaunchScreen", .launchScreen),
    "UIApplicationSceneManifest_Generation": ("UIApplicationSceneManifest", .sceneManifest),
  ]

  /// Keys that the rules look at; a setting that starts with one and is not known is a mistake worth saying.
  private static let relevant = [
    "UIRequiresFullScreen", "UIRequiresFullscreen", "UILaunchScreen", "UILaunchStoryboard", "UIApplicationSceneManifest",
    "UISupportedInterfaceOrientations", "UIMainStoryboardFile", "UIScene",
  ]

  /// Whether a setting, without its prefix, is about something that the rules look at.
  static func isRelevant(_ name: String) -> Bool { relevant.contains { name.hasPrefix($0) } }
}
