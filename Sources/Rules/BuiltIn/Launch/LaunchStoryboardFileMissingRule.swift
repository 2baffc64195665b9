struct LaunchStoryboardFileMissingRule: ProjectRule {
  static let id: RuleID = "launch-storyboard-file-missing"

  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation]) {
    guard build.configuration.platform == .iOS, !isGenerated(build.target.declaration) else { return }
    for entry in LaunchScreen(plist: build.plist).storyboards {
      guard let name = LaunchScreen.baseName(entry.value), project.storyboards(named: name).isEmpty else { continue }
      report.append(ProjectObservation(Self.id, about: entry.value, key: entry.key, values: [.value: name]))
    }
  }

  /// Expo and Unity write the storyboard when they make the project.
  private func isGenerated(_ declaration: Target.Declaration) -> Bool { declaration == .expo || declaration == .unity }
}

extension ProjectContext {
  /// The storyboards and xibs of that name, anywhere in the tree. Case counts.
  func storyboards(named name: String) -> [String] {
    files.interfaceFiles.filter {
      let file = ProjectPath.name(of: $0)
      return file == name + ".storyboard" || file == name + ".xib"
    }
  }
}
