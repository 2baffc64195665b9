struct LaunchScreenMalformedRule: ProjectRule {
  static let id: RuleID = "launch-screen-malformed"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    for screen in LaunchScreen(plist: build.plist).screens {
      guard let entries = screen.value.dictionary else {
        if screen.value.isResolved {
          report.append(
            ProjectObservation(
              Self.id, about: screen.value, key: screen.keyPath, variant: "not-a-dictionary",
              values: [.value: screen.value.kind]))
        }
        continue
      }
      for entry in entries where !LaunchScreen.knownKeys.contains(entry.key) {
        if screen.isDefinition, entry.key == "UILaunchScreenIdentifier" { continue }
        let isNested = entry.key == "UILaunchScreen"
        var observation = ProjectObservation(
          Self.id, about: entry.value, key: entry.key, severity: isNested ? .note : nil, variant: isNested ? "nested" : nil)
        observation.subject = screen.keyPath + "." + entry.key
        report.append(observation)
      }
    }
  }
}
