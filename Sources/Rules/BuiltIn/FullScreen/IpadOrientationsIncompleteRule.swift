struct IpadOrientationsIncompleteRule: ProjectRule {
  static let id: RuleID = "ipad-orientations-incomplete"

  private static let key = "UISupportedInterfaceOrientations"
  private static let all = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.plist.isComplete, runsOnPad(build) else { return }
    let pad = Self.key + "~ipad"
    let key = build.plist[pad] != nil ? pad : Self.key
    guard let value = build.plist[key], value.isResolved, let items = value.array, items.allSatisfy(\.isResolved) else { return }
    let listed = Set(items.compactMap(\.string))
    let missing = Self.all.filter { !listed.contains($0) }
    // An empty list says as little as none.
    guard !missing.isEmpty, missing.count < Self.all.count else { return }
    report.append(
      ProjectObservation(
        Self.id, about: value, key: key, severity: FullScreenKey(plist: build.plist).isTrue ? .note : nil,
        values: [.value: missing.map { "`\($0)`" }.joined(separator: ", ")]))
  }

  /// `TARGETED_DEVICE_FAMILY`; without a project, what the plist itself says.
  private func runsOnPad(_ build: ProjectBuild) -> Bool {
    build.configuration.includesPad || build.target.declaration == .loosePlist && build.plist[Self.key + "~ipad"] != nil
  }
}
