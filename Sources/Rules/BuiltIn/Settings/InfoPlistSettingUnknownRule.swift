struct InfoPlistSettingUnknownRule: ProjectRule {
  static let id: RuleID = "info-plist-setting-unknown"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    for setting in build.plist.settings where setting.effect == .unknown {
      // A misspelled key is told by a rule of its own.
      if setting.key.hasPrefix("UIRequiresFullscreen") { continue }
      report.append(
        ProjectObservation(Self.id, at: setting.origin, subject: setting.name, values: [.setting: setting.name]))
    }
  }
}
