struct AppDelegateWindowRule: ProjectRule {
  static let id: RuleID = "app-delegate-window"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.code.entry != .swiftUI else { return }
    let hasScenes = build.hasScenes
    // Without the whole plist nobody knows whether there are scenes.
    guard hasScenes || build.plist.isComplete else { return }
    for type in build.code.own.flatMap(\.types) where build.code.applicationDelegates.contains(type.name) {
      // UIKit sets `window`; one of another name counts where it stands in for it.
      let hasUsual = type.windows.contains { $0.name == "window" }
      for window in type.windows where window.name == "window" || !hasUsual && window.isUsed {
        // A weak one is told by a scene delegate which window there is.
        if hasScenes, window.isWeak { continue }
        let isLeftOver = hasScenes && !window.isUsed
        report.append(
          ProjectObservation(
            Self.id, at: window.origin, subject: "\(type.name).\(window.name)", severity: isLeftOver ? .note : nil,
            variant: isLeftOver ? "left-over" : nil, values: [.name: window.name]))
      }
    }
  }
}
