struct FullScreenKeyInertRule: ProjectRule {
  static let id: RuleID = "full-screen-key-inert"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    let key = FullScreenKey(plist: build.plist)
    let isPlainTrue = build.plist[FullScreenKey.name]?.bool == true
    for (entry, isTrue) in key.entries where !isTrue {
      // `~ipad` with `false` beside the plain key with `true` takes the iPad out of it.
      if isPlainTrue, entry.key != FullScreenKey.name { continue }
      report.append(ProjectObservation(Self.id, about: entry.value, key: entry.key))
    }
  }
}
