/// An app in scenes that asks for no smallest size anywhere.
struct MinimumSizeUnsetRule: ProjectRule {
  static let id: RuleID = "minimum-size-unset"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.target.kind == .application, !build.code.own.isEmpty else { return }
    let hasScenes =
      build.code.entry == .swiftUI || SceneManifest(build.plist).configuresWindow || build.code.configurationMethod != nil
    guard hasScenes, !build.code.linked.contains(where: \.layout.asksForSmallestSize) else { return }
    report.append(ProjectObservation(Self.id, at: build.target.origin, subject: "smallest size"))
  }
}
