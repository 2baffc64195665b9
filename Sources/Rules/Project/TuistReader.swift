import ResizelintLexer

/// Reads the targets of Tuist manifests, `Project.swift` and the helper files beside it.
///
/// Manifests are programs; what they say in literals, constants and helper functions of one result is followed, the rest is
/// named in a notice. Tuist's own defaults differ between its versions, so that a key is absent is known only of
/// `.dictionary` and of files.
struct TuistReader {
  private let files: ProjectFiles
  private let program: ManifestProgram
  private var notices = NoticeList()
  private var targets: [Target] = []
  /// Functions that make projects and were not understood, with the manifests that call them.
  private var unknownMakers: [String: [Origin]] = [:]

  static func readAll(_ files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    let manifests = files.paths.filter(mayBeManifest).compactMap { path -> SwiftManifest? in
      guard let bytes = files.read(path), imports(bytes) else { return nil }
      return SwiftManifest(source: SourceText(path: path, bytes: bytes))
    }
    guard !manifests.isEmpty else { return ([], []) }
    let program = ManifestProgram()
    for manifest in manifests { program.add(manifest.definitions, isShared: !isProject(manifest.source.path)) }
    var reader = TuistReader(files: files, program: program)
    for manifest in manifests where isProject(manifest.source.path) { reader.readProject(manifest) }
    reader.noteUnknownMakers()
    reader.readUnusedPlists()
    return (reader.targets, reader.notices.all)
  }

  private init(files: ProjectFiles, program: ManifestProgram) {
    self.files = files
    self.program = program
  }

  // MARK: Files

  private static func isProject(_ path: String) -> Bool { ProjectPath.name(of: path) == "Project.swift" }

  /// Files that can be part of a manifest by their names; all others would have to be opened to be told apart.
  private static func mayBeManifest(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    let name = ProjectPath.name(of: path)
    if name == "Project.swift" || name.hasPrefix("InfoPlist") || name.hasPrefix("Project+") || name.hasPrefix("Target+") {
      return true
    }
    return ProjectPath.standsIn("Tuist", path) || ProjectPath.standsIn("ProjectDescriptionHelpers", path)
  }

  private static func imports(_ bytes: [UInt8]) -> Bool {
    let tokens = ManifestToken.swift(bytes)
    return zip(tokens, tokens.dropFirst()).contains { $0.text == "import" && $1.text == "ProjectDescription" }
  }

  // MARK: Projects

  private mutating func readProject(_ manifest: SwiftManifest) {
    for definition in manifest.definitions where definition.parameters == nil {
      let scope = ManifestProgram.Scope(source: manifest.source, lazyLocals: definition.locals)
      let value = program.reduced(ManifestProgram.Value(expression: definition.result, scope: scope))
      guard let name = value.expression.lastName, value.expression.arguments != nil else { continue }
      if name == "Project" || name == "init" && value.expression.argument("targets") != nil {
        read(project: value, folder: ProjectPath.folder(of: manifest.source.path))
      } else if definition.name == "project" {
        unknownMakers[name, default: []].append(definition.source.origin(definition.nameRange))
      }
    }
  }

  /// One notice for each function: a project of many modules makes most of them with the same one.
  private mutating func noteUnknownMakers() {
    for (name, places) in unknownMakers.sorted(by: { $0.key < $1.key }) {
      guard let first = places.first else { continue }
      let more = places.count > 1 ? " here and in \(places.count - 1) more manifests" : ""
      notices.append(
        Notice(
          path: first.path, line: first.start.line,
          message: "how '\(name)' makes a project\(more) was not understood; its targets are not known"))
    }
  }

  private mutating func read(project: ManifestProgram.Value, folder: String) {
    let name = argument("name", of: project).flatMap { program.text($0) } ?? ""
    if let path = ProjectPath.join(folder, name + ".xcodeproj/project.pbxproj"), files.contains(path) { return }
    var isWhole = true
    let source = project.scope.source
    guard let list = argument("targets", of: project).flatMap({ program.items($0, isWhole: &isWhole) }) else {
      note(source, project.expression.range, "the targets of '\(name)' were not understood")
      return
    }
    if !isWhole { note(source, project.expression.range, "some targets of '\(name)' were not understood") }
    var configurations = BuildConfigurationReader(files: files, path: source.path, sourceRoot: folder)
    let projectSettings = argument("settings", of: project).map { TuistSettings($0, program) }
    for item in list {
      let target = program.reduced(item)
      guard let call = target.expression.lastName, call.lowercased() == "target", target.expression.arguments != nil else {
        note(target.scope.source, target.expression.range, "a target of '\(name)' was not understood")
        continue
      }
      read(target: target, project: name, projectSettings: projectSettings, &configurations)
    }
    notices.append(contentsOf: configurations.allNotices)
  }

