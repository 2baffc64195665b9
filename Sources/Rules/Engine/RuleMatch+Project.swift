/// How matches in data are found in what a project builds.
extension RuleMatch {
  /// It is about property lists or build settings, not Swift code.
  var isOfProject: Bool {
    switch self {
    case .plistKey, .buildSetting: true
    case .chain, .call, .override, .declaration: false
    }
  }

  /// Reports what matches in the Info.plist or the settings of an iOS build.
  func check(_ build: ProjectBuild, _ rule: RuleID, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    switch self {
    case .plistKey(let key):
      for entry in build.plist.variants(of: key) {
        report.append(ProjectObservation(rule, about: entry.value, key: entry.key, values: [.code: entry.key]))
      }
    case .buildSetting(let name):
      guard let setting = build.configuration.settings.value(of: name), let origin = setting.origin else { return }
      report.append(
        ProjectObservation(
          rule, at: origin, subject: name, values: [.code: name, .setting: name, .value: setting.text]))
    case .chain, .call, .override, .declaration: break
    }
  }
}
