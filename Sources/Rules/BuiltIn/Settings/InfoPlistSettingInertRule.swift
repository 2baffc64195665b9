struct InfoPlistSettingInertRule: ProjectRule {
  static let id: RuleID = "info-plist-setting-inert"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    for setting in build.plist.settings where setting.effect == .inert && InfoPlistKeys.isRelevant(setting.key) {
      report.append(
        ProjectObservation(Self.id, at: setting.origin, subject: setting.name, values: [.setting: setting.name]))
    }
  }
}
