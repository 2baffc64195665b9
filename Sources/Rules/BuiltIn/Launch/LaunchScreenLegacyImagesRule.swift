struct LaunchScreenLegacyImagesRule: ProjectRule {
  static let id: RuleID = "launch-screen-legacy-images"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.plist.isComplete, !LaunchScreen(plist: build.plist).isPresent else {
      return
    }
    for key in ["UILaunchImages", "UILaunchImageFile"] {
      for entry in build.plist.variants(of: key) {
        report.append(ProjectObservation(Self.id, about: entry.value, key: entry.key))
      }
    }
    let name = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
    if let setting = build.configuration.settings.value(of: name), !setting.text.isEmpty, let origin = setting.origin {
      report.append(ProjectObservation(Self.id, at: origin, subject: name, values: [.key: name]))
    }
  }
}
