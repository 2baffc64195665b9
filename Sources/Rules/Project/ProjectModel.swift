import ResizelintLexer

/// What the project files of a tree say: the targets, their configurations, and the Info.plist that each build would have.
///
/// Start at `targets`. For every target, each `BuildConfiguration` has a `plist` (`MergedPlist`), whose values know the
/// file, line and build setting they come from (`Origin`):
///
/// ```swift
/// let model = ProjectModel.read(files)
/// for target in model.targets where target.isPhoneApplication {
///   for configuration in target.configurations where configuration.platform == .iOS {
///     if configuration.plist["UIRequiresFullScreen"]?.bool == true { … }      // at .origin
///     if configuration.plist.isComplete, configuration.plist["UILaunchScreen"] == nil { … }   // at target.origin
///   }
/// }
/// ```
///
/// Three states of knowledge must be kept apart. A value that is there is true. A key that is absent is absent only where
/// `MergedPlist.isComplete`. A value with `MergedValue.unresolved` variables proves neither.
///
/// The result depends on the names and bytes of the files alone, not on the order in which they were listed.
public struct ProjectModel: Sendable {
  /// In the order of the project files' paths, then of the targets in each.
  public var targets: [Target] = []
  /// What could not be read or understood, in the order of paths.
  public var notices: [Notice] = []
  /// Indices into `targets` of those that a file belongs to.
  private var owners: [String: [Int]] = [:]

  public init() {}

  /// Reads every project file of a tree.
  public static func read(_ files: ProjectFiles) -> ProjectModel {
    var model = ProjectModel()
    for path in files.paths where path.hasSuffix(".xcodeproj/project.pbxproj") {
      let (targets, notices) = XcodeProjectReader.read(path, files: files)
      for target in targets { model.add(target) }
      model.notices += notices
    }
    let generators = [
      XcodeGenReader.readAll, TuistReader.readAll, BazelReader.readAll, ExpoReader.readAll, UnityReader.readAll,
      PlaygroundReader.readAll,
    ]
    for readAll in generators {
      let (targets, notices) = readAll(files)
      for target in targets { model.add(target) }
      model.notices += notices
    }
    if model.targets.isEmpty {
      var reader = LoosePlistReader(files: files)
      reader.read()
      for target in reader.targets { model.add(target) }
      model.notices += reader.notices
    }
    return model
  }

  /// Whether any file of the tree declares targets; without one, `targets` are property lists that stand for themselves.
  public var hasProjectFile: Bool { targets.contains { $0.declaration != .loosePlist } }

  /// The targets that a source or resource file belongs to, as indices into `targets`; empty for a file that none names.
  public func owners(of path: String) -> [Int] { owners[path] ?? [] }

  /// The platforms that a file is built for; empty where no target names it, which means that nothing is known.
  public func platforms(of path: String) -> Set<Platform> {
    var platforms: Set<Platform> = []
    for index in owners(of: path) { platforms.formUnion(targets[index].configurations.map(\.platform)) }
    return platforms
  }

  /// Whether a file belongs to test targets and to nothing else.
  public func isTestOnly(_ path: String) -> Bool {
    let owners = owners(of: path)
    return !owners.isEmpty && owners.allSatisfy { targets[$0].kind == .tests || targets[$0].kind == .uiTests }
  }

  /// Adds targets and remembers their members.
  mutating func add(_ target: Target) {
    for path in (target.members?.sources ?? []) + (target.members?.resources ?? []) {
      owners[path, default: []].append(targets.count)
    }
    targets.append(target)
  }
}
