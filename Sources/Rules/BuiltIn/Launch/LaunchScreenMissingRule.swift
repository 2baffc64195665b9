struct LaunchScreenMissingRule: ProjectRule {
  static let id: RuleID = "launch-screen-missing"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.plist.isComplete else { return }
    let screen = LaunchScreen(plist: build.plist)
    guard !screen.isPresent else { return }
    var severity = Severity.error
    // Nothing says that the store looks at App Clips, or what it makes of a key for one kind of device.
    if build.target.kind == .appClip || project.settings(for: build.target).sdk < 27 || screen.isPresentForSomeDevices {
      severity = .warning
    }
    var observation = build.absence(Self.id, subject: "UILaunchScreen", severity: severity)
    if let setting = inertSetting(build) {
      observation.variant = "build-setting-inert"
      observation.values[.setting] = setting.name
      observation.related.append(Finding.Related(setting.origin, message: "the setting without effect"))
    }
    report.append(observation)
  }

  private func inertSetting(_ build: ProjectBuild) -> InfoPlistSetting? {
    build.plist.settings.first { setting in
      setting.effect == .inert && LaunchScreen.keys.contains(setting.key) && SettingText.bool(setting.value) != false
    }
  }
}
