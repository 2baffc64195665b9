import Foundation
import Testing

@testable import ResizelintRules

@Suite struct StatisticsTests {
  private let owners = CodeOwners(Array("*.swift @code @all\n*.plist @all\n".utf8))

  @Test func countsByPhaseRuleFolderAndOwner() {
    let tables = Statistics(SampleReport.report, owners: owners).tables
    #expect(tables.map(\.subject) == [.phase, .rule, .folder, .owner])
    #expect(tables[0].rows.map(\.total) == [1, 2, 0, 0])
    #expect(tables[1].rows.map(\.name) == ["main-screen-bounds", "full-screen-requirement"])
    #expect(tables[2].rows == [Statistics.Row(name: "App", counts: [.error: 1, .warning: 2])])
    #expect(tables[3].rows.map { "\($0.name) \($0.total)" } == ["@all 3", "@code 2"])
    #expect(Statistics(SampleReport.report, owners: nil).tables.count == 3)
    #expect(Statistics(SampleReport.report, owners: CodeOwners([])).tables[3].rows.map(\.name) == [Statistics.nobody])
  }

  @Test func alignsTheColumnsOfTheTables() {
    var report = SampleReport.report
    report.chapters[1].findings[0].path = "App/漢字/a.swift"
    let text = SampleReport.text(report, by: StatisticsReporter(.text, owners: owners))
    #expect(
      text.contains(
        """
        By folder
        ─────────
                    error  warning     note      all
        App             1        1        0        2
        App/漢字        0        1        0        1

        """))
    for width in [40, 80] {
      let narrow = SampleReport.text(report, by: StatisticsReporter(.text, owners: owners, width: width))
      #expect(narrow.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= width })
    }
  }

  @Test func writesEveryRowForPrograms() throws {
    let csv = SampleReport.text(SampleReport.report, by: StatisticsReporter(.csv, owners: owners))
    #expect(csv.hasPrefix("by,name,error,warning,note,all\r\nphase,1 Defuse,1,0,0,1\r\n"))
    #expect(csv.contains("\r\nowner,'@code,0,2,0,2\r\n"))
    let json = SampleReport.text(SampleReport.report, by: StatisticsReporter(.json, owners: nil))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect((object["by"] as? [String: Any])?.keys.sorted() == ["folder", "phase", "rule"])
  }

  @Test func takesThePlaceOfTheReportOnTheStandardOutputAlone() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", "let a = UIScreen.main.bounds\n")
    try scratch.file(".github/CODEOWNERS", "*.swift @ours\n")
    let program = Executable.resizelint
    let outcome = try program.run(
      ["--statistics", "--timings", "--fail-on", "warning", "--report", "json=r.json"], in: scratch.path)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("\n@ours") && !outcome.text.contains("a.swift"))
    #expect(try scratch.content("r.json").contains("\"a.swift\""))
    for part in ["finding the files", "judging", "writing r.json as json", "in all"] { #expect(outcome.errors.contains(part)) }
    let merged = try program.run(["merge", "--statistics", "--fail-on", "warning", "r.json"], in: scratch.path)
    #expect(merged.text == outcome.text)
    #expect(try program.run(["--statistics", "--format", "sarif"], in: scratch.path).status == 2)
  }
}
