struct SceneStoryboardUnsetRule: ProjectRule {
  static let id: RuleID = "scene-storyboard-unset"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.code.entry != .swiftUI else { return }
    guard let storyboard = build.plist["UIMainStoryboardFile"], storyboard.isResolved, storyboard.string?.isEmpty == false
    else { return }
    let manifest = SceneManifest(build.plist)
    let windows = manifest.configurations.filter { $0.role == SceneManifest.windowRole }
    guard !manifest.isOpen, !windows.isEmpty, windows.allSatisfy({ $0.value["UISceneStoryboardFile"] == nil }) else { return }
    guard !build.code.linked.isEmpty, build.code.configurationMethod == nil,
      !build.code.linked.contains(where: { $0.makesWindow || $0.setsSceneStoryboard })
    else { return }
    report.append(ProjectObservation(Self.id, about: storyboard, key: "UIMainStoryboardFile"))
  }
}
