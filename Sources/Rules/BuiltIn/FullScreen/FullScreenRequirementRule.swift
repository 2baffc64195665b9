struct FullScreenRequirementRule: ProjectRule {
  static let id: RuleID = "full-screen-requirement"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    let key = FullScreenKey(plist: build.plist)
    for (entry, isTrue) in key.entries where isTrue {
      var observation = ProjectObservation(Self.id, about: entry.value, key: entry.key)
      if let version = key.ignoredFrom, version.major <= FullScreenKey.lastUsefulVersion {
        observation.severity = .note
        observation.variant = "ignored-from"
        observation.values[.value] = version.text
      } else if isGame(build.plist) {
        observation.severity = .note
        observation.variant = "game"
      }
      report.append(observation)
    }
  }

  /// `public.app-category.games`, `public.app-category.puzzle-games`.
  private func isGame(_ plist: MergedPlist) -> Bool {
    guard let category = plist["LSApplicationCategoryType"]?.string else { return false }
    return category.hasPrefix("public.app-category.") && category.hasSuffix("games")
  }
}
