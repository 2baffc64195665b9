struct FullScreenIgnoredVersionInvalidRule: ProjectRule {
  static let id: RuleID = "full-screen-ignored-version-invalid"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, let value = build.plist[FullScreenKey.companion], value.isResolved else { return }
    let key = FullScreenKey(plist: build.plist)
    var observation = ProjectObservation(Self.id, about: value, key: FullScreenKey.companion)
    if let text = value.string {
      observation.values[.value] = text
      if let major = FullScreenKey.major(text) {
        if !key.mayBeTrue {
          observation.variant = "alone"
        } else if major > FullScreenKey.lastUsefulVersion {
          observation.variant = "too-late"
        } else {
          return
        }
      }
    } else {
      observation.variant = "wrong-type"
      observation.values[.value] = value.kind
    }
    report.append(observation)
  }
}
