/// What the Info.plist of one build says of the launch screen.
struct LaunchScreen {
  /// The store looks for one of these at the top level. Source: TN3208.
  static let keys = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards"]
  static let storyboardKey = "UILaunchStoryboardName"

  /// What the system reads in `UILaunchScreen`, and what in its bars.
  static let knownKeys: Set<String> = [
    "UIColorName", "UIImageName", "UIImageRespectsSafeAreaInsets", "UINavigationBar", "UITabBar", "UIToolbar",
  ]
  static let barKeys: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]

  /// One `UILaunchScreen`, or one definition of `UILaunchScreens`.
  struct Screen {
    /// The keys that lead to it.
    var keyPath: String
    var value: MergedValue
    /// It is one of several and carries a name.
    var isDefinition = false
  }

  let plist: MergedPlist

  var isPresent: Bool { LaunchScreen.keys.contains { plist[$0] != nil } }

  /// Only a variant for some devices, such as `UILaunchStoryboardName~ipad`.
  var isPresentForSomeDevices: Bool { LaunchScreen.keys.contains { !plist.variants(of: $0).isEmpty } }

  /// The storyboards that are named, with device variants.
  var storyboards: [MergedEntry] { plist.variants(of: LaunchScreen.storyboardKey) }

  /// Every launch screen that is written as a dictionary.
  var screens: [Screen] {
    var screens = plist.variants(of: "UILaunchScreen").map { Screen(keyPath: $0.key, value: $0.value) }
    for entry in plist.variants(of: "UILaunchScreens") {
      for definition in entry.value["UILaunchScreenDefinitions"]?.array ?? [] {
        screens.append(
          Screen(keyPath: entry.key + ".UILaunchScreenDefinitions", value: definition, isDefinition: true))
      }
    }
    return screens
  }

  /// The base name of a launch storyboard, where it is one.
  static func baseName(_ value: MergedValue) -> String? {
    guard value.isResolved, let name = value.string, !name.isEmpty, !isPath(name) else { return nil }
    return name
  }

  static func isPath(_ name: String) -> Bool {
    name.contains("/") || ["storyboard", "storyboardc", "xib", "nib"].contains(ProjectPath.fileExtension(of: name))
  }
}
