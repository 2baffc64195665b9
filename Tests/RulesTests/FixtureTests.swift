import Foundation
import ResizelintRules
import Testing

/// Every fixture of every rule, as it is and under each change that must make no difference.
struct FixtureTests {
  @Test(arguments: RuleFixture.all)
  func reportsWhatItsCommentsWant(_ fixture: RuleFixture) throws {
    fixture.check(fixture.files)
  }

  @Test(arguments: RuleFixture.all.filter(\.isOneSwiftFile), Variation.allCases)
  func standsUpTo(_ fixture: RuleFixture, _ variation: Variation) throws {
    fixture.check(variation.apply(to: fixture.files), silent: variation.isSilent, shiftedBy: variation.lineShift)
  }

  /// Findings about allowances cannot be allowed.
  @Test(arguments: RuleFixture.all.filter { !$0.isClean && !$0.rule.hasPrefix("allowance-") })
  func isSilentUnderAnAllowance(_ fixture: RuleFixture) throws {
    let memory = MemoryFiles(fixture.allowed())
    let report = Engine(catalogue: .embedded).lint(memory.files, access: memory)
    let own = report.allFindings.filter { $0.rule.name == fixture.rule }
    #expect(own.map(\.state).allSatisfy { $0 == .suppressed }, "\(fixture): \(own.filter { $0.state == .new }.map(\.line))")
    #expect(own.count == fixture.wants.count { $0.1.rule.name == fixture.rule })
    #expect(report.housekeeping.map { "\($0.path):\($0.line) \($0.message)" } == [])
  }

  @Test
  func everyBuiltRuleHasFlaggedAndCleanFixtures() {
    let names = Set(RuleFixture.all.map { "\($0.rule)/\($0.isClean ? "clean" : "flagged")" })
    let missing = Engine.builtRules.flatMap { ["\($0)/flagged", "\($0)/clean"] }.filter { !names.contains($0) }
    #expect(missing.isEmpty, "missing in Tests/Fixtures/rules: \(missing.sorted().joined(separator: ", "))")
  }

  @Test
  func everyFlaggedFixtureWantsItsRule() {
    for fixture in RuleFixture.all where !fixture.isClean {
      #expect(fixture.wants.contains { $0.1.rule == RuleID(fixture.rule) }, "\(fixture) wants nothing of its rule")
    }
  }
}

/// A change to a fixture after which the same findings must come, or none.
enum Variation: CaseIterable, Sendable {
  case afterAnEmoji, afterAShebang, withCarriageReturns, withoutFinalNewline, insideIfDebug, inABlockComment, inARawString

  var isSilent: Bool { self == .inABlockComment || self == .inARawString }

  /// The lines that stand before the fixture.
  var lineShift: Int {
    switch self {
    case .afterAnEmoji, .afterAShebang, .insideIfDebug: 1
    default: 0
    }
  }

  func apply(to files: [String: String]) -> [String: String] { files.mapValues(apply) }

  private func apply(_ text: String) -> String {
    switch self {
    case .afterAnEmoji: "/* 👩‍👩‍👧 */ let emoji = \"😀\"\n" + text
    case .afterAShebang: "#!/usr/bin/swift\n" + text
    case .withCarriageReturns: text.replacingOccurrences(of: "\n", with: "\r\n")
    case .withoutFinalNewline: String(text.reversed().drop { $0 == "\n" }.reversed())
    case .insideIfDebug: "#if DEBUG\n" + text + "#endif\n"
    case .inABlockComment: "/*\n" + text + "*/\n"
    case .inARawString: "let text = ####\"\"\"\n" + text + "\"\"\"####\n"
    }
  }
}

/// One fixture: a file, or a folder with a small project.
struct RuleFixture: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  var rule: String
  var name: String
  /// By path.
  var files: [String: String]

  var isClean: Bool { name.hasPrefix("clean") }
  var isOneSwiftFile: Bool { files.count == 1 && files.keys.first!.hasSuffix(".swift") }
  var description: String { "\(rule)/\(name)" }
  var testDescription: String { description }

  /// By path, in order.
  var wants: [(String, Want)] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in Want.all(in: text).map { (path, $0) } }
  }

  /// The files with an allowance for everything that is wanted: above each line of Swift, for the whole of other files.
  func allowed() -> [String: String] {
    var files = files
    for (path, text) in files {
      let wants = Want.all(in: text)
      guard !wants.isEmpty else { continue }
      func names(_ wants: [Want]) -> String { Set(wants.map(\.rule.name)).sorted().joined(separator: ", ") }
      if path.hasSuffix(".swift") {
        var lines = text.components(separatedBy: "\n")
        for (line, wants) in Dictionary(grouping: wants, by: \.line).sorted(by: { $0.key > $1.key }) {
          let indent = lines[line - 1].prefix { $0 == " " }
          lines.insert("\(indent)// resizelint:allow \(names(wants)) -- the fixture asks for it", at: line - 1)
        }
        files[path] = lines.joined(separator: "\n")
      } else {
        let isXml = text.hasPrefix("<")
        let opener = isXml ? "<!--" : path.hasSuffix(".yml") ? "#" : "//"
        files[path] =
          text + opener + " resizelint:allow:file \(names(wants)) — the fixture asks for it"
          + (isXml ? " -->\n" : "\n")
      }
    }
    return files
  }

  /// The day on which fixtures are judged.
  static let today = CalendarDate("2027-04-01")

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/rules")

  static let all: [RuleFixture] = {
    let manager = FileManager.default
    var result: [RuleFixture] = []
    for rule in (try? manager.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] {
      let ruleFolder = folder.appendingPathComponent(rule)
      for name in (try? manager.contentsOfDirectory(atPath: ruleFolder.path).sorted()) ?? [] {
        let place = ruleFolder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: place.path, isDirectory: &isFolder) else { continue }
        var files: [String: String] = [:]
        if isFolder.boolValue {
          for path in (try? manager.subpathsOfDirectory(atPath: place.path)) ?? [] {
            files[path] = try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
          }
        } else {
          files[name] = try? String(contentsOf: place, encoding: .utf8)
        }
        result.append(RuleFixture(rule: rule, name: name, files: files))
      }
    }
    return result
  }()

  /// Lints and compares. In a clean fixture its own rule must stay silent, and whatever else it wants must come; in a
  /// flagged one findings of other rules than the wanted ones do not count.
  func check(_ files: [String: String], silent: Bool = false, shiftedBy shift: Int = 0) {
    let memory = MemoryFiles(files)
    var configuration = LintConfiguration()
    configuration.today = RuleFixture.today
    let findings = Engine(catalogue: .embedded, configuration: configuration).lint(memory.files, access: memory).allFindings
      .filter { $0.state == .new }
    guard !silent else {
      #expect(findings.map(RuleFixture.describe) == [], "\(self) must be silent")
      return
    }
    var unexplained = findings
    var problems: [String] = []
    for (path, want) in wants {
      var want = want
      want.line += shift
      if let index = unexplained.firstIndex(where: { $0.path == path && want.isMet(by: $0) }) {
        unexplained.remove(at: index)
      } else {
        problems.append("missing \(path):\(want.description)")
      }
    }
    problems += unexplained.filter { $0.rule.name == rule }.map { "not wanted \(RuleFixture.describe($0))" }
    #expect(problems.isEmpty, "\(self): \(problems.joined(separator: "; "))")
  }

  private static func describe(_ finding: Finding) -> String {
    "\(finding.path):\(finding.line):\(finding.column) \(finding.rule) \(finding.severity.name)"
  }
}
