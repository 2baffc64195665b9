/// What counts for one file, as `resizelint config --effective` shows it.
///
/// The keys are those of a configuration, so that what is shown can be read as one; `files` says where it comes from and `path`
/// what it counts for.
public struct EffectiveConfiguration {
  private let path: String
  private let sources: [(name: String, file: ConfigurationFile)]
  private let settings: LintSettings
  private let baseline: String?
  private let catalogue: Catalogue

  /// - Parameter sources: the files that have a say, in the order in which they are applied.
  public init(
    path: String, sources: [(name: String, file: ConfigurationFile)], settings: LintSettings, baseline: String?,
    catalogue: Catalogue
  ) {
    self.path = path
    self.sources = sources
    self.settings = settings
    self.baseline = baseline
    self.catalogue = catalogue
  }

  public var json: [UInt8] {
    var writer = JsonWriter(OutputBuffer())
    writer.object { writer in
      writer.member("baseline", baseline)
      writer.arrayMember("exclude", sources.flatMap { $0.file.exclude.map(\.text) })
      writer.arrayMember("files", sources.map(\.name))
      writer.arrayMember("include", sources.flatMap { $0.file.include.map(\.text) })
      writer.objectMember("minimumSize") { writer in
        writer.member("height", settings.minimumSize.height)
        writer.member("width", settings.minimumSize.width)
      }
      writer.member("path", path)
      writer.arrayMember("phases", settings.phases.map(\.number).sorted()) { $0.integer($1) }
      writer.arrayMember("platforms", settings.platforms.map(\.rawValue).sorted())
      let policies = sources.flatMap { $0.file.policyFiles.map(\.text) }
      writer.arrayMember("policyFiles", policies.isEmpty ? [LintSettings.usualPolicyPattern] : policies)
      writer.member("requireReason", settings.requiresReason)
      writer.objectMember("rules") { writer in
        for (rule, map) in settings.levels.sorted(by: { $0.key.name < $1.key.name }) where map != LevelMap() {
          writer.objectMember(rule.name) { writer in
            for severity in Severity.allCases.sorted(by: { $0.name < $1.name }) where map[severity] != severity {
              writer.member(severity.name, map[severity]?.name ?? "off")
            }
          }
        }
      }
      writer.arrayMember("rulesFiles", sources.flatMap { $0.file.rulesFiles.map(\.text) })
      writer.member("sdk", settings.sdk)
    }
    return writer.finish().bytes
  }
}
