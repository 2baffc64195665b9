import ResizelintLexer

/// Reads the player settings of a Unity project, from which its Xcode project is exported.
///
/// Unity makes launch screen and scenes itself, so the plist is never complete.
enum UnityReader {
  static func readAll(_ files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    var targets: [Target] = []
    for path in files.paths
    where path == "ProjectSettings/ProjectSettings.asset" || path.hasSuffix("/ProjectSettings/ProjectSettings.asset") {
      guard let bytes = files.read(path) else { continue }
      let source = SourceText(path: path, bytes: bytes)
      guard let settings = playerSettings(source) else { continue }
      targets.append(target(settings))
    }
    return (targets, [])
  }

  /// The mapping below `PlayerSettings`, which stands in a document with tags of Unity's own in front.
  private static func playerSettings(_ source: SourceText) -> ManifestValue? {
    // Blanking the directives and the document's tag keeps every offset.
    var bytes = source.bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if bytes[start] == UInt8(ascii: "%") || bytes[start..<end].starts(with: "---".utf8) {
        for index in start..<end { bytes[index] = 0x20 }
      }
      start = end + 1
    }
    return YamlReader.read(bytes).root.map { ManifestValue(yaml: $0, source: source) }?["PlayerSettings"]
  }

  private static func target(_ player: ManifestValue) -> Target {
    let evaluator = SettingsEvaluator.none
    var merger = InfoPlistMerger(settings: evaluator, generates: false)
    merger.markIncomplete(nil)
    if let entry = player.entry("uIRequiresFullScreen"), case .integer(1) = entry.value.content {
      merger.set("UIRequiresFullScreen", MergedValue(content: .bool(true), origin: entry.origin))
    }
    var configuration = BuildConfiguration(name: "", platform: .iOS, settings: evaluator)
    configuration.plist = merger.plist
    switch player["iPhoneTargetDevice"] ?? player["targetDevice"] {
    case let value? where value.text == "0": configuration.deviceFamilies = [1]
    case let value? where value.text == "1": configuration.deviceFamilies = [2]
    case let value? where value.text == "2": configuration.deviceFamilies = [1, 2]
    default: break
    }
    return Target(
      name: player["productName"]?.text ?? "Unity", kind: .application, productType: nil, declaration: .unity,
      origin: player.origin, configurations: [configuration], members: TargetMembers())
  }
}
