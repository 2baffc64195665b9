import ResizelintRules

/// What a team keeps beside its code, and what other tools hand over.
enum TeamFiles {
  static func configuration(_ bytes: [UInt8]) {
    let (file, problems) = ConfigurationReader.read(bytes)
    check(problems, bytes)
    var settings = LintSettings()
    check(file.apply(to: &settings, from: .below("App"), catalogue: .embedded), bytes)
    var patterns = PathPatterns()
    check(ConfigurationFile.add(file.include + file.exclude, to: &patterns, from: .above("a/b")), bytes)
    _ = patterns.matches(file: "App/View.swift")
    _ = settings.isPolicyFile("App/LayoutPolicy.swift")
  }

  static func rules(_ bytes: [UInt8]) {
    let result = CatalogueReader.readOwnRules(bytes, beside: .embedded)
    check(result.problems, bytes)
    guard result.problems.isEmpty else { return }
    let files = MemoryFiles(["View.swift": "import UIKit\nlet width = UIScreen.main.bounds.width\n"])
    _ = Engine(catalogue: Catalogue.embedded.adding(result.rules)).lint(files.files, access: files)
  }

  /// What was read is written so that it reads the same again.
  static func baseline(_ bytes: [UInt8]) {
    let (baseline, problems) = Baseline.read(bytes)
    check(problems, bytes)
    let again = Baseline.read(baseline.bytes)
    demand(again.problems.isEmpty, "a baseline written so that it cannot be read: \(again.problems)")
    demand(again.baseline.entries == baseline.entries, "a baseline that reads differently when it is written")
  }

  static func patch(_ bytes: [UInt8]) {
    guard let changes = try? PatchReader.read(bytes) else { return }
    var finding = Finding(
      rule: "main-screen-bounds", phase: .antiPatterns, severity: .warning, path: "", line: 3, column: 1, endLine: 5,
      endColumn: 2, message: "", fix: "", fingerprint: "")
    for (path, file) in changes.files {
      for lines in file.lines { demand(lines.lowerBound >= 0, "a line \(lines.lowerBound) of \(path)") }
      finding.path = path
      _ = changes.touches(finding)
    }
  }

  /// The patterns of an ignore file, a line each; the first line is the path that they are held against.
  static func globs(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let path = lines.first else { return }
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
    for line in lines.dropFirst() {
      guard let pattern = IgnorePattern(line: line) else { continue }
      // What a folder matches, a file may not; what a file matches, a folder does.
      let isFile = pattern.matches(path, name: name, isFolder: false)
      demand(!isFile || pattern.matches(path, name: name, isFolder: true), "a pattern for files alone")
    }
  }

  /// Who owns what; the first line is the path that is asked for.
  static func owners(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2 else { return }
    let owners = CodeOwners([UInt8](lines[1])).owners(of: String(decoding: lines[0], as: UTF8.self))
    demand(Set(owners).count == owners.count, "an owner who is named twice")
  }

  /// Reports of shards, and what is made of them: what is written of one that was read reads the same again.
  static func report(_ bytes: [UInt8]) {
    let (read, problems) = ReportReader.read(bytes, toolVersion: ReportPromises.toolVersion)
    check(problems, bytes)
    guard var report = read else { return }
    ReportPromises.check(report, MemoryFiles(["View.swift": bytes]), bytes)
    var written = OutputBuffer()
    JsonReporter().write(report, in: ReportPromises.context(MemoryFiles(["View.swift": bytes])), to: &written)
    let again = ReportReader.read(written.bytes, toolVersion: ReportPromises.toolVersion)
    demand(again.report == report, "a report that reads differently when it is written: \(again.problems)")
    report.shard = nil
    let merged = try? ReportMerger.merge([("a", report), ("b", report)], catalogue: .embedded)
    demand(merged?.allFindings.count == 2 * report.allFindings.count, "findings that are lost in a merge")
  }

  static func ticks(_ bytes: [UInt8]) { _ = MatrixTicks.read(bytes) }

  private static func check(_ problems: [JsonProblem], _ bytes: [UInt8]) {
    for problem in problems {
      demand((1...(bytes.count + 1)).contains(problem.line), "a problem on line \(problem.line)")
      demand((1...(bytes.count + 1)).contains(problem.column), "a problem in column \(problem.column)")
    }
  }
}
