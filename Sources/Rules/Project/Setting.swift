import ResizelintLexer

/// One assignment of a build setting.
struct Setting: Sendable {
  /// With its conditions, as a message shows it: `NAME[sdk=iphoneos*]`.
  var key: String
  var conditions: [SettingCondition]
  /// Not expanded.
  var value: String
  /// The file it stands in and where; nil for a default of the build system.
  var source: SourceText?
  var range: Range<Int>

  var origin: Origin? { source?.origin(range, setting: key) }
}

/// The settings of one level: a target's own, its xcconfig, the project's, its xcconfig, the defaults.
struct SettingsLevel: Sendable {
  /// By name, in the order in which they count: of those whose conditions hold, the last one wins.
  private(set) var settings: [String: [Setting]] = [:]
  /// Every file that it is read from is there.
  var isComplete = true

  init() {}

  mutating func add(_ setting: Setting, name: String) { settings[name, default: []].append(setting) }

  /// A level of values that no file says.
  init(defaults: [String: String]) {
    for (name, value) in defaults {
      settings[name] = [Setting(key: name, conditions: [], value: value, source: nil, range: 0..<0)]
    }
  }

  /// The `buildSettings` of a project file. A list is joined, each item quoted where it needs to be.
  init(buildSettings: PropertyListNode?, source: SourceText) {
    // The build system reads the dictionary sorted by key, which puts `NAME` before `NAME[sdk=…]`.
    let entries = (buildSettings?.dictionary ?? []).sorted { $0.key < $1.key }
    for entry in entries {
      let value: String
      switch entry.node.value {
      case .string(let text): value = text
      case .array(let items): value = items.compactMap(\.string).map(SettingsLevel.quoted).joined(separator: " ")
      default: continue
      }
      guard let (name, conditions) = SettingCondition.split(entry.key) else { continue }
      add(Setting(key: entry.key, conditions: conditions, value: value, source: source, range: entry.keyRange), name: name)
    }
  }

  /// The settings of a manifest: a dictionary of scalars and lists.
  init(manifest: ManifestValue?) {
    for entry in manifest?.entries ?? [] {
      guard let (name, conditions) = SettingCondition.split(entry.key) else { continue }
      let text =
        entry.value.items.map { $0.compactMap(\.text).map(SettingsLevel.quoted).joined(separator: " ") } ?? entry.value.text
      guard let text else { continue }
      let setting = Setting(
        key: entry.key, conditions: conditions, value: text, source: entry.keySource, range: entry.keyRange)
      add(setting, name: name)
    }
    // As the project file that is made of them sorts them.
    for name in settings.keys { settings[name]?.sort { $0.key < $1.key } }
  }

  private static func quoted(_ item: String) -> String {
    // A reference may expand to several items, so it stays bare.
    let bytes = item.utf8
    let isBare = !bytes.contains(UInt8(ascii: " ")) || bytes.contains(UInt8(ascii: "$")) || bytes.contains(UInt8(ascii: "\""))
    return isBare ? item : "\"\(item)\""
  }
}
