struct LaunchScreenDeclaredTwiceRule: ProjectRule {
  static let id: RuleID = "launch-screen-declared-twice"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, let screen = build.plist["UILaunchScreen"],
      let storyboard = build.plist[LaunchScreen.storyboardKey], storyboard.string?.isEmpty == false
    else { return }
    report.append(
      ProjectObservation(
        Self.id, about: screen, key: "UILaunchScreen",
        related: [Finding.Related(storyboard.origin, message: "the launch storyboard")]))
  }
}
