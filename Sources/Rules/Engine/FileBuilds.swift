/// What builds one file for iOS, as far as the project says.
struct FileBuilds {
  private let targets: [Target]

  init(of path: String, in model: ProjectModel) {
    let owners = model.owners(of: path)
    // A file that no target names belongs to those whose files nobody lists, if any.
    targets = (owners.isEmpty ? model.targets.indices.filter { model.targets[$0].members == nil } : owners)
      .map { model.targets[$0] }
      .filter { $0.builds(for: .iOS) }
  }

  /// One of them may run on an iOS before the version; so where nothing says what builds the file, or for which iOS.
  func runBefore(_ version: SystemVersion) -> Bool {
    targets.isEmpty || phoneConfigurations.contains { FileBuilds.runs($0, before: version) ?? true }
  }

  /// One of them says that it runs on an iOS before the version.
  func areKnownToRunBefore(_ version: SystemVersion) -> Bool {
    phoneConfigurations.contains { FileBuilds.runs($0, before: version) ?? false }
  }

  /// The names of those that are built for Mac Catalyst as well, each once.
  var catalystTargets: [String] {
    var names: [String] = []
    for target in targets where target.configurations.contains(where: \.supportsCatalyst) && !names.contains(target.name) {
      names.append(target.name)
    }
    return names
  }

  /// Nil where nothing says on which version it runs.
  private static func runs(_ configuration: BuildConfiguration, before version: SystemVersion) -> Bool? {
    configuration.deploymentTarget.flatMap { SystemVersion($0) }.map { $0 < version }
  }

  private var phoneConfigurations: [BuildConfiguration] {
    targets.flatMap { $0.configurations.filter { $0.platform == .iOS } }
  }
}
