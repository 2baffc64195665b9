struct SceneConfigurationEmptyRule: ProjectRule {
  static let id: RuleID = "scene-configuration-empty"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.code.entry == .uiKit else { return }
    let manifest = SceneManifest(build.plist)
    guard !manifest.isOpen else { return }
    if let method = build.code.configurationMethod {
      guard !manifest.isPresent else { return }
      report.append(
        build.absence(
          Self.id, subject: SceneManifest.key, variant: "manifest-missing",
          related: [Finding.Related(method.origin, message: "configurations are supplied here")]))
    } else if let origin = manifest.configurationsOrigin, !manifest.configuresWindow {
      // What a setting replaced is told by a rule of its own.
      guard !build.plist.replaced.contains(where: { $0.keyPath == SceneManifestOverwrittenRule.keyPath }) else { return }
      let isEmpty = manifest.configurations.isEmpty
      report.append(
        ProjectObservation(
          Self.id, at: origin, subject: "\(SceneManifest.key).\(SceneManifest.configurationsKey)",
          variant: isEmpty ? nil : "role-missing"))
    }
  }
}
