/// The Info.plist that the build of one configuration would produce, each value with the place it comes from.
///
/// Merged as the build system does it: the file, then `INFOPLIST_FILE_CONTENTS`, then, where the target generates its plist,
/// the `INFOPLIST_KEY_*` settings (the setting wins for scalars, lists are joined, dictionaries are merged one level deep),
/// then `$(VAR)` in values (never in keys).
public struct MergedPlist: Sendable {
  /// In the order in which the sources name them; each key once.
  public var entries: [MergedEntry] = []
  /// False where something that contributes could not be read: a missing or broken file, a preprocessed one, a part that a
  /// generator makes. What is there is true; that a key is *absent* proves nothing.
  public var isComplete = true
  /// Every assigned `INFOPLIST_KEY_*`, whatever became of it.
  public var settings: [InfoPlistSetting] = []
  /// Values that a later source replaced, such as the scene configurations of a file under a generated manifest.
  public var replaced: [ReplacedValue] = []
  /// Where a finding about an absent key may point instead of the target: the property list that lacks it.
  public var file: String?

  public init() {}

  /// The value of a key exactly so spelled; `UIRequiresFullScreen~ipad` is a key of its own.
  public subscript(key: String) -> MergedValue? { entries.first { $0.key == key }?.value }

  /// The entries of a key with and without device suffix (`Key`, `Key~ipad`, `Key~iphone`, `Key-iphoneos`).
  public func variants(of key: String) -> [MergedEntry] {
    entries.filter { entry in
      guard entry.key.hasPrefix(key) else { return false }
      let suffix = entry.key.dropFirst(key.count)
      return suffix.isEmpty || suffix.first == "~" || suffix == "-iphoneos"
    }
  }
}

/// One key of a merged dictionary.
public struct MergedEntry: Sendable {
  public var key: String
  public var value: MergedValue

  public init(key: String, value: MergedValue) {
    self.key = key
    self.value = value
  }
}

/// A value of the merged plist.
public struct MergedValue: Sendable {
  /// What a property list can say, with variables resolved.
  public indirect enum Content: Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case bool(Bool)
    case date(String)
    case data([UInt8])
    case array([MergedValue])
    case dictionary([MergedEntry])
  }

  public var content: Content
  /// The key in its file, or the value itself in an array; the build setting, where one says it.
  public var origin: Origin
  /// The settings that variables in the value were resolved with, for related locations.
  public var suppliers: [Origin]
  /// Names of variables in the value that have no value anywhere. Such a value proves nothing.
  public var unresolved: [String]

  public init(content: Content, origin: Origin, suppliers: [Origin] = [], unresolved: [String] = []) {
    self.content = content
    self.origin = origin
    self.suppliers = suppliers
    self.unresolved = unresolved
  }

  public var isResolved: Bool { unresolved.isEmpty }

  public var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// True or false, also as the system reads it from a string (`YES`, `true`, `1`) or a number.
  public var bool: Bool? {
    switch content {
    case .bool(let flag): flag
    case .integer(let number): number != 0
    case .string(let text): isResolved ? SettingText.bool(text) : nil
    default: nil
    }
  }

  public var array: [MergedValue]? {
    guard case .array(let items) = content else { return nil }
    return items
  }

  public var dictionary: [MergedEntry]? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries
  }

  /// The strings of an array; a lone string counts as a list of one.
  public var strings: [String]? {
    if let string { return [string] }
    return array?.compactMap(\.string)
  }

  public subscript(key: String) -> MergedValue? { dictionary?.last { $0.key == key }?.value }

  /// The kind as a message names it: `an array`.
  public var kind: String {
    switch content {
    case .string: "a string"
    case .integer, .real: "a number"
    case .bool: "true or false"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// An assigned `INFOPLIST_KEY_*` setting.
public struct InfoPlistSetting: Sendable {
  /// What the build makes of it.
  public enum Effect: Sendable, Equatable {
    /// It is written into the plist.
    case written
    /// The target does not generate its plist, so the setting does nothing.
    case inert
    /// The build system knows no setting of this name.
    case unknown
  }

  /// With the prefix, without conditions: `INFOPLIST_KEY_UIRequiresFullScreen`.
  public var name: String
  /// The plist key that it stands for, `UISupportedInterfaceOrientations~ipad`; for an unknown one, its name without prefix.
  public var key: String
  /// Resolved.
  public var value: String
  public var effect: Effect
  public var origin: Origin
}

/// A value that did not make it into the merged plist because another took its place.
public struct ReplacedValue: Sendable {
  /// The keys that lead to it: `["UIApplicationSceneManifest", "UISceneConfigurations"]`.
  public var keyPath: [String]
  public var value: MergedValue
  /// What took its place.
  public var by: Origin
}
