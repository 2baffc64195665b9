struct AppDelegateCallbackUnusedRule: ProjectRule {
  static let id: RuleID = "app-delegate-callback-unused"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, build.hasScenes else { return }
    let variant = build.code.entry == .swiftUI ? "swiftui" : nil
    for type in build.code.linked.flatMap(\.types) where build.code.applicationDelegates.contains(type.name) {
      for callback in type.callbacks where callback.name != ApplicationDelegateMembers.configurationMethod {
        report.append(
          ProjectObservation(
            Self.id, at: callback.origin, subject: "\(type.name).\(callback.name)", severity: callback.isEmpty ? .note : nil,
            variant: callback.isEmpty ? "empty" : variant, values: [.name: callback.name]))
      }
    }
  }
}
