import Foundation
import ResizelintRules
import Testing

/// Each folder of `Tests/Fixtures/projects` is a small app; its `model.txt` is what is known of it.
///
/// `UPDATE_FIXTURES=1 swift test --filter ProjectFixtureTests` writes the files anew.
@Suite struct ProjectFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/projects").standardizedFileURL

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func hasFixtures() {
    #expect(Self.names.count >= 13)
  }

  @Test(arguments: names)
  func readsTheProjectAsWrittenDown(name: String) throws {
    let root = Self.folder.appendingPathComponent(name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
    let files = ProjectFiles(paths: paths.filter { $0 != "model.txt" }) { path in
      FileManager.default.contents(atPath: root.appendingPathComponent(path).path).map { [UInt8]($0) }
    }
    let summary = ModelSummary.text(of: ProjectModel.read(files))
    let golden = root.appendingPathComponent("model.txt")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
      try summary.write(to: golden, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(summary == expected, "UPDATE_FIXTURES=1 swift test --filter ProjectFixtureTests writes it anew")
  }
}

/// A project model as text: every target, configuration and value with its origin.
private enum ModelSummary {
  static func text(of model: ProjectModel) -> String {
    var lines: [String] = []
    for target in model.targets {
      lines.append("\(target.name): \(target.kind.rawValue) (\(target.declaration.rawValue)) at \(place(target.origin))")
      for source in target.members?.sources ?? [] { lines.append("  source \(source)") }
      for resource in target.members?.resources ?? [] { lines.append("  resource \(resource)") }
      for configuration in target.configurations { lines += text(of: configuration) }
    }
    for notice in model.notices {
      lines.append("notice \(notice.path):\(notice.line.map(String.init) ?? "-"): \(notice.message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of configuration: BuildConfiguration) -> [String] {
    let families = configuration.deviceFamilies.map { "\($0.sorted())" } ?? "unknown families"
    let name = configuration.name.isEmpty ? "build" : configuration.name
    var lines = [
      "  \(name): \(configuration.platform.rawValue), \(families)\(configuration.plist.isComplete ? "" : ", incomplete")"
    ]
    for entry in configuration.plist.entries {
      lines.append("    \(entry.key) = \(text(of: entry.value)) from \(place(entry.value.origin))")
      for supplier in entry.value.suppliers { lines.append("      through \(place(supplier))") }
    }
    for value in configuration.plist.replaced {
      lines.append("    replaced \(value.keyPath.joined(separator: ".")) from \(place(value.value.origin))")
    }
    for setting in configuration.plist.settings where setting.effect != .written {
      lines.append("    \(setting.effect) \(place(setting.origin))")
    }
    return lines
  }

  private static func text(of value: MergedValue) -> String {
    if !value.unresolved.isEmpty { return "unresolved \(value.unresolved.joined(separator: ", "))" }
    return switch value.content {
    case .string(let text): "'\(text)'"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .date(let date): date
    case .data(let data): "\(data.count) bytes"
    case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .dictionary(let entries): "{\(entries.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func place(_ origin: Origin) -> String {
    "\(origin.path):\(origin.start.line):\(origin.start.column)" + (origin.setting.map { " \($0)" } ?? "")
  }
}
