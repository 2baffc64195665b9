import ResizelintLexer

/// Reads the targets of an XcodeGen specification as XcodeGen would write them into a project.
struct XcodeGenReader {
  static let templateDepthLimit = 16

  private let files: ProjectFiles
  private let path: String
  private let root: ManifestValue
  private let folder: String
  private var configurations: BuildConfigurationReader
  private(set) var notices: [Notice]

  /// Reads all specifications of a tree, those left out that another one includes or whose project is there.
  static func readAll(_ files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    var specs: [(path: String, spec: XcodeGenSpec)] = []
    var included: Set<String> = []
    for path in files.paths where isSpecificationName(path) {
      let spec = XcodeGenSpec(path: path, files: files)
      included.formUnion(spec.included)
      specs.append((path, spec))
    }
    var targets: [Target] = []
    var notices = NoticeList()
    for (path, spec) in specs where !included.contains(path) {
      guard let root = spec.root, root["targets"]?.entries != nil, root["name"] != nil else { continue }
      if let name = root["name"]?.text, let project = ProjectPath.join(spec.folder, name + ".xcodeproj/project.pbxproj"),
        files.contains(project)
      {
        continue
      }
      var reader = XcodeGenReader(files: files, path: path, root: root, spec: spec)
      targets += reader.readTargets()
      notices.append(contentsOf: reader.notices + reader.configurations.allNotices)
    }
    return (targets, notices.all)
  }

