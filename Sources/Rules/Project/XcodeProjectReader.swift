import ResizelintLexer

/// Reads the targets of one `.xcodeproj`.
struct XcodeProjectReader {
  private let objects: XcodeObjects
  private let project: XcodeObjects.Object
  private let tree: XcodeFileTree
  private let membership: XcodeMembership
  private var configurations: BuildConfigurationReader
  /// The project's own settings and those of its xcconfig, by the configuration's name.
  private var projectLevels: [String: [SettingsLevel]] = [:]
  /// Base configurations that the tree does not hold.
  private var missingBases: [(line: Int, name: String)] = []

  /// Reads a `project.pbxproj`, whose path is relative to the root.
  static func read(_ path: String, files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    guard let bytes = files.read(path) else {
      return ([], [Notice(path: path, message: "the project file cannot be read", isFailure: true)])
    }
    let document = PropertyListReader.read(bytes)
    let source = SourceText(path: path, bytes: document.text)
    let problems = document.problems.map(source.notice)
    guard let root = document.root, var reader = XcodeProjectReader(root: root, source: source, files: files) else {
      return ([], problems + [Notice(path: path, message: "no project object in the file")])
    }
    let targets = reader.readTargets()
    return (targets, problems + reader.configurations.allNotices)
  }

  private init?(root: PropertyListNode, source: SourceText, files: ProjectFiles) {
    let objects = XcodeObjects(root: root, source: source)
    guard let project = objects.project else { return nil }
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: source.path))
    // `projectDirPath` moves the folder that paths are relative to.
    let sourceRoot = ProjectPath.join(folder, project.string("projectDirPath") ?? "")
    self.objects = objects
    self.project = project
    tree = XcodeFileTree(objects: objects, mainGroup: project.string("mainGroup"), sourceRoot: sourceRoot)
    membership = XcodeMembership(objects: objects, tree: tree, files: files)
    configurations = BuildConfigurationReader(files: files, path: source.path, sourceRoot: sourceRoot ?? folder)
  }

  private mutating func readTargets() -> [Target] {
    for configuration in buildConfigurations(of: project) {
      guard let name = configuration.string("name") else { continue }
      projectLevels[name] = levels(of: configuration)
    }
    var targets: [Target] = []
    for object in project.list("targets").compactMap({ objects[$0] }) where object.string("name") != nil {
      targets.append(read(object))
    }
    noteMissingBases()
    return targets
  }

  private mutating func read(_ object: XcodeObjects.Object) -> Target {
    let name = object.string("name") ?? ""
    let productType = object.string("productType")
    var built: [BuildConfiguration] = []
    for configuration in buildConfigurations(of: object) {
      guard let configurationName = configuration.string("name") else { continue }
      let defaults = configurations.defaults(
        target: name, productType: productType, configuration: configurationName,
        project: ProjectPath.stem(of: ProjectPath.folder(of: objects.source.path)), language: project.string("developmentRegion"))
      let levels = levels(of: configuration) + (projectLevels[configurationName] ?? []) + [defaults]
      built.append(configurations.read(configurationName, levels: levels, productType: productType))
    }
    var target = Target(
      name: name, kind: XcodeProductType.kind(productType), productType: productType, declaration: .xcode,
      origin: objects.source.origin(object.idRange), configurations: built, members: membership.members(of: object))
    // A watch app of today has the product type of an application; only the SDK tells.
    if target.kind == .application, !built.isEmpty, built.allSatisfy({ $0.platform == .watchOS }) { target.kind = .watchApp }
    target.dependencies = object.list("dependencies").compactMap { objects[$0] }
      .compactMap { $0.string("name") ?? objects[$0.string("target")]?.string("name") }
    return target
  }

  // MARK: Configurations

  /// The configurations of a target or project, in the order of its list.
  private func buildConfigurations(of owner: XcodeObjects.Object) -> [XcodeObjects.Object] {
    (objects[owner.string("buildConfigurationList")]?.list("buildConfigurations") ?? []).compactMap { objects[$0] }
  }

  /// A configuration's own settings and, below them, those of its xcconfig.
  private mutating func levels(of configuration: XcodeObjects.Object) -> [SettingsLevel] {
    var levels = [SettingsLevel(buildSettings: configuration.node["buildSettings"], source: objects.source)]
    if let base = baseConfiguration(of: configuration) {
      if let spelling = base.path.flatMap(configurations.files.spelling(of:)) {
        levels.append(configurations.level(ofConfig: spelling))
      } else {
        missingBases.append((objects.source.line(of: configuration.idRange.lowerBound), base.name))
        levels[0].isComplete = false
      }
    }
    return levels
  }

  /// The xcconfig that a configuration rests on: a file reference, or a path below a synchronized folder.
  private func baseConfiguration(of configuration: XcodeObjects.Object) -> (name: String, path: String?)? {
    if let id = configuration.string("baseConfigurationReference") {
      let object = objects[id]
      return (object?.string("path") ?? object?.string("name") ?? id, tree.items[id]?.path)
    }
    if let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let relative = configuration.string("baseConfigurationReferenceRelativePath")
    {
      return (relative, tree.items[anchor]?.path.flatMap { ProjectPath.join($0, relative) })
    }
    return nil
  }

  /// One notice for all: a project that uses CocoaPods lacks them for every configuration of every target.
  private mutating func noteMissingBases() {
    guard let first = missingBases.first else { return }
    let more = Set(missingBases.map(\.name)).count - 1
    let names = more > 0 ? "'\(first.name)' and \(more) more are" : "'\(first.name)' is"
    configurations.note(
      Notice(
        path: objects.source.path, line: first.line,
        message: "the base configuration \(names) not in the tree; what it sets is not known"))
  }
}
