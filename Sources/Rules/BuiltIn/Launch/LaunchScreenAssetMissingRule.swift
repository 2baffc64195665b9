struct LaunchScreenAssetMissingRule: ProjectRule {
  static let id: RuleID = "launch-screen-asset-missing"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.target.declaration != .expo else { return }
    for screen in LaunchScreen(plist: build.plist).screens {
      for entry in screen.value.dictionary ?? [] {
        check(entry, in: screen.keyPath, project, &report)
        guard LaunchScreen.barKeys.contains(entry.key) else { continue }
        for inner in entry.value.dictionary ?? [] { check(inner, in: screen.keyPath + "." + entry.key, project, &report) }
      }
    }
  }

  private func check(
    _ entry: MergedEntry, in keyPath: String, _ project: ProjectContext, _ report: inout [ProjectObservation]
  ) {
    let kinds: [String]
    switch entry.key {
    case "UIColorName": kinds = [".colorset"]
    case "UIImageName": kinds = [".imageset", ".symbolset"]
    default: return
    }
    guard entry.value.isResolved, let name = entry.value.string, !name.isEmpty, !project.hasAsset(named: name, kinds) else {
      return
    }
    // An image with an extension is a file of its own, and those are not listed.
    guard entry.key == "UIColorName" || ProjectPath.fileExtension(of: name).isEmpty else { return }
    var observation = ProjectObservation(Self.id, about: entry.value, key: entry.key, values: [.value: name])
    observation.subject = keyPath + "." + entry.key
    report.append(observation)
  }
}

extension ProjectContext {
  /// Whether an asset catalogue holds the asset. A folder that gives a namespace is part of the name: its last part decides.
  fileprivate func hasAsset(named name: String, _ kinds: [String]) -> Bool {
    let endings = kinds.map { "/" + ProjectPath.name(of: name) + $0 + "/Contents.json" }
    return files.paths.contains { path in endings.contains { path.hasSuffix($0) } }
  }
}
