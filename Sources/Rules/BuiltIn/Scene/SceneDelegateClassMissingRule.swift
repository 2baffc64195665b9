struct SceneDelegateClassMissingRule: ProjectRule {
  static let id: RuleID = "scene-delegate-class-missing"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, !build.code.linked.isEmpty else { return }
    for configuration in SceneManifest(build.plist).configurations {
      guard let value = configuration.value["UISceneDelegateClassName"], value.isResolved, let name = value.string,
        !name.isEmpty
      else { continue }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard let last = parts.last, !isFromElsewhere(parts, build), !declares(String(last), build.code) else { continue }
      report.append(
        ProjectObservation(
          Self.id, about: value, key: "\(configuration.role).UISceneDelegateClassName", values: [.name: name]))
    }
  }

  private func declares(_ name: String, _ code: TargetCode) -> Bool {
    code.linked.contains { file in
      file.types.contains { $0.kind != .extension && ($0.name == name || $0.objcName == name) }
    }
  }

  /// A class of another module, which need not be in the tree.
  private func isFromElsewhere(_ parts: [Substring], _ build: ProjectBuild) -> Bool {
    guard parts.count > 1 else { return parts[0].hasPrefix("Flutter") }
    let own = build.configuration.settings.value(of: "PRODUCT_MODULE_NAME")?.text ?? "App"
    return parts[0] != own && build.target.declaration != .loosePlist
  }
}
