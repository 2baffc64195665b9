import ResizelintLexer

/// Reads what an Expo app says in `app.json` where the project is generated from it and not in the tree.
///
/// `expo prebuild` makes the launch screen and decides on scenes, so the plist is never complete.
enum ExpoReader {
  static func readAll(_ files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    var targets: [Target] = []
    var notices: [Notice] = []
    for path in files.paths {
      let name = ProjectPath.name(of: path)
      let folder = ProjectPath.folder(of: path)
      if name == "app.config.js" || name == "app.config.ts" {
        if !hasProject(folder, files), files.contains(folder.isEmpty ? "package.json" : folder + "/package.json") {
          notices.append(Notice(path: path, message: "this file decides the Info.plist when it runs; what it says is not known"))
        }
        continue
      }
      guard name == "app.json", !hasProject(folder, files), let bytes = files.read(path) else { continue }
      let source = SourceText(path: path, bytes: bytes)
      let (root, problems) = JsonReader.read(bytes)
      guard let expo = root?["expo"] else { continue }
      notices += problems.map(source.notice)
      if let target = target(ManifestValue(json: expo, source: source), folder, files) { targets.append(target) }
    }
    return (targets, notices)
  }

  private static func hasProject(_ folder: String, _ files: ProjectFiles) -> Bool {
    files.paths(under: folder.isEmpty ? "ios" : folder + "/ios").contains { $0.hasSuffix(".xcodeproj/project.pbxproj") }
  }

  private static func target(_ expo: ManifestValue, _ folder: String, _ files: ProjectFiles) -> Target? {
    if let platforms = expo["platforms"]?.texts, !platforms.contains("ios") { return nil }
    let ios = expo["ios"]
    let settings = SettingsEvaluator(
      levels: [SettingsLevel(defaults: ["PRODUCT_NAME": expo["name"]?.text ?? "App", "PRODUCT_MODULE_NAME": "App"])],
      context: SettingsContext(platform: .iOS, configuration: ""))
    var merger = InfoPlistMerger(settings: settings, generates: false)
    if let plist = ios?["infoPlist"] { merger.add(plist) }
    merger.markIncomplete(nil)
    if let entry = ios?.entry("requireFullScreen"), let flag = entry.value.bool {
      merger.set("UIRequiresFullScreen", MergedValue(content: .bool(flag), origin: entry.origin))
      // Without it the plugin writes all four orientations for the iPad.
      if !flag, merger.plist["UISupportedInterfaceOrientations~ipad"] == nil {
        let names = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
        let items = names.map { MergedValue(content: .string("UIInterfaceOrientation" + $0), origin: entry.origin) }
        merger.set("UISupportedInterfaceOrientations~ipad", MergedValue(content: .array(items), origin: entry.origin))
      }
    }
    var configuration = BuildConfiguration(name: "", platform: .iOS, settings: settings)
    configuration.plist = merger.plist
    configuration.deviceFamilies = ios?["isTabletOnly"]?.bool == true ? [2] : ios?["supportsTablet"]?.bool == true ? [1, 2] : [1]
    return Target(
      name: expo["name"]?.text ?? ProjectPath.name(of: folder), kind: .application, productType: nil, declaration: .expo,
      origin: (expo.entry("ios")?.origin ?? expo.origin), configurations: [configuration], members: TargetMembers())
  }
}

extension ManifestValue {
  /// A value of a JSON file; the reader's limit of depth bounds the recursion.
  init(json: JsonNode, source: SourceText) {
    let content: Content =
      switch json.value {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number, let raw): Int64(raw).map { .integer($0) } ?? .real(number)
      case .string(let text): .string(text)
      case .array(let items): .array(items.map { ManifestValue(json: $0, source: source) })
      case .object(let members):
        .dictionary(
          members.map {
            ManifestEntry(
              key: $0.key, keySource: source, keyRange: $0.keyRange, value: ManifestValue(json: $0.node, source: source))
          })
      }
    self.init(content: content, source: source, range: json.range)
  }
}
