/// The targets of a project, their configurations, and the Info.plist that each build would get.
///
/// Every key says where it comes from, so that a finding can be followed to its cause. Configurations that differ in nothing
/// but their name are told once in the text.
public struct TargetsReport: Sendable {
  public enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  private let model: ProjectModel
  private let style: TextStyle

  public init(_ model: ProjectModel, usesColors: Bool = false) {
    self.model = model
    style = TextStyle(usesColors: usesColors)
  }

  public func write(as format: Format) -> OutputBuffer {
    switch format {
    case .text: text()
    case .json: json()
    }
  }

  // MARK: Text

  private func text() -> OutputBuffer {
    var output = OutputBuffer()
    for target in model.targets {
      if !output.bytes.isEmpty { output.append("\n") }
      let place = "\(target.kind.title), \(target.origin.path):\(target.origin.start.line)"
      output.append(style.paint(safe(target.name), .heading) + "  " + style.paint(safe(place), .faint) + "\n")
      for (names, configuration) in grouped(target.configurations) { write(configuration, named: names, to: &output) }
    }
    if model.targets.isEmpty { output.append("no target was found\n") }
    for (number, notice) in model.notices.enumerated() {
      if number == 0 { output.append("\n") }
      let place = notice.path + (notice.line.map { ":\($0)" } ?? "")
      output.append("\(safe(place)): \(safe(notice.message))\n")
    }
    return output
  }

  /// Configurations with one and the same body.
  private func grouped(_ configurations: [BuildConfiguration]) -> [(names: [String], BuildConfiguration)] {
    var groups: [(names: [String], configuration: BuildConfiguration, body: [UInt8])] = []
    for configuration in configurations {
      var body = OutputBuffer()
      write(configuration, named: [], to: &body)
      if let known = groups.firstIndex(where: { $0.body == body.bytes }) {
        groups[known].names.append(configuration.name)
      } else {
        groups.append(([configuration.name], configuration, body.bytes))
      }
    }
    return groups.map { ($0.names, $0.configuration) }
  }

  private func write(_ configuration: BuildConfiguration, named names: [String], to output: inout OutputBuffer) {
    var facts = [configuration.platform.rawValue + (configuration.deploymentTarget.map { " \($0)" } ?? "")]
    if configuration.supportsCatalyst { facts.append("Mac Catalyst") }
    if let families = configuration.deviceFamilies, !families.isEmpty {
      facts.append("families " + families.sorted().map(String.init).joined(separator: ", "))
    }
    let names = names.filter { !$0.isEmpty }.joined(separator: ", ")
    output.append(
      "  " + (names.isEmpty ? "" : safe(names) + "  ") + style.paint(safe(facts.joined(separator: ", ")), .faint) + "\n")
    output.append("    Info.plist: \(safe(sources(of: configuration)))\n")
    for entry in configuration.plist.entries {
      let supplied = entry.value.suppliers.compactMap(\.setting).joined(separator: ", ")
      let place = place(of: entry.value.origin) + (supplied.isEmpty ? "" : ", with \(supplied)")
      output.append("      \(safe(entry.key)) = \(safe(entry.value.summary))  \(style.paint(safe(place), .faint))\n")
    }
    for setting in configuration.plist.settings where setting.effect != .written {
      let reason = setting.effect == .inert ? "without effect, the plist is not generated" : "unknown to the build system"
      let place = "\(setting.origin.path):\(setting.origin.start.line)"
      output.append("      \(safe(setting.name)): \(reason)  \(style.paint(safe(place), .faint))\n")
    }
    for replaced in configuration.plist.replaced {
      let path = replaced.keyPath.joined(separator: ".")
      let places = "\(place(of: replaced.value.origin)), by \(place(of: replaced.by))"
      output.append("      \(safe(path)): replaced  \(style.paint(safe(places), .faint))\n")
    }
  }

  private func sources(of configuration: BuildConfiguration) -> String {
    var parts: [String] = []
    if let path = configuration.infoPlistPath { parts.append(path) }
    if configuration.generatesInfoPlist { parts.append("generated from build settings") }
    if parts.isEmpty { parts.append("written by nothing but the build") }
    if !configuration.plist.isComplete { parts.append("part of it could not be read") }
    return parts.joined(separator: ", ")
  }

  private func place(of origin: Origin) -> String {
    "\(origin.path):\(origin.start.line)" + (origin.setting.map { " \($0)" } ?? "")
  }

