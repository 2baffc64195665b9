struct SceneLifecycleMissingRule: ProjectRule {
  static let id: RuleID = "scene-lifecycle-missing"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.code.entry == .uiKit, build.code.configurationMethod == nil else { return }
    let severity: Severity
    switch build.configuration.platform {
    case .iOS: severity = project.settings(for: build.target).sdk < 27 ? .warning : .error
    case .tvOS, .visionOS: severity = .note
    case .macOS, .watchOS, .unknown: return
    }
    let manifest = SceneManifest(build.plist)
    guard !manifest.isPresent, !manifest.isOpen else { return }
    let delegates = build.code.own.flatMap(\.types).filter { build.code.sceneDelegates.contains($0.name) && $0.kind == .class }
    var observation = build.absence(Self.id, subject: SceneManifest.key, severity: severity)
    if let delegate = delegates.first {
      observation.variant = "delegate-without-manifest"
      observation.values[.name] = delegate.name
      observation.related.append(Finding.Related(delegate.origin, message: "the scene delegate that is never made"))
    }
    report.append(observation)
  }
}