  private func argument(_ label: String, of value: ManifestProgram.Value) -> ManifestProgram.Value? {
    value.expression.argument(label).map(value.with)
  }

  // MARK: Targets

  private mutating func read(
    target: ManifestProgram.Value, project: String, projectSettings: TuistSettings?,
    _ configurations: inout BuildConfigurationReader
  ) {
    guard let name = argument("name", of: target).flatMap({ program.text($0) }) else {
      note(target.scope.source, target.expression.range, "a target whose name is not known was left out")
      return
    }
    let product = argument("product", of: target).map { program.reduced($0).expression.lastName ?? "" } ?? ""
    let productType = TuistProduct.type(product)
    var presets = TuistProduct.platformSettings(destinations(of: target))
    addPlist(of: target, name: name, &presets, &configurations)
    let settings = argument("settings", of: target).map { TuistSettings($0, program) }
    let names = projectSettings?.names ?? settings?.names ?? ["Debug", "Release"]
    var built: [BuildConfiguration] = []
    for configuration in names {
      var levels = settings?.levels(configuration, &configurations) ?? []
      levels.append(SettingsLevel(defaults: presets))
      levels += projectSettings?.levels(configuration, &configurations) ?? []
      levels.append(
        configurations.defaults(
          target: name, productType: productType, configuration: configuration, project: project, language: nil))
      built.append(configurations.read(configuration, levels: levels, productType: productType))
    }
    let source = target.scope.source
    var result = Target(
      name: name, kind: XcodeProductType.kind(productType), productType: productType, declaration: .tuist,
      origin: source.origin(target.expression.range.lowerBound..<target.expression.range.lowerBound), configurations: built,
      members: members(of: target, folder: configurations.sourceRoot))
    if let version = argument("deploymentTargets", of: target).flatMap({ deploymentTarget($0) }) {
      for index in result.configurations.indices where result.configurations[index].deploymentTarget == nil {
        result.configurations[index].deploymentTarget = version
      }
    }
    var isWhole = true
    result.dependencies = (argument("dependencies", of: target).flatMap { program.items($0, isWhole: &isWhole) } ?? [])
      .map { program.reduced($0) }.filter { $0.expression.lastName == "target" }
      .compactMap { argument("name", of: $0).flatMap { program.text($0) } }
    targets.append(result)
  }

  /// The names of the destinations: `iPhone`, `iPad`, `mac`.
  private func destinations(of target: ManifestProgram.Value) -> [String]? {
    guard let value = argument("destinations", of: target) ?? argument("platform", of: target) else { return nil }
    var isWhole = true
    if let items = program.items(value, isWhole: &isWhole) { return items.compactMap { program.reduced($0).expression.lastName } }
    return program.reduced(value).expression.lastName.map { [$0] }
  }

  private func deploymentTarget(_ value: ManifestProgram.Value) -> String? {
    let value = program.reduced(value)
    return value.expression.arguments?.first.flatMap { program.text(value.with($0.value)) }
  }

  private func members(of target: ManifestProgram.Value, folder: String) -> TargetMembers {
    var set = SourceSet(files: files)
    for label in ["sources", "resources", "buildableFolders"] {
      guard let value = argument(label, of: target) else { continue }
      var isWhole = true
      for item in program.items(value, isWhole: &isWhole) ?? [value] { add(item, to: &set, folder) }
    }
    return set.members
  }

  /// A path, or a call with a path in front and what it leaves out behind.
  private func add(_ item: ManifestProgram.Value, to set: inout SourceSet, _ folder: String) {
    let value = program.reduced(item)
    if let path = program.text(value) {
      set.add(path, in: folder)
    } else if let first = value.expression.arguments?.first, let path = program.text(value.with(first.value)) {
      var isWhole = true
      let excluding = argument("excluding", of: value)
      let excludes = excluding.flatMap {
        program.items($0, isWhole: &isWhole)?.compactMap { program.text($0) } ?? program.text($0).map { [$0] }
      }
      // They are relative to the manifest, as the path is.
      set.add(path, in: folder, excludes: (excludes ?? []).map { "**/" + ProjectPath.name(of: $0) })
    }
  }

