struct SceneManifestOverwrittenRule: ProjectRule {
  static let id: RuleID = "scene-manifest-overwritten"
  static let keyPath = [SceneManifest.key, SceneManifest.configurationsKey]

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    for replaced in build.plist.replaced where replaced.keyPath == Self.keyPath {
      guard let roles = replaced.value.dictionary, !roles.isEmpty else { continue }
      let setting = replaced.by.setting ?? InfoPlistKeys.prefix + "UIApplicationSceneManifest_Generation"
      report.append(
        ProjectObservation(
          Self.id, at: replaced.value.origin, subject: Self.keyPath.joined(separator: "."), values: [.setting: setting],
          related: [Finding.Related(replaced.by, message: "the setting that replaces them")]))
    }
  }
}
