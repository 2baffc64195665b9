import Foundation
import Testing

@testable import ResizelintRules

@Suite struct FormatTests {
  private func text(
    _ report: Report, by reporter: some Reporter, failOn: Severity? = .error, showsSuppressed: Bool = false
  ) -> String {
    SampleReport.text(report, by: reporter, failOn: failOn, showsSuppressed: showsSuppressed)
  }

  private func lines(
    _ report: Report = SampleReport.report, by reporter: some Reporter, failOn: Severity? = .error, showsSuppressed: Bool = false
  ) -> [String] {
    text(report, by: reporter, failOn: failOn, showsSuppressed: showsSuppressed).split(separator: "\n").map(String.init)
  }

  /// A report with many findings of one rule, spread over files.
  private func report(of count: Int, severity: Severity = .warning) -> Report {
    var report = SampleReport.empty
    report.chapters[1].findings = (1...count).map { number in
      var finding = SampleReport.bounds
      finding.severity = severity
      finding.path = "App/\(number / 40).swift"
      (finding.line, finding.endLine) = (number, number)
      return finding
    }
    return report
  }

  private let all: [any Reporter] = [
    JsonReporter(), JsonlReporter(), SarifReporter(), XcodeReporter(), GithubReporter(), GitlabReporter(), CheckstyleReporter(),
    JunitReporter(), MarkdownReporter(), CsvReporter(), AgentReporter(), TextReporter(),
  ]

  @Test func letsNothingOfTheProjectDeceiveAReaderOfAnyFormat() {
    let hostile = "]]>::error::%0A<script>\u{1B}[31m\u{202E}\t\"'😀\r\n##[error]|`*[a](b)"
    var finding = SampleReport.key
    (finding.path, finding.message, finding.targets) = (hostile, hostile, [hostile])
    finding.related = [.init(path: hostile, line: 1, column: 1, message: hostile)]
    var report = SampleReport.empty
    report.chapters[0].findings = [finding]
    report.notices = [Notice(path: hostile, message: hostile, isFailure: true)]
    for reporter in all {
      let text = text(report, by: reporter)
      #expect(text.contains("😀"), "\(reporter)")
      // A carriage return ends a line of a comma-separated file, and a tab moves nothing that matters in a workflow command.
      let isAllowed: (Unicode.Scalar) -> Bool = {
        $0 == "\n" || ($0 == "\r" && reporter is CsvReporter) || ($0 == "\t" && reporter is GithubReporter)
      }
      #expect(!text.unicodeScalars.contains { Escaping.isDeceptive($0) && !isAllowed($0) }, "\(reporter)")
    }
  }

  @Test func saysInEveryFormatWhatCouldNotBeJudged() {
    var report = SampleReport.empty
    report.notices = [
      Notice(path: "App/Big.swift", message: "is locked", isFailure: true), Notice(path: "b.yml", message: "is odd"),
    ]
    for reporter in all {
      let text = text(report, by: reporter)
      for said in ["App/Big.swift", "is locked", "b.yml", "is odd"] { #expect(text.contains(said), "\(reporter): \(said)") }
    }
  }

  // MARK: Xcode

  @Test func writesLinesThatXcodeOpens() {
    #expect(
      lines(by: XcodeReporter()) == [
        "/projects/App/Info.plist:1:1: error: `UIRequiresFullScreen` opts the app out of resizing. (App: Debug, Release) Remove the key. "
          + "[full-screen-requirement]",
        "/projects/App.xcodeproj/project.pbxproj:7:3: note: the setting that supplies it",
        "/projects/App/Card View.swift:2:16: warning: `UIScreen.main.bounds` measures the screen, not the window. "
          + "Use the view's own `bounds`. [main-screen-bounds]",
        "/projects/App/Card View.swift:3:2: warning: `UIScreen.main.bounds` measures the screen, not the window. Pass the size in. "
          + "[main-screen-bounds]",
        "/projects/App/Big.swift:1: error: is 4 GiB or larger",
        "/projects/project.yml:3: note: $(NAME) has no value",
      ])
  }

  @Test func printsANoteInXcodeOnlyWhereNotesFailTheRun() {
    let report = report(of: 1, severity: .note)
    #expect(text(report, by: XcodeReporter(), failOn: .warning).isEmpty)
    #expect(text(report, by: XcodeReporter(), failOn: .note).hasPrefix("/projects/App/0.swift:1:16: warning: "))
  }

