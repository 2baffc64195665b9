/// The scene manifest of one build, with what the code adds to it.
struct SceneManifest {
  static let key = "UIApplicationSceneManifest"
  static let configurationsKey = "UISceneConfigurations"
  static let windowRole = "UIWindowSceneSessionRoleApplication"

  /// One entry under `UISceneConfigurations`.
  struct Configuration {
    var role: String
    var value: MergedValue
  }

  /// The manifest and its device variants; none where the plist has none.
  let entries: [MergedEntry]
  let configurations: [Configuration]
  /// Whether something in the manifest cannot be read, so that what is absent may stand there.
  let isOpen: Bool

  init(_ plist: MergedPlist) {
    entries = plist.variants(of: SceneManifest.key)
    var configurations: [Configuration] = []
    var isOpen = !plist.isComplete
    for entry in entries {
      guard let manifest = entry.value.dictionary else {
        isOpen = isOpen || !entry.value.isResolved
        continue
      }
      guard let roles = manifest.last(where: { $0.key == SceneManifest.configurationsKey })?.value else { continue }
      if !roles.isResolved { isOpen = true }
      for role in roles.dictionary ?? [] {
        // A lone dictionary in the place of the list is read too.
        for value in role.value.array ?? [role.value] where value.dictionary != nil {
          configurations.append(Configuration(role: role.key, value: value))
        }
      }
    }
    self.configurations = configurations
    self.isOpen = isOpen
  }

  var isPresent: Bool { !entries.isEmpty }

  /// Whether the app itself gets a configuration; one for CarPlay or a second display is none.
  var configuresWindow: Bool {
    configurations.contains { $0.role == SceneManifest.windowRole || !SceneManifest.isForOtherDisplay($0.role) }
  }

  private static func isForOtherDisplay(_ role: String) -> Bool {
    role.hasPrefix("CPTemplate") || role.contains("ExternalDisplay")
  }

  /// Where a finding about what is missing in the manifest stands.
  var configurationsOrigin: Origin? {
    guard let manifest = entries.first?.value else { return nil }
    return manifest[SceneManifest.configurationsKey]?.origin ?? manifest.origin
  }
}

extension ProjectBuild {
  /// Whether the app lives in scenes for certain.
  var hasScenes: Bool {
    if code.entry == .swiftUI { return true }
    let manifest = SceneManifest(plist)
    return manifest.isPresent && (!manifest.configurations.isEmpty || code.configurationMethod != nil)
  }

  /// The place of something that the plist lacks, and what the finding says of the file that lacks it.
  func absence(
    _ rule: RuleID, subject: String, severity: Severity? = nil, variant: String? = nil,
    values: [MessageTemplate.Placeholder: String] = [:], related: [Finding.Related] = []
  ) -> ProjectObservation {
    var related = related
    if let file = plist.file, file != target.origin.path {
      related.append(Finding.Related(.start(of: file), message: "the Info.plist that lacks it"))
    }
    return ProjectObservation(
      rule, at: target.origin, subject: target.name + "/" + subject, severity: severity, variant: variant, values: values,
      related: related)
  }
}
