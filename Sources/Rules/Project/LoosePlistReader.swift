import ResizelintLexer

/// Property lists of a tree without a project file: each one of an app stands for a target of its own.
struct LoosePlistReader {
  private let files: ProjectFiles
  /// Every target has all of them.
  private lazy var members = TargetMembers(
    sources: files.paths.filter(FileKind.isCompiled),
    resources: files.paths.filter { ["storyboard", "xib"].contains(ProjectPath.fileExtension(of: $0)) })
  private(set) var targets: [Target] = []
  private(set) var notices: [Notice] = []

  init(files: ProjectFiles) { self.files = files }

  mutating func read() {
    for path in files.paths where ProjectPath.fileExtension(of: path) == "plist" {
      guard let bytes = files.read(path) else { continue }
      let document = PropertyListReader.read(bytes)
      let source = SourceText(path: path, bytes: document.text)
      guard LoosePlistReader.isApplication(document.root) else { continue }
      // The names that a project would give; a class is told by its last component anyway.
      let defaults = SettingsLevel(defaults: [
        "PRODUCT_NAME": "App", "PRODUCT_MODULE_NAME": "App", "EXECUTABLE_NAME": "App", "TARGET_NAME": "App",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ])
      let settings = SettingsEvaluator(levels: [defaults], context: SettingsContext(platform: .iOS, configuration: ""))
      var merger = InfoPlistMerger(settings: settings, generates: false)
      merger.setFile(path)
      if let problem = document.problems.first { merger.markIncomplete(source.notice(problem)) }
      merger.add(document.root, source: source)
      merger.noteUnresolved()
      var configuration = BuildConfiguration(name: "", platform: .iOS, settings: .none)
      configuration.plist = merger.plist
      configuration.infoPlistPath = path
      configuration.platform = LoosePlistReader.platform(merger.plist)
      configuration.deviceFamilies = merger.plist["UIDeviceFamily"].map(LoosePlistReader.families)
      configuration.deploymentTarget = merger.plist["MinimumOSVersion"]?.string
      notices += merger.notices
      targets.append(
        Target(
          name: ProjectPath.stem(of: path), kind: .application, productType: nil, declaration: .loosePlist,
          origin: .start(of: path),
          configurations: [configuration], members: members))
    }
  }

  /// `CFBundlePackageType` says it; a variable in its place stands for an app where the other keys are those of one.
  private static func isApplication(_ root: PropertyListNode?) -> Bool {
    guard let root, root["NSExtension"] == nil, root["EXAppExtensionAttributes"] == nil else { return false }
    switch root["CFBundlePackageType"]?.string {
    case "APPL": return true
    case let type? where type.contains("$"):
      return ["LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchStoryboardName", "UILaunchScreen"].contains {
        root[$0] != nil
      }
    default: return false
    }
  }

  private static func families(_ value: MergedValue) -> Set<Int> {
    let items = value.array ?? [value]
    return Set(
      items.compactMap { item in
        if case .integer(let number) = item.content { return Int(number) }
        return item.string.flatMap { Int($0) }
      })
  }

  private static func platform(_ plist: MergedPlist) -> Platform {
    if plist["WKApplication"] != nil || plist["WKWatchKitApp"] != nil || plist["WKCompanionAppBundleIdentifier"] != nil {
      return .watchOS
    }
    for name in plist["CFBundleSupportedPlatforms"]?.strings ?? [plist["DTPlatformName"]?.string ?? ""] {
      switch name.lowercased() {
      case "iphoneos", "iphonesimulator": return .iOS
      case "xros", "xrsimulator": return .visionOS
      case "appletvos", "appletvsimulator": return .tvOS
      case "watchos", "watchsimulator": return .watchOS
      case "macosx": return .macOS
      default: break
      }
    }
    if let families = plist["UIDeviceFamily"].map(families), !families.isEmpty, families.isDisjoint(with: [1, 2]) {
      if families.contains(7) { return .visionOS }
      if families.contains(3) { return .tvOS }
      if families.contains(4) { return .watchOS }
    }
    // A Mac app's own keys, with none of iOS beside them.
    let isMac = ["LSMinimumSystemVersion", "NSMainNibFile", "NSMainStoryboardFile", "LSUIElement"].contains { plist[$0] != nil }
    if isMac, plist["LSRequiresIPhoneOS"] == nil, !plist.entries.contains(where: { $0.key.hasPrefix("UI") }) { return .macOS }
    return .iOS
  }
}