  // MARK: GitHub

  @Test func writesWorkflowCommandsTheWorstFirst() {
    var report = SampleReport.report
    report.chapters[1].findings[0].path = "App/a:b,c%.swift"
    report.chapters[1].findings[1].endLine += 1
    #expect(
      lines(report, by: GithubReporter()) == [
        "::error file=App/Info.plist,line=1,endLine=1,title=full-screen-requirement,col=1,endColumn=34::`UIRequiresFullScreen` opts the app "
          + "out of resizing. (App: Debug, Release)%0ARemove the key.",
        "::error file=App/Big.swift::is 4 GiB or larger",
        "::warning file=App/a%3Ab%2Cc%25.swift,line=2,endLine=2,title=main-screen-bounds,col=16,endColumn=36::`UIScreen.main.bounds` "
          + "measures the screen, not the window.%0AUse the view's own `bounds`.",
        "::warning file=App/Card View.swift,line=3,endLine=4,title=main-screen-bounds::`UIScreen.main.bounds` measures the screen, "
          + "not the window.%0APass the size in.",
        "::notice file=project.yml,line=3::$(NAME) has no value",
      ])
  }

  @Test func staysWithinTheAnnotationsThatGithubShows() {
    var report = report(of: 30)
    report.notices = (1...5).map { Notice(path: "\($0).swift", message: "is gone", isFailure: true) }
    report.chapters[0].findings = Array(repeating: SampleReport.key, count: 12)
    let lines = lines(report, by: GithubReporter())
    for level in ["error", "warning"] { #expect(lines.count { $0.hasPrefix("::\(level)") } == GithubReporter.limit) }
    #expect(lines.contains("::error::4 more notices of what could not be judged."))
    #expect(lines.last?.hasPrefix("::notice title=resizelint::4 errors, 20 warnings more: ") == true)
  }

  // MARK: GitLab

  @Test func givesEachFindingOfGitlabAFingerprintOfItsOwn() throws {
    let text = text(report(of: 3), by: GitlabReporter())
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["fingerprint"] as? String } == ["1f00", "1f00-2", "1f00-3"])
    for issue in issues {
      #expect(issue["check_name"] as? String == "main-screen-bounds")
      #expect(issue["severity"] as? String == "major")
      #expect((issue["description"] as? String)?.isEmpty == false)
    }
    let location = try #require(issues[2]["location"] as? [String: Any])
    #expect(location["path"] as? String == "App/0.swift")
    #expect(location["lines"] as? [String: Int] == ["begin": 3, "end": 3])
  }

  @Test func tellsGitlabWhatCouldNotBeJudgedAsAnIssueOfItsOwn() throws {
    let text = text(SampleReport.report, by: GitlabReporter())
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let notices = issues.filter { $0["check_name"] as? String == "not-judged" }
    #expect(notices.map { $0["severity"] as? String } == ["critical", "info"])
    #expect(
      notices.map { $0["description"] as? String } == ["Not judged: is 4 GiB or larger", "Not judged: $(NAME) has no value"])
    #expect(Set(issues.map { $0["fingerprint"] as? String }).count == issues.count)
  }

  // MARK: XML

  @Test func listsFindingsByFileForCheckstyle() {
    var report = SampleReport.report
    report.chapters[1].findings[0].path = "App/<&\"'\u{1B}\u{202E}>.swift"
    #expect(
      text(report, by: CheckstyleReporter()).hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="App/&lt;&amp;&quot;&apos;&lt;U+001B&gt;&#x202E;&gt;.swift">
            <error line="2" column="16" severity="warning" message="`UIScreen.main.bounds` measures the screen, not the window. Use the \
        view&apos;s own `bounds`." source="resizelint.main-screen-bounds"/>
          </file>
          <file name="App/Big.swift">
            <error line="1" severity="error" message="Not judged: is 4 GiB or larger" source="resizelint"/>
          </file>
          <file name="App/Card View.swift">
        """))
  }

  @Test func failsTheTestsOfJunitThatFailTheRun() {
    let xml = text(SampleReport.report, by: JunitReporter())
    #expect(
      xml.contains(
        """
        <testsuites name="resizelint" tests="6" failures="1" errors="1" skipped="3">
          <testsuite name="Phase 1: Defuse" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="full-screen-requirement" name="App/Info.plist" file="App/Info.plist" time="0">
              <failure type="error" message="1 error">App/Info.plist:1:1: error: `UIRequiresFullScreen` opts the app out of resizing. \
        (App: Debug, Release) Remove the key.</failure>
            </testcase>
          </testsuite>
        """))
    #expect(xml.contains("<testcase classname=\"phase-3\" name=\"Two passes\" time=\"0\"/>"))
    #expect(xml.contains("<skipped message=\"Nothing of this phase was checked.\"/>"))
    #expect(
      text(SampleReport.report, by: JunitReporter(), failOn: .warning).contains("failures=\"2\" errors=\"1\" skipped=\"2\""))
    #expect(text(SampleReport.report, by: JunitReporter(), failOn: nil).contains("failures=\"0\" errors=\"1\" skipped=\"4\""))
  }

  // MARK: Markdown

  @Test func writesAPageThatMarkdownDoesNotMistake() {
    var report = SampleReport.report
    report.chapters[1].findings[0].message = "`a|<script>*b*` is no [link](x)"
    let page = text(report, by: MarkdownReporter())
    #expect(page.hasPrefix("## resizelint: 1 error, 2 warnings\n\n2 files judged; 1 allowed in the source.\n\n"))
    #expect(page.contains("| 1 Defuse | 1 | 0 | 0 | open |\n"))
    #expect(page.contains("| 4 Tests by the shape of the space |  |  |  | not checked |\n"))
    #expect(
      page.contains(
        "| <code>App/Card View.swift&#58;2</code> | warning | <code>a&#124;&#60;script&#62;&#42;b&#42;</code> is no "
          + "&#91;link&#93;&#40;x&#41; |\n"))
  }

  @Test func fitsThePageIntoItsLimit() {
    let report = report(of: 3000)
    let page = text(report, by: MarkdownReporter())
    #expect(page.contains("\n2950 more; `--report json=FILE` holds all of them.\n"))
    let small = text(report, by: MarkdownReporter(sizeLimit: 2000, rowLimit: 50))
    #expect(small.utf8.count < 2200)
    #expect(small.hasSuffix("\n3000 warnings more would not fit on this page; `--report json=FILE` holds all of them.\n"))
  }

  // MARK: Rows and lines

  @Test func keepsTextOutOfTheFormulasOfASpreadsheet() {
    var report = SampleReport.report
    report.chapters[0].findings[0].message = "=cmd(\"x\"), y"
    let rows = text(report, by: CsvReporter()).components(separatedBy: "\r\n")
    #expect(rows.count == 7)
    #expect(rows[1].hasPrefix("1,error,full-screen-requirement,App/Info.plist,1,1,\"'=cmd(\"\"x\"\"), y\",Remove the key.,,App,"))
  }

  @Test func writesOneJsonObjectALine() throws {
    let lines = lines(by: JsonlReporter(), showsSuppressed: true)
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    #expect(
      objects.map { $0?["type"] as? String } == ["finding", "finding", "finding", "finding", "notice", "notice", "summary"])
    #expect(objects.map { $0?["suppressed"] as? Bool } == [nil, nil, nil, true, nil, nil, nil])
    #expect((objects[6]?["summary"] as? [String: Int])?["warning"] == 2)
    #expect(objects[4]?["failure"] as? Bool == true)
  }

  @Test func saysAFixOnceForNeighboursInTheWordsForAnAssistant() {
    var report = report(of: 2)
    report.notices = [Notice(path: "b.swift", line: 3, message: "is odd")]
    #expect(
      lines(report, by: AgentReporter()) == [
        "App/0.swift:1:16 warning main-screen-bounds: `UIScreen.main.bounds` measures the screen, not the window. "
          + "FIX: Use the view's own `bounds`.",
        "App/0.swift:2:16 warning main-screen-bounds: `UIScreen.main.bounds` measures the screen, not the window.",
        "b.swift:3 not judged: is odd",
        "2 warnings. Fix phase 2 first. `resizelint explain RULE` shows a rule with code before and after.",
      ])
    #expect(lines(SampleReport.empty, by: AgentReporter()) == ["no findings"])
  }
}
