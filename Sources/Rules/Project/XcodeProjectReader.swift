import ResizelintLexer

/// Reads the targets of one `.xcodeproj`.
struct XcodeProjectReader {
  /// The variables that stand for folders begin with this, so that what is made of them is told from a relative path.
  private static let rootMarker = "/\u{1}root"

  private let files: ProjectFiles
  private let path: String
  private(set) var notices: [Notice] = []
  private(set) var targets: [Target] = []
  private var configs: XcconfigResolver
  /// Base configurations that the tree does not hold.
  private var missingBases: [(line: Int, name: String)] = []
  private var plists: [String: (source: SourceText, document: PropertyListDocument)?] = [:]

  /// - Parameter path: The `project.pbxproj`, relative to the root.
  init(files: ProjectFiles, path: String) {
    self.files = files
    self.path = path
    configs = XcconfigResolver(files: files)
  }

  mutating func read() {
    guard let bytes = files.read(path) else {
      notices.append(Notice(path: path, message: "the project file cannot be read", isFailure: true))
      return
    }
    let document = PropertyListReader.read(bytes)
    let source = SourceText(path: path, bytes: document.text)
    notices += document.problems.map(source.notice)
    guard let root = document.root else { return }
    let objects = XcodeObjects(root: root, source: source)
    guard let project = objects.project else {
      notices.append(Notice(path: path, message: "no project object in the file"))
      return
    }
    // `projectDirPath` moves the folder that paths are relative to.
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    let sourceRoot = ProjectPath.join(folder, project.string("projectDirPath") ?? "")
    let tree = XcodeFileTree(objects: objects, mainGroup: project.string("mainGroup"), sourceRoot: sourceRoot)
    let membership = XcodeMembership(objects: objects, tree: tree, files: files)
    let context = ProjectContext(
      objects: objects, tree: tree, project: project, sourceRoot: sourceRoot ?? folder,
      levels: levels(of: project, objects: objects, tree: tree))
    for target in project.list("targets").compactMap({ objects[$0] }) where target.string("name") != nil {
      targets.append(read(target, membership, context))
    }
    noteMissingBases()
    notices += configs.notices
  }

  /// One notice for all: a project that uses CocoaPods lacks them for every configuration of every target.
  private mutating func noteMissingBases() {
    guard let first = missingBases.first else { return }
    let more = Set(missingBases.map(\.name)).count - 1
    let names = more > 0 ? "'\(first.name)' and \(more) more are" : "'\(first.name)' is"
    note(first.line, "the base configuration \(names) not in the tree; what it sets is not known")
  }

  /// What all targets of the project share.
  private struct ProjectContext {
    let objects: XcodeObjects
    let tree: XcodeFileTree
    let project: XcodeObjects.Object
    let sourceRoot: String
    /// The project's own settings and those of its xcconfig, by the configuration's name.
    let levels: [String: [SettingsLevel]]
  }

  // MARK: Configurations

  /// The configurations of a target or project, in the order of its list.
  private func configurations(of owner: XcodeObjects.Object, _ objects: XcodeObjects) -> [XcodeObjects.Object] {
    (objects[owner.string("buildConfigurationList")]?.list("buildConfigurations") ?? []).compactMap { objects[$0] }
  }

  private mutating func levels(of owner: XcodeObjects.Object, objects: XcodeObjects, tree: XcodeFileTree) -> [String:
    [SettingsLevel]]
  {
    var result: [String: [SettingsLevel]] = [:]
    for configuration in configurations(of: owner, objects) {
      guard let name = configuration.string("name") else { continue }
      result[name] = levels(of: configuration, objects: objects, tree: tree)
    }
    return result
  }

  private mutating func levels(of configuration: XcodeObjects.Object, objects: XcodeObjects, tree: XcodeFileTree)
    -> [SettingsLevel]
  {
    var levels = [SettingsLevel(buildSettings: configuration.node["buildSettings"], source: objects.source)]
    if let base = baseConfiguration(of: configuration, objects: objects, tree: tree) {
      if let spelling = base.path.flatMap(files.spelling(of:)) {
        levels.append(configs.level(of: spelling))
      } else {
        missingBases.append((objects.source.line(of: configuration.idRange.lowerBound), base.name))
      }
    }
    return levels
  }

