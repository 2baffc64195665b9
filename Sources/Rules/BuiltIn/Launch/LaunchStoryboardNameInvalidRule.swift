struct LaunchStoryboardNameInvalidRule: ProjectRule {
  static let id: RuleID = "launch-storyboard-name-invalid"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    for entry in LaunchScreen(plist: build.plist).storyboards where entry.value.isResolved {
      guard let name = entry.value.string, name.isEmpty || LaunchScreen.isPath(name) else { continue }
      report.append(
        ProjectObservation(
          Self.id, about: entry.value, key: entry.key, variant: name.isEmpty ? "empty" : nil, values: [.value: name]))
    }
  }
}
