/// `.settings(base:configurations:)` of a Tuist project or target.
struct TuistSettings {
  private struct Configuration {
    var name: String
    var settings: ManifestValue?
    var config: String?
  }

  private var base: ManifestValue?
  private var configurations: [Configuration] = []

  init(_ value: ManifestProgram.Value, _ program: ManifestProgram) {
    let value = program.reduced(value)
    func argument(_ label: String, of value: ManifestProgram.Value) -> ManifestProgram.Value? {
      value.expression.argument(label).map(value.with)
    }
    base = argument("base", of: value).map { program.manifestValue($0) }
    var isWhole = true
    for item in argument("configurations", of: value).flatMap({ program.items($0, isWhole: &isWhole) }) ?? [] {
      let call = program.reduced(item)
      guard let kind = call.expression.lastName, call.expression.arguments != nil else { continue }
      configurations.append(
        Configuration(
          name: argument("name", of: call).flatMap { program.text($0) } ?? (kind == "release" ? "Release" : "Debug"),
          settings: argument("settings", of: call).map { program.manifestValue($0) },
          config: argument("xcconfig", of: call).flatMap { program.text($0) }))
    }
    if configurations.isEmpty {
      for (label, name) in [("debug", "Debug"), ("release", "Release")] {
        configurations.append(Configuration(name: name, settings: argument(label, of: value).map { program.manifestValue($0) }))
      }
    }
  }

  var names: [String] { configurations.map(\.name) }

  /// The levels of a configuration: its own settings, the base, its xcconfig.
  func levels(_ name: String, _ reader: inout BuildConfigurationReader) -> [SettingsLevel] {
    let configuration = configurations.first { $0.name == name }
    var levels: [SettingsLevel] = []
    if let settings = configuration?.settings { levels.append(SettingsLevel(manifest: settings)) }
    if let base { levels.append(SettingsLevel(manifest: base)) }
    if let config = configuration?.config, let path = ProjectPath.join(reader.sourceRoot, config),
      let spelling = reader.files.spelling(of: path)
    {
      levels.append(reader.level(ofConfig: spelling))
    }
    return levels
  }
}
