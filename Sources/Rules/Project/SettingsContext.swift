import ResizelintLexer

/// The build that conditions of settings are held against: a device build, since that is what is submitted.
struct SettingsContext: Sendable {
  var platform: Platform
  var configuration: String

  func matches(_ condition: SettingCondition) -> Bool {
    switch condition.key {
    // The version makes `iphoneos*` and `iphoneos27.0` true and `iphoneos17.0` false.
    case "sdk": sdkNames.contains { SettingsContext.matches(condition.pattern, $0) }
    case "arch": ["arm64", "undefined_arch"].contains { SettingsContext.matches(condition.pattern, $0) }
    case "config": SettingsContext.matches(condition.pattern, configuration)
    case "variant": SettingsContext.matches(condition.pattern, "normal")
    default: false
    }
  }

  private var sdkNames: [String] {
    switch platform {
    case .iOS: ["iphoneos", "iphoneos27.0"]
    case .macOS: ["macosx", "macosx27.0"]
    case .tvOS: ["appletvos", "appletvos27.0"]
    case .watchOS: ["watchos", "watchos27.0"]
    case .visionOS: ["xros", "xros27.0"]
    case .unknown: [""]
    }
  }

  /// Whether a name has the form of a pattern with `*` and `?`.
  static func matches(_ pattern: String, _ name: String) -> Bool {
    let (pattern, name) = (Array(pattern.utf8), Array(name.utf8))
    var (place, index) = (0, 0)
    // Where to go on after the last `*` when what follows it does not fit.
    var retry: (pattern: Int, name: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (place + 1, index)
        place += 1
      } else if place < pattern.count, pattern[place] == name[index] || pattern[place] == UInt8(ascii: "?") {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.pattern, last.name + 1)
        (place, index) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