  private func safe(_ text: String) -> String { Escaping.terminal(text) }

  // MARK: JSON

  private func json() -> OutputBuffer {
    var writer = JsonWriter(OutputBuffer())
    writer.object { writer in
      writer.member("format", 1)
      writer.arrayMember("notices", model.notices) { writer, notice in
        writer.object { writer in
          writer.member("line", notice.line)
          writer.member("message", notice.message)
          writer.member("path", notice.path)
        }
      }
      writer.arrayMember("targets", model.targets) { writer, target in
        writer.object { writer in
          writer.arrayMember("configurations", target.configurations, self.configuration)
          writer.member("declaration", target.declaration.rawValue)
          writer.member("kind", target.kind.rawValue)
          writer.member("line", target.origin.start.line)
          writer.member("name", target.name)
          writer.member("path", target.origin.path)
        }
      }
    }
    return writer.finish()
  }

  private func configuration(_ writer: inout JsonWriter, _ configuration: BuildConfiguration) {
    writer.object { writer in
      writer.member("catalyst", configuration.supportsCatalyst)
      writer.member("deploymentTarget", configuration.deploymentTarget)
      writer.member("deviceFamilies") { writer in
        guard let families = configuration.deviceFamilies else { return writer.null() }
        writer.array(families.sorted()) { $0.integer($1) }
      }
      writer.objectMember("infoPlist") { writer in
        writer.member("complete", configuration.plist.isComplete)
        writer.member("generated", configuration.generatesInfoPlist)
        writer.arrayMember("keys", configuration.plist.entries) { writer, entry in
          writer.object { writer in
            writer.member("key", entry.key)
            origin(&writer, entry.value.origin)
            writer.arrayMember("suppliedBy", entry.value.suppliers.compactMap(\.setting))
            writer.arrayMember("unresolved", entry.value.unresolved)
            writer.member("value", entry.value.summary)
          }
        }
        writer.member("path", configuration.infoPlistPath)
        writer.arrayMember("settings", configuration.plist.settings) { writer, setting in
          writer.object { writer in
            writer.member("effect", setting.effect.name)
            writer.member("key", setting.key)
            origin(&writer, setting.origin)
            writer.member("value", setting.value)
          }
        }
      }
      writer.member("name", configuration.name)
      writer.member("platform", configuration.platform.rawValue)
    }
  }

  /// The members between `key` and what sorts behind `setting`.
  private func origin(_ writer: inout JsonWriter, _ origin: Origin) {
    writer.member("line", origin.start.line)
    writer.member("path", origin.path)
    writer.member("setting", origin.setting)
  }
}

extension InfoPlistSetting.Effect {
  fileprivate var name: String {
    switch self {
    case .written: "written"
    case .inert: "inert"
    case .unknown: "unknown"
    }
  }
}

extension Target.Kind {
  fileprivate var title: String {
    switch self {
    case .application: "app"
    case .appClip: "App Clip"
    case .appExtension: "extension"
    case .framework: "framework"
    case .tests: "tests"
    case .uiTests: "UI tests"
    case .watchApp: "watch app"
    case .watchExtension: "watch extension"
    case .tool: "tool"
    case .other: "other"
    }
  }
}

extension MergedValue {
  /// The value in one line, the deeper parts of a large one left out.
  var summary: String { summary(depth: 0) }

  /// Recursion ends at the fourth level.
  private func summary(depth: Int) -> String {
    switch content {
    case .string(let text): return "\"\(text)\""
    case .integer(let number): return String(number)
    case .real(let number): return String(number)
    case .bool(let flag): return flag ? "true" : "false"
    case .date(let date): return date
    case .data(let bytes): return "<\(bytes.count) bytes>"
    case .array(let items):
      if depth == 3, !items.isEmpty { return "[…]" }
      let shown = items.prefix(8).map { $0.summary(depth: depth + 1) } + (items.count > 8 ? ["…"] : [])
      return "[" + shown.joined(separator: ", ") + "]"
    case .dictionary(let entries):
      if depth == 3, !entries.isEmpty { return "{…}" }
      let shown = entries.prefix(8).map { "\($0.key) = \($0.value.summary(depth: depth + 1))" } + (entries.count > 8 ? ["…"] : [])
      return "{" + shown.joined(separator: ", ") + "}"
    }
  }
}