  /// The xcconfig that a configuration rests on: a file reference, or a path below a synchronized folder.
  private func baseConfiguration(of configuration: XcodeObjects.Object, objects: XcodeObjects, tree: XcodeFileTree) -> (
    name: String, path: String?
  )? {
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

  // MARK: Targets

  private mutating func read(_ object: XcodeObjects.Object, _ membership: XcodeMembership, _ context: ProjectContext) -> Target {
    let name = object.string("name") ?? ""
    let productType = object.string("productType")
    var built: [BuildConfiguration] = []
    for configuration in configurations(of: object, context.objects) {
      guard let configurationName = configuration.string("name") else { continue }
      let levels =
        levels(of: configuration, objects: context.objects, tree: context.tree)
        + (context.levels[configurationName] ?? [])
        + [defaults(target: name, productType: productType, configuration: configurationName, context)]
      built.append(self.configuration(configurationName, levels, productType, context))
    }
    var target = Target(
      name: name, kind: XcodeProductType.kind(productType), productType: productType, declaration: .xcode,
      origin: context.objects.source.origin(object.idRange), configurations: built, members: membership.members(of: object))
    // A watch app of today has the product type of an application; only the SDK tells.
    if target.kind == .application, !built.isEmpty, built.allSatisfy({ $0.platform == .watchOS }) { target.kind = .watchApp }
    target.dependencies = object.list("dependencies").compactMap { context.objects[$0] }
      .compactMap { $0.string("name") ?? context.objects[$0.string("target")]?.string("name") }
    return target
  }

  private func defaults(target: String, productType: String?, configuration: String, _ context: ProjectContext) -> SettingsLevel {
    let folder = XcodeProjectReader.rootMarker + (context.sourceRoot.isEmpty ? "" : "/" + context.sourceRoot)
    return SettingsLevel(defaults: [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": configuration,
      "PROJECT_NAME": ProjectPath.stem(of: ProjectPath.folder(of: path)), "PROJECT": "$(PROJECT_NAME)",
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
      "PROJECT_FILE_PATH": folder + "/$(PROJECT_NAME).xcodeproj",
      "DEVELOPMENT_LANGUAGE": context.project.string("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": XcodeProductType.packageType(productType),
      "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
    ])
  }

  private mutating func configuration(
    _ name: String, _ levels: [SettingsLevel], _ productType: String?, _ context: ProjectContext
  )
    -> BuildConfiguration
  {
    let platform = PlatformDecision.platform(levels: levels, configuration: name, productType: productType)
    let settings = SettingsEvaluator(levels: levels, context: SettingsContext(platform: platform, configuration: name))
    var result = BuildConfiguration(name: name, platform: platform, settings: settings)
    result.supportsCatalyst = platform == .iOS && settings.bool("SUPPORTS_MACCATALYST") == true
    if let families = settings.value(of: "TARGETED_DEVICE_FAMILY"), families.unresolved.isEmpty {
      result.deviceFamilies = Set(families.text.split { !$0.isNumber }.compactMap { Int($0) })
    }
    result.deploymentTarget = settings.value(of: XcodeProductType.deploymentSetting(platform))?.text
    result.generatesInfoPlist =
      settings.bool("GENERATE_INFOPLIST_FILE") == true && settings.bool("INFOPLIST_EXPAND_BUILD_SETTINGS") != false
    mergePlist(into: &result, context)
    return result
  }

  // MARK: Info.plist

  private mutating func mergePlist(into configuration: inout BuildConfiguration, _ context: ProjectContext) {
    let settings = configuration.settings
    var merger = InfoPlistMerger(settings: settings, generates: configuration.generatesInfoPlist)
    if let file = settings.value(of: "INFOPLIST_FILE"), !(file.text.isEmpty && file.unresolved.isEmpty) {
      addFile(file, to: &merger, &configuration, context)
    }
    if let contents = settings.value(of: "INFOPLIST_FILE_CONTENTS"), !contents.text.isEmpty, let origin = contents.origin {
      let document = PropertyListReader.read([UInt8](contents.text.utf8))
      if document.problems.isEmpty {
        merger.add(document.root, source: SourceText(path: origin.path, bytes: document.text), origin: origin)
      } else {
        merger.markIncomplete(
          Notice(path: origin.path, line: origin.start.line, message: "INFOPLIST_FILE_CONTENTS is not a property list"))
      }
    }
    merger.addSettings()
    configuration.plist = merger.plist
    for notice in merger.notices { note(notice) }
  }

  private mutating func addFile(
    _ file: SettingValue, to merger: inout InfoPlistMerger, _ configuration: inout BuildConfiguration, _ context: ProjectContext
  ) {
    let place = file.origin ?? Origin.start(of: path)
    guard file.unresolved.isEmpty else {
      merger.markIncomplete(
        Notice(
          path: place.path, line: place.start.line,
          message: "INFOPLIST_FILE depends on '\(file.unresolved[0])', which has no value; the property list is not known"))
      return
    }
    guard let written = rootRelative(file.text, context) else {
      merger.markIncomplete(
        Notice(path: place.path, line: place.start.line, message: "INFOPLIST_FILE '\(file.text)' lies outside the tree"))
      return
    }
    let path = files.spelling(of: written) ?? written
    configuration.infoPlistPath = path
    guard let (source, document) = plist(path) else {
      merger.markIncomplete(
        Notice(path: place.path, line: place.start.line, message: "the property list '\(written)' is not in the tree"))
      return
    }
    merger.setFile(path)
    if configuration.settings.bool("INFOPLIST_PREPROCESS") == true, XcodeProjectReader.hasDirectives(source.bytes) {
      merger.markIncomplete(Notice(path: path, message: "the property list is preprocessed by the build and was not judged"))
      return
    }
    if let problem = document.problems.first { merger.markIncomplete(source.notice(problem)) }
    merger.add(document.root, source: source)
  }

  /// A path of a setting, relative to the root.
  private func rootRelative(_ text: String, _ context: ProjectContext) -> String? {
    if text.hasPrefix(XcodeProjectReader.rootMarker) {
      return ProjectPath.join("", String(text.dropFirst(XcodeProjectReader.rootMarker.count).drop { $0 == "/" }))
    }
    return ProjectPath.join(context.sourceRoot, text)
  }

  private mutating func plist(_ path: String) -> (source: SourceText, document: PropertyListDocument)? {
    if let known = plists[path] { return known }
    guard let bytes = files.read(path) else {
      plists[path] = .some(nil)
      return nil
    }
    let document = PropertyListReader.read(bytes)
    let result = (source: SourceText(path: path, bytes: document.text), document: document)
    plists[path] = result
    return result
  }

  /// Lines of the C preprocessor.
  private static func hasDirectives(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.contains { $0.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#") }
  }

  private mutating func note(_ line: Int?, _ message: String) { note(Notice(path: path, line: line, message: message)) }

  private mutating func note(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }
}
