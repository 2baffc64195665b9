import ResizelintLexer
import ResizelintRules

/// Whole runs over small trees in memory, from the files to the reports.
enum Projects {
  private static let engine: Engine = {
    var configuration = LintConfiguration()
    configuration.today = CalendarDate("2027-01-31")
    return Engine(catalogue: .embedded, configuration: configuration)
  }()

  /// One Swift file under all rules.
  static func source(_ bytes: [UInt8]) { _ = lint(MemoryFiles(["View.swift": bytes]), bytes) }

  /// Comments that speak to resizelint, in each kind of file that has comments; allowances written into it must read back.
  static func allowances(_ bytes: [UInt8]) {
    let names = ["View.swift", "Info.plist", "Base.xcconfig", "project.yml", "Main.storyboard"]
    let memory = MemoryFiles([names[Int(bytes.first ?? 0) % names.count]: Array(bytes.dropFirst())])
    let report = lint(memory, bytes)
    for (path, findings) in Dictionary(grouping: report.chapters.flatMap(\.findings).filter { $0.state == .new }, by: \.path) {
      guard let content = memory.contents[path],
        let written = AllowanceWriter(path: path, bytes: content, reason: "seen").allowing(findings)
      else { continue }
      demand(written.count > content.count, "an allowance that adds nothing to \(path)")
    }
  }

  static func xcodeProject(_ bytes: [UInt8]) {
    _ = lint(
      MemoryFiles([
        "App.xcodeproj/project.pbxproj": bytes, "App/Info.plist": plist, "App/View.swift": view,
        "Config/Base.xcconfig": Array("#include \"Base.xcconfig\"\nA = $(B)\nB = $(A)\n".utf8),
      ]), bytes)
  }

  /// Settings that refer to one another, as the file that everything includes.
  static func buildSettings(_ bytes: [UInt8]) {
    _ = lint(
      MemoryFiles([
        "project.yml": Array(spec.utf8), "Base.xcconfig": bytes, "More.xcconfig": Array("#include \"Base.xcconfig\"\n".utf8),
        "Info.plist": plist, "App/View.swift": view,
      ]), bytes)
  }

  /// The project files of generators, told apart by the first byte.
  static func manifests(_ bytes: [UInt8]) {
    let names = [
      "project.yml", "Project.swift", "BUILD.bazel", "app.json", "ProjectSettings/ProjectSettings.asset",
      "App.swiftpm/Package.swift",
    ]
    _ = lint(
      MemoryFiles([
        names[Int(bytes.first ?? 0) % names.count]: Array(bytes.dropFirst()), "App/Info.plist": plist, "App/View.swift": view,
      ]), bytes)
  }

  /// Any files: a line `== NAME` begins each, and what stands before the first is Swift.
  static func tree(_ bytes: [UInt8]) {
    var contents: [String: [UInt8]] = [:]
    var name = "View.swift"
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "== ".utf8), contents.count < 12 {
        name = String(decoding: line.dropFirst(3), as: UTF8.self)
        contents[name] = []
      } else {
        contents[name, default: []] += line + [UInt8(ascii: "\n")]
      }
    }
    let memory = MemoryFiles(contents)
    let report = lint(memory, bytes)
    let matrix = MatrixBuilder(files: memory.files, access: memory).matrix(of: report)
    for format in MatrixFormat.allCases { _ = format.render(matrix) }
    let model = ProjectModel.read(ProjectFiles(paths: Array(contents.keys)) { memory.contents[$0] })
    for format in TargetsReport.Format.allCases { _ = TargetsReport(model).write(as: format) }
  }

  /// Judges the files and checks the report.
  private static func lint(_ memory: MemoryFiles, _ bytes: [UInt8]) -> Report {
    let report = engine.lint(memory.files, access: memory)
    for finding in report.allFindings {
      demand(finding.line >= 1 && finding.column >= 1, "a finding at \(finding.line):\(finding.column)")
      demand(
        (finding.line, finding.column) <= (finding.endLine, finding.endColumn), "a finding that ends before it begins: \(finding)"
      )
      demand(memory.contents[finding.path] != nil, "a finding in \(finding.path), which is no file")
    }
    ReportPromises.check(report, memory, bytes)
    return report
  }

  private static let view = Array("import UIKit\nlet width = UIScreen.main.bounds.width\n".utf8)
  private static let plist = Array(
    "<plist><dict><key>UIRequiresFullScreen</key><true/><key>A</key><string>$(A)</string></dict></plist>".utf8)
  private static let spec = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: App
        configFiles: {Debug: More.xcconfig}
        settings: {INFOPLIST_FILE: Info.plist}

    """
}
