import ResizelintLexer

@testable import ResizelintRules

/// A report made by hand, with one of everything that a format has to show.
enum SampleReport {
  static let bounds = Finding(
    rule: "main-screen-bounds", phase: .antiPatterns, severity: .warning, intent: .layout, path: "App/Card View.swift", line: 2,
    column: 16, endLine: 2, endColumn: 36, message: "`UIScreen.main.bounds` measures the screen, not the window.",
    fix: "Use the view's own `bounds`.", fingerprint: "1f00")

  static let again: Finding = {
    var finding = bounds
    (finding.line, finding.endLine, finding.column, finding.endColumn) = (3, 3, 2, 22)
    finding.fix = "Pass the size in."
    finding.intent = nil
    finding.fingerprint = "2f00"
    return finding
  }()

  static let key = Finding(
    rule: "full-screen-requirement", phase: .defuse, severity: .error, path: "App/Info.plist", line: 1, column: 1, endLine: 1,
    endColumn: 34, message: "`UIRequiresFullScreen` opts the app out of resizing.", fix: "Remove the key.", targets: ["App"],
    configurations: ["Debug", "Release"],
    related: [.init(path: "App.xcodeproj/project.pbxproj", line: 7, column: 3, message: "the setting that supplies it")],
    fingerprint: "0f00")

  static let suppressed: Finding = {
    var finding = again
    finding.state = .suppressed
    finding.line = 4
    finding.fingerprint = "3f00"
    return finding
  }()

  static let report = Report(
    fileCount: 2,
    chapters: [
      .init(phase: .defuse, isClear: false, findings: [key]),
      .init(phase: .antiPatterns, isClear: false, findings: [bounds, again, suppressed]),
      .init(phase: .twoPasses, isClear: true, findings: []),
      .init(phase: .tests, isClear: nil, findings: []),
    ],
    housekeeping: [],
    notices: [
      Notice(path: "App/Big.swift", message: "is 4 GiB or larger", isFailure: true),
      Notice(path: "project.yml", line: 3, message: "$(NAME) has no value"),
    ])

  static let empty = Report(
    fileCount: 1, chapters: Phase.allCases.map { .init(phase: $0, isClear: true, findings: []) }, housekeeping: [], notices: [])

  static let files = SampleFiles([
    "App/Info.plist": "<key>UIRequiresFullScreen</key>\n<true/>\n",
    "App/Card View.swift": "struct Card {\n\tlet 幅 = \"😀\"; UIScreen.main.bounds\n\tUIScreen.main.bounds\n  UIScreen.main\n}\n",
  ])

  static func text(
    _ report: Report, by reporter: some Reporter, failOn: Severity? = .error, showsSuppressed: Bool = false
  ) -> String {
    var output = OutputBuffer()
    let context = ReportContext(
      catalogue: .embedded, toolName: "resizelint", toolVersion: "0.0.0", root: "/projects", failOn: failOn,
      showsSuppressed: showsSuppressed,
      sources: SourceLines(access: files))
    reporter.write(report, in: context, to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}

/// Files that exist in memory alone.
struct SampleFiles: FileAccess {
  private let contents: [String: String]

  init(_ contents: [String: String]) { self.contents = contents }

  var workerCount: Int { 1 }

  func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    for item in 0..<count { body(0, item) }
  }

  func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    guard let content = contents[path] else { throw FileFailure("is not there") }
    let bytes = Array(content.utf8)
    buffer.reserve(bytes.count)
    bytes.withUnsafeBufferPointer { buffer.base.update(from: $0.baseAddress!, count: $0.count) }
    return buffer.source(count: bytes.count)
  }
}
