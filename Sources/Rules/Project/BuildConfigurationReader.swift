import ResizelintLexer

/// Works out one configuration after another of a project: its settings, its platform, its Info.plist.
///
/// Xcode projects and the manifests that Xcode projects are generated from share it; each file is read once.
struct BuildConfigurationReader {
  /// The variables that stand for folders begin with this, so that what is made of them is told from a relative path.
  private static let rootMarker = "/\u{1}root"

  let files: ProjectFiles
  /// The file that declares the project, for notices that have no better place.
  let path: String
  /// The folder that paths in settings are relative to.
  let sourceRoot: String
  /// Property lists that a generator writes, by path; they take the place of files of the tree.
  var generated: [String: GeneratedPlist] = [:]
  private(set) var notices = NoticeList()
  private var configs: XcconfigResolver
  private var plists: [String: (source: SourceText, document: PropertyListDocument)?] = [:]

  init(files: ProjectFiles, path: String, sourceRoot: String) {
    self.files = files
    self.path = path
    self.sourceRoot = sourceRoot
    configs = XcconfigResolver(files: files)
  }

  /// All notices, those of xcconfig files included.
  var allNotices: [Notice] { notices.all + configs.notices.all }

  /// The level of an xcconfig of the tree.
  mutating func level(ofConfig path: String) -> SettingsLevel { configs.level(of: path) }

  /// What the build system assigns before anybody else.
  func defaults(target: String, productType: String?, configuration: String, project: String, language: String?) -> SettingsLevel
  {
    let folder = BuildConfigurationReader.rootMarker + (sourceRoot.isEmpty ? "" : "/" + sourceRoot)
    return SettingsLevel(defaults: [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": configuration, "PROJECT_NAME": project,
      "PROJECT": project, "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
      "PROJECT_FILE_PATH": folder + "/$(PROJECT_NAME).xcodeproj", "DEVELOPMENT_LANGUAGE": language ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": XcodeProductType.packageType(productType), "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
    ])
  }

  /// One configuration with all that follows from its levels, highest first.
  mutating func read(_ name: String, levels: [SettingsLevel], productType: String?) -> BuildConfiguration {
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
    mergePlist(into: &result)
    return result
  }

  mutating func note(_ notice: Notice) {
    notices.append(notice)
  }

  // MARK: Info.plist

  private mutating func mergePlist(into configuration: inout BuildConfiguration) {
    let settings = configuration.settings
    var merger = InfoPlistMerger(settings: settings, generates: configuration.generatesInfoPlist)
    if let file = settings.value(of: "INFOPLIST_FILE"), !(file.text.isEmpty && file.unresolved.isEmpty) {
      addFile(file, to: &merger, &configuration)
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
    merger.noteUnresolved()
    configuration.plist = merger.plist
    for notice in merger.notices { note(notice) }
  }

  private mutating func addFile(_ file: SettingValue, to merger: inout InfoPlistMerger, _ configuration: inout BuildConfiguration)
  {
    let place = file.origin ?? Origin.start(of: path)
    guard file.unresolved.isEmpty else {
      merger.markIncomplete(
        Notice(
          path: place.path, line: place.start.line,
          message: "INFOPLIST_FILE depends on '\(file.unresolved[0])', which has no value; the property list is not known"))
      return
    }
    guard let written = rootRelative(file.text) else {
      merger.markIncomplete(
        Notice(path: place.path, line: place.start.line, message: "INFOPLIST_FILE '\(file.text)' lies outside the tree"))
      return
    }
    if let plist = generated[written] {
      configuration.infoPlistPath = written
      merger.add(plist.value)
      if !plist.isComplete { merger.markIncomplete(nil) }
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
    if configuration.settings.bool("INFOPLIST_PREPROCESS") == true, BuildConfigurationReader.hasDirectives(source.bytes) {
      merger.markIncomplete(Notice(path: path, message: "the property list is preprocessed by the build and was not judged"))
      return
    }
    if let problem = document.problems.first { merger.markIncomplete(source.notice(problem)) }
    merger.add(document.root, source: source)
  }

  /// A path of a setting, relative to the root.
  private func rootRelative(_ text: String) -> String? {
    if text.hasPrefix(BuildConfigurationReader.rootMarker) {
      return ProjectPath.join("", String(text.dropFirst(BuildConfigurationReader.rootMarker.count).drop { $0 == "/" }))
    }
    return ProjectPath.join(sourceRoot, text)
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
}

/// What a generator writes into a property list, as far as its manifest says.
struct GeneratedPlist: Sendable {
  var value: ManifestValue
  /// False where the generator adds keys of its own that matter, or part of the manifest is not known.
  var isComplete: Bool
}