  /// `project.yml`, and the likes of `project-beta.yml` for projects that make several apps.
  private static func isSpecificationName(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path).lowercased()
    return (name.hasPrefix("project") || name.hasPrefix("xcodegen")) && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
  }

  private init(files: ProjectFiles, path: String, root: ManifestValue, spec: XcodeGenSpec) {
    self.files = files
    self.path = path
    self.root = root
    folder = spec.folder
    notices = spec.notices.all
    configurations = BuildConfigurationReader(files: files, path: path, sourceRoot: spec.folder)
  }

  private mutating func readTargets() -> [Target] {
    var targets: [Target] = []
    for entry in root["targets"]?.entries ?? [] {
      let specification = resolved(entry)
      let platforms = specification["platform"]?.items?.compactMap(\.text)
      for platform in platforms ?? [specification["platform"]?.text ?? ""] {
        // A target for several platforms becomes one for each.
        let name = platforms == nil ? entry.key : "\(entry.key)_\(platform)"
        targets.append(read(specification, name: name, platform: platform, origin: entry.origin))
      }
    }
    return targets
  }

  // MARK: Templates

  /// A target with its templates under it.
  private mutating func resolved(_ entry: ManifestEntry) -> ManifestValue {
    var attributes: [String: String] = ["target_name": entry.key]
    for attribute in entry.value["templateAttributes"]?.entries ?? [] { attributes[attribute.key] = attribute.value.text }
    let merged = templates(of: entry.value, depth: 0).reduce(nil as ManifestValue?) { $0?.merged(with: $1) ?? $1 }
    guard let merged else { return entry.value }
    return merged.substituting(attributes).merged(with: entry.value)
  }

  /// The templates that a target or template names, the outermost last.
  private mutating func templates(of value: ManifestValue, depth: Int) -> [ManifestValue] {
    guard depth < XcodeGenReader.templateDepthLimit else { return [] }
    var result: [ManifestValue] = []
    for name in value["templates"]?.texts ?? [] {
      guard let template = root["targetTemplates"]?[name] else {
        notices.append(Notice(path: value.source.path, line: value.origin.start.line, message: "there is no template '\(name)'"))
        continue
      }
      result += templates(of: template, depth: depth + 1) + [template]
    }
    return result
  }

  // MARK: Targets

  private mutating func read(_ target: ManifestValue, name: String, platform: String, origin: Origin) -> Target {
    let productType = "com.apple.product-type." + (target["type"]?.text ?? "")
    addGeneratedPlist(target)
    let members = members(of: target)
    var built: [BuildConfiguration] = []
    for configuration in root["configs"]?.entries?.map(\.key) ?? ["Debug", "Release"] {
      var levels = [SettingsLevel(manifest: settings(of: target, configuration))]
      if let config = config(of: target, configuration) { levels.append(config) }
      levels.append(presets(target, platform, productType, levels: levels, members: members))
      levels.append(SettingsLevel(manifest: settings(of: root, configuration)))
      if let config = config(of: root, configuration) { levels.append(config) }
      levels.append(deploymentTargets())
      levels.append(
        configurations.defaults(
          target: name, productType: productType, configuration: configuration, project: root["name"]?.text ?? "",
          language: root["options"]?["developmentLanguage"]?.text))
      built.append(configurations.read(configuration, levels: levels, productType: productType))
    }
    var result = Target(
      name: name, kind: XcodeProductType.kind(productType), productType: productType, declaration: .xcodeGen, origin: origin,
      configurations: built, members: members)
    if result.kind == .application, !built.isEmpty, built.allSatisfy({ $0.platform == .watchOS }) { result.kind = .watchApp }
    result.dependencies = (target["dependencies"]?.items ?? []).compactMap { $0["target"]?.text }
    return result
  }

  /// What XcodeGen writes to `info.path`: the properties, and keys of its own that no rule looks at.
  private mutating func addGeneratedPlist(_ target: ManifestValue) {
    guard let info = target["info"], let written = info["path"]?.text, let path = ProjectPath.join(folder, written) else {
      return
    }
    let empty = ManifestValue(content: .dictionary([]), source: info.source, range: info.range)
    configurations.generated[path] = GeneratedPlist(value: info["properties"] ?? empty, isComplete: true)
  }

  private func members(of target: ManifestValue) -> TargetMembers {
    var set = SourceSet(files: files)
    for source in target["sources"].map({ $0.items ?? [$0] }) ?? [] {
      if let path = source.text {
        set.add(path, in: folder)
      } else if let path = source["path"]?.text, source["buildPhase"]?.text != "none" {
        set.add(path, in: folder, excludes: source["excludes"]?.texts ?? [])
      }
    }
    return set.members
  }

  // MARK: Settings

  /// `settings` of a target or of the project: groups, then `base` or the dictionary itself, then those of the configuration.
  private mutating func settings(of owner: ManifestValue, _ configuration: String) -> ManifestValue? {
    owner["settings"].flatMap { settings($0, configuration, depth: 0) }
  }

  private mutating func settings(_ value: ManifestValue, _ configuration: String, depth: Int) -> ManifestValue? {
    guard depth < XcodeGenReader.templateDepthLimit else { return nil }
    let structured: Set<String> = ["groups", "base", "configs"]
    guard value.entries?.contains(where: { structured.contains($0.key) }) == true else { return value }
    var parts: [ManifestValue] = []
    for name in value["groups"]?.texts ?? [] {
      guard let group = root["settingGroups"]?[name] else {
        notices.append(
          Notice(path: value.source.path, line: value.origin.start.line, message: "there is no group of settings '\(name)'"))
        continue
      }
      if let settings = settings(group, configuration, depth: depth + 1) { parts.append(settings) }
    }
    if let base = value["base"] { parts.append(base) }
    if let own = configurationEntry(value["configs"], configuration) { parts.append(own) }
    return parts.reduce(nil as ManifestValue?) { below, over in below.map { XcodeGenReader.overlaid($0, with: over) } ?? over }
  }

  /// The entry for a configuration: of its name, or of a part of its name in any case.
  private func configurationEntry(_ value: ManifestValue?, _ configuration: String) -> ManifestValue? {
    value?[configuration] ?? value?.entries?.first { configuration.lowercased().contains($0.key.lowercased()) }?.value
  }

  private mutating func config(of owner: ManifestValue, _ configuration: String) -> SettingsLevel? {
    guard let file = configurationEntry(owner["configFiles"], configuration), let text = file.text else { return nil }
    guard let path = ProjectPath.join(folder, text), let spelling = files.spelling(of: path) else {
      configurations.note(
        Notice(
          path: file.source.path, line: file.origin.start.line,
          message: "the base configuration '\(text)' is not in the tree; what it sets is not known"))
      return nil
    }
    return configurations.level(ofConfig: spelling)
  }

  /// What XcodeGen adds by itself, below the settings that are written out.
  private func presets(
    _ target: ManifestValue, _ platform: String, _ productType: String, levels: [SettingsLevel], members: TargetMembers
  ) -> SettingsLevel {
    var settings: [String: String] = [:]
    switch platform {
    case "iOS": (settings["SDKROOT"], settings["TARGETED_DEVICE_FAMILY"]) = ("iphoneos", "1,2")
    case "macOS": settings["SDKROOT"] = "macosx"
    case "tvOS": (settings["SDKROOT"], settings["TARGETED_DEVICE_FAMILY"]) = ("appletvos", "3")
    case "watchOS": (settings["SDKROOT"], settings["TARGETED_DEVICE_FAMILY"]) = ("watchos", "4")
    case "visionOS": (settings["SDKROOT"], settings["TARGETED_DEVICE_FAMILY"]) = ("xros", "7")
    default: settings["SDKROOT"] = "auto"
    }
    if let destinations = target["supportedDestinations"]?.texts {
      let names = ["iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros"]
      settings["SUPPORTED_PLATFORMS"] = destinations.compactMap { names[$0] }.joined(separator: " ")
      if destinations.contains("macCatalyst") { settings["SUPPORTS_MACCATALYST"] = "YES" }
    }
    let deployment = XcodeProductType.deploymentSetting(platform == "macOS" ? .macOS : Platform(rawValue: platform) ?? .iOS)
    if let version = target["deploymentTarget"]?.text ?? target["deploymentTarget"]?[platform]?.text {
      settings[deployment] = version
    }
    if let path = target["info"]?["path"]?.text {
      settings["INFOPLIST_FILE"] = path
    } else if let found = members.resources.first(where: { ProjectPath.name(of: $0) == "Info.plist" }) {
      // XcodeGen takes an Info.plist that it finds among the sources.
      settings["INFOPLIST_FILE"] = folder.isEmpty ? found : String(found.dropFirst(folder.count + 1))
    }
    return SettingsLevel(defaults: settings)
  }

  private func deploymentTargets() -> SettingsLevel {
    var settings: [String: String] = [:]
    for entry in root["options"]?["deploymentTarget"]?.entries ?? [] {
      guard let platform = Platform(rawValue: entry.key), let version = entry.value.text else { continue }
      settings[XcodeProductType.deploymentSetting(platform)] = version
    }
    return SettingsLevel(defaults: settings)
  }

  /// Settings over settings: a key replaces, lists are not joined.
  private static func overlaid(_ value: ManifestValue, with other: ManifestValue) -> ManifestValue {
    guard var entries = value.entries, let others = other.entries else { return other }
    entries.removeAll { entry in others.contains { $0.key == entry.key } }
    var result = other
    result.content = .dictionary(entries + others)
    return result
  }
}

extension ManifestValue {
  /// `${name}` replaced by an attribute of a template; the depth of manifests bounds the recursion.
  fileprivate func substituting(_ attributes: [String: String]) -> ManifestValue {
    var result = self
    switch content {
    case .string(let text):
      guard text.contains("${") else { return self }
      result.content = .string(ManifestValue.substitute(text, attributes))
    case .array(let items): result.content = .array(items.map { $0.substituting(attributes) })
    case .dictionary(let entries):
      result.content = .dictionary(
        entries.map { entry in
          var entry = entry
          entry.key = ManifestValue.substitute(entry.key, attributes)
          entry.value = entry.value.substituting(attributes)
          return entry
        })
    default: break
    }
    return result
  }

  private static func substitute(_ text: String, _ attributes: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("${"), let close = rest.firstIndex(of: "}"),
        let value = attributes[String(rest[rest.index(dollar, offsetBy: 2)..<close])]
      {
        result += value
        rest = rest[rest.index(after: close)...]
      } else {
        result.append("$")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
