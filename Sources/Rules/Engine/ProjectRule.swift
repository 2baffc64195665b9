/// A rule that judges what a project builds: its targets, their configurations, and the Info.plist of each.
///
/// A rule is a stateless value that reports unconditionally, once for every build that it is asked about. That several
/// configurations and targets share a cause, and so a finding, is the engine's business.
public protocol ProjectRule: Sendable {
  static var id: RuleID { get }

  /// Looks at one configuration of an app target.
  func check(_ build: ProjectBuild, in project: ProjectContext, _ report: inout [ProjectObservation])
}

/// One configuration of one target: what an archive is made of.
public struct ProjectBuild: Sendable {
  public let target: Target
  public let configuration: BuildConfiguration
  public let code: TargetCode
  /// The place of the target in the model, and of the configuration in the target.
  let index: Index

  struct Index: Hashable, Sendable {
    var target: Int
    var configuration: Int
  }

  public var plist: MergedPlist { configuration.plist }

  /// What a message calls the target; without a project file, the property list that stands for it.
  public var name: String {
    target.declaration == .loosePlist ? ProjectPath.name(of: target.origin.path) : target.name
  }
}

/// What project rules know beyond the build in front of them.
public struct ProjectContext: Sendable {
  public let model: ProjectModel
  public let sources: ProjectSources
  public let files: ProjectFiles
  public let configuration: LintConfiguration

  /// What the configuration says about a target: the one nearest to the file that declares it.
  public func settings(for target: Target) -> LintSettings { configuration.settings(for: target.origin.path) }

  /// Every build of an app.
  var builds: [ProjectBuild] {
    var builds: [ProjectBuild] = []
    let ownersOfFiles = sources.files.map { model.owners(of: $0.path) }
    for (number, target) in model.targets.enumerated() where target.kind == .application || target.kind == .appClip {
      let code = TargetCode(of: number, in: model, sources: sources, ownersOfFiles: ownersOfFiles)
      for (place, configuration) in target.configurations.enumerated() {
        builds.append(
          ProjectBuild(
            target: target, configuration: configuration, code: code, index: .init(target: number, configuration: place)))
      }
    }
    return builds
  }
}