  // MARK: Info.plist

  private func addPlist(
    of target: ManifestProgram.Value, name: String, _ presets: inout [String: String],
    _ configurations: inout BuildConfigurationReader
  ) {
    let written = "Derived/InfoPlists/\(name)-Info.plist"
    guard let path = ProjectPath.join(configurations.sourceRoot, written) else { return }
    presets["INFOPLIST_FILE"] = written
    let source = target.scope.source
    let empty = ManifestValue(content: .dictionary([]), source: source, range: target.expression.range)
    guard let value = argument("infoPlist", of: target).map({ program.reduced($0) }) else {
      configurations.generated[path] = GeneratedPlist(value: empty, isComplete: false)
      return
    }
    if let file = program.text(value) {
      presets["INFOPLIST_FILE"] = file
      return
    }
    if value.expression.lastName == "file",
      let file = value.expression.arguments?.first.flatMap({ program.text(value.with($0.value)) })
    {
      presets["INFOPLIST_FILE"] = file
      return
    }
    guard let dictionary = plistDictionary(value) else {
      if case .null = value.expression.kind { presets["INFOPLIST_FILE"] = nil }
      configurations.generated[path] = GeneratedPlist(value: empty, isComplete: false)
      return
    }
    configurations.generated[path] = GeneratedPlist(value: dictionary, isComplete: value.expression.lastName == "dictionary")
  }

  /// The dictionary of `.extendingDefault(with:)` and `.dictionary(_:)`.
  private func plistDictionary(_ value: ManifestProgram.Value) -> ManifestValue? {
    guard let name = value.expression.lastName, name == "extendingDefault" || name == "dictionary",
      let argument = value.expression.arguments?.first
    else { return nil }
    return program.manifestValue(value.with(argument.value))
  }

  /// Property lists of helpers that no target is seen to use: true in what they say, silent on what they lack.
  private mutating func readUnusedPlists() {
    var found: [(definition: ManifestProgram.Definition, value: ManifestValue)] = []
    // Calls come first: they mark the dictionaries that they are made of as used.
    for isCall in [true, false] {
      for definition in program.definitions where !program.isUsed(definition) {
        let scope = ManifestProgram.Scope(source: definition.source, lazyLocals: definition.locals)
        let value = program.reduced(ManifestProgram.Value(expression: definition.result, scope: scope))
        if isCall, let dictionary = plistDictionary(value) {
          found.append((definition, dictionary))
        } else if !isCall, case .dictionary = value.expression.kind {
          let dictionary = program.manifestValue(value)
          if TuistReader.looksLikePlist(dictionary) { found.append((definition, dictionary)) }
        }
      }
    }
    for (definition, value) in found { targets.append(standIn(definition, value)) }
  }

  private static func looksLikePlist(_ value: ManifestValue) -> Bool {
    value.entries?.contains { InfoPlistKeys.isRelevant($0.key) } ?? false
  }

  private func standIn(_ definition: ManifestProgram.Definition, _ value: ManifestValue) -> Target {
    let settings = SettingsEvaluator(
      levels: [SettingsLevel(defaults: ["PRODUCT_MODULE_NAME": "App", "PRODUCT_NAME": "App", "TARGET_NAME": "App"])],
      context: SettingsContext(platform: .iOS, configuration: ""))
    var merger = InfoPlistMerger(settings: settings, generates: false)
    merger.add(value)
    merger.markIncomplete(nil)
    var configuration = BuildConfiguration(name: "", platform: .iOS, settings: settings)
    configuration.plist = merger.plist
    return Target(
      name: definition.name, kind: .application, productType: nil, declaration: .tuist,
      origin: definition.source.origin(definition.nameRange), configurations: [configuration], members: nil)
  }

  private mutating func note(_ source: SourceText, _ range: Range<Int>, _ message: String) {
    let notice = Notice(path: source.path, line: source.line(of: range.lowerBound), message: message)
    notices.append(notice)
  }
}
