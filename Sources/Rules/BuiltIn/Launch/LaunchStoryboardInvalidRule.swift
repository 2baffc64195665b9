struct LaunchStoryboardInvalidRule: ProjectRule {
  static let id: RuleID = "launch-storyboard-invalid"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS else { return }
    for entry in LaunchScreen(plist: build.plist).storyboards {
      guard let name = LaunchScreen.baseName(entry.value) else { continue }
      for path in files(named: name, of: build.target, project) {
        guard let bytes = project.files.read(path) else { continue }
        check(InterfaceDocument(path: path, bytes: bytes), named: name, &report)
      }
    }
  }

  private func check(_ document: InterfaceDocument, named name: String, _ report: inout [ProjectObservation]) {
    guard let root = document.root else { return }
    if document.isStoryboard, !document.hasInitialController {
      report.append(
        ProjectObservation(Self.id, at: root, subject: name + "/initialViewController", variant: "no-initial-controller"))
    }
    for need in document.needs {
      let variant: String? =
        switch need.kind {
        case .customClass: nil
        case .outlet: "outlet"
        case .runtimeAttribute: "runtime-attribute"
        }
      report.append(
        ProjectObservation(
          Self.id, at: need.origin, subject: name + "/" + need.name, variant: variant, values: [.name: need.name]))
    }
  }

  /// Those that the target holds; where it names none, the only one of the tree.
  private func files(named name: String, of target: Target, _ project: ProjectContext) -> [String] {
    let paths = project.storyboards(named: name)
    let members = Set(target.members?.resources ?? [])
    let own = paths.filter(members.contains)
    return own.isEmpty && paths.count == 1 ? paths : own
  }
}
