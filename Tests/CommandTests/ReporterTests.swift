import Foundation
import Testing

@testable import ResizelintRules

@Suite struct ReporterTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: JSON

  @Test func writesEveryFieldOfAFindingWithItsKeysSorted() {
    let text = SampleReport.text(SampleReport.report, by: JsonReporter())
    #expect(
      text.contains(
        """
              "findings": [
                {
                  "column": 1,
                  "configurations": [
                    "Debug",
                    "Release"
                  ],
                  "endColumn": 34,
                  "endLine": 1,
                  "fingerprint": "0f00",
                  "fix": "Remove the key.",
                  "intent": null,
                  "line": 1,
                  "message": "`UIRequiresFullScreen` opts the app out of resizing.",
                  "path": "App/Info.plist",
                  "phase": 1,
                  "related": [
                    {
                      "column": 3,
                      "line": 7,
                      "message": "the setting that supplies it",
                      "path": "App.xcodeproj/project.pbxproj"
                    }
                  ],
                  "rule": "full-screen-requirement",
                  "severity": "error",
                  "targets": [
                    "App"
                  ]
                }
              ],
        """))
    #expect(
      text.contains(
        """
          "summary": {
            "baselined": 0,
            "error": 1,
            "files": 2,
            "note": 0,
            "suppressed": 1,
            "warning": 2
          },
        """))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func tellsAPhaseThatIsClearFromOneThatWasNotChecked() throws {
    let report = try object(SampleReport.text(SampleReport.report, by: JsonReporter()))
    let phases = try #require(report["phases"] as? [[String: Any]])
    #expect(phases.map { $0["number"] as? Int } == [1, 2, 3, 4])
    #expect(phases.map { $0["clear"] as? Bool } == [false, false, true, nil])
    #expect(phases[3]["clear"] is NSNull)
    let notices = try #require(report["notices"] as? [[String: Any]])
    #expect(notices.map { $0["line"] as? Int } == [nil, 3])
  }

  @Test func showsWhatIsSuppressedOnlyWhenAsked() throws {
    for (isAsked, count) in [(false, 2), (true, 3)] {
      let report = try object(SampleReport.text(SampleReport.report, by: JsonReporter(), showsSuppressed: isAsked))
      let phases = try #require(report["phases"] as? [[String: Any]])
      let findings = try #require(phases[1]["findings"] as? [[String: Any]])
      #expect(findings.count == count)
      #expect(findings.count { $0["suppressed"] as? Bool == true } == count - 2)
    }
  }

  @Test func givesEveryCharacterBackThroughJson() throws {
    let hostile = "a\u{1B}[31m\"\\\n\r\t\u{0}\u{7F}\u{85}\u{202E}\u{2028}\u{E0041}😀é\u{301}"
    var report = SampleReport.empty
    report.notices = [Notice(path: "p", message: hostile)]
    let text = SampleReport.text(report, by: JsonReporter())
    let notices = try #require(try object(text)["notices"] as? [[String: Any]])
    #expect((notices[0]["message"] as? String)?.unicodeScalars.elementsEqual(hostile.unicodeScalars) == true)
    #expect(!text.unicodeScalars.contains { Escaping.isDeceptive($0) && $0 != "\n" })
  }

  // MARK: SARIF

  @Test func writesARunThatSarifReadersKnow() throws {
    let log = try object(SampleReport.text(SampleReport.report, by: SarifReporter()))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == Catalogue.embedded.outlines.count)
    for rule in rules {
      #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false)
      #expect((rule["defaultConfiguration"] as? [String: String])?["level"] != nil)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let location = try #require((results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect(location["artifactLocation"] as? [String: String] == ["uri": "App/Card%20View.swift", "uriBaseId": "%SRCROOT%"])
    #expect(
      location["region"] as? [String: Int] == ["startLine": 2, "startColumn": 16, "endLine": 2, "endColumn": 36])
    #expect(results[1]["partialFingerprints"] as? [String: String] == ["resizelint/v1": "1f00"])
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 1)
    let taxa = try #require(((run["taxonomies"] as? [[String: Any]])?.first?["taxa"] as? [[String: Any]]))
    #expect(taxa.map { $0["id"] as? String } == ["1", "2", "3", "4"])
  }

  @Test func saysInSarifWhatCouldNotBeJudged() throws {
    for (report, isSuccessful) in [(SampleReport.report, false), (SampleReport.empty, true)] {
      let log = try object(SampleReport.text(report, by: SarifReporter()))
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
      #expect(invocation["executionSuccessful"] as? Bool == isSuccessful)
      let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
      #expect(notifications.map { $0["level"] as? String } == (isSuccessful ? [] : ["error", "note"]))
    }
  }

  @Test func marksSuppressedResultsOfSarif() throws {
    let log = try object(SampleReport.text(SampleReport.report, by: SarifReporter(), showsSuppressed: true))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["suppressions"] != nil } == [false, false, false, true])
  }

  @Test func keepsTheMostSevereResultsOfManyInTheirOrder() throws {
    let log = try object(SampleReport.text(SampleReport.report, by: SarifReporter(limit: 2)))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["full-screen-requirement", "main-screen-bounds"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect((notifications.last?["message"] as? [String: String])?["text"] == "1 less severe findings are left out.")
  }

  // MARK: Text

  @Test func writesChaptersGroupsAndWhatComesNext() {
    let text = SampleReport.text(SampleReport.report, by: TextReporter())
    #expect(
      text.contains(
        """
          App/Info.plist:1:1: error: `UIRequiresFullScreen` opts the app out of resizing. (App: Debug,
            Release)
            1 │ <key>UIRequiresFullScreen</key>
              │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            see App.xcodeproj/project.pbxproj:7:3: the setting that supplies it

        """))
    #expect(
      text.contains(
        """
          Fix  [a] Use the view's own `bounds`.
               [b] Pass the size in.

          App/Card View.swift:2:16: warning [a]: `UIScreen.main.bounds` measures the screen, not the window.
            2 │ let 幅 = "😀"; UIScreen.main.bounds
              │                ^^^^^^^^^^^^^^^^^^^^

          App/Card View.swift:3:2: warning [b]: `UIScreen.main.bounds` measures the screen, not the window.
            3 │ UIScreen.main.bounds
              │ ^^^^^^^^^^^^^^^^^^^^

        Phase 3 · Two passes
        ────────────────────
        Nothing found.

        Phase 4 · Tests by the shape of the space
        ─────────────────────────────────────────
        Nothing of this phase was checked.

        What could not be judged
        ────────────────────────
        App/Big.swift: is 4 GiB or larger
        project.yml:3: $(NAME) has no value

        What comes next
        ───────────────
        1 Defuse: 1 error.
        """))
    #expect(text.contains("\n3 Two passes: clear.\n"))
    #expect(text.contains("\n4 Tests by the shape of the space: not checked.\n"))
    #expect(text.contains("\nNext: full-screen-requirement (1 error), from App/Info.plist:1 on."))
    #expect(text.hasSuffix("\n2 files judged: 1 error, 2 warnings, 1 allowed in the source.\n"))
  }

  @Test func saysWhatNoReportCanClear() {
    var report = SampleReport.report
    for place in report.chapters.indices {
      report.chapters[place].findings = []
      report.chapters[place].isClear = true
    }
    let text = SampleReport.text(report, by: TextReporter())
    #expect(text.contains("\n1 Defuse: clear as far as it could be judged.\n"))
    #expect(text.contains("\n2 Clear the anti-patterns: clear.\n"))
    #expect(text.contains("\n4 Tests by the shape of the space: clear as far as code can tell.\n"))
    #expect(text.contains("\nNext: try the screens by hand. `resizelint matrix` lists in which shapes.\n"))
  }

  @Test func saysAMessageOnceForNeighboursThatShareIt() {
    var report = SampleReport.report
    report.chapters[1].findings = [SampleReport.again, SampleReport.again]
    let text = SampleReport.text(report, by: TextReporter())
    #expect(text.components(separatedBy: "measures the screen").count == 2)
  }

  @Test func cutsAReportThatNobodyWouldReadAndSaysWhereTheRestIs() {
    var report = SampleReport.report
    report.chapters[1].findings = (1...200).map { number in
      var finding = SampleReport.bounds
      finding.severity = number > 190 ? .warning : .note
      finding.path = "App/\(number / 10).swift"
      return finding
    }
    let text = SampleReport.text(report, by: TextReporter())
    // The worst stay, in their order.
    #expect(text.matches(of: #/App/\d+\.swift:2:16: warning/#).count == 10)
    #expect(!text.contains(": note"))
    #expect(text.contains("\n  … 190 notes more in 20 files. `resizelint --rule main-screen-bounds` shows all of them.\n"))
    #expect(text.contains("\n11 of 201 are shown here. "))
    report.chapters[0].findings = []
    let alone = SampleReport.text(report, by: TextReporter())
    #expect(alone.matches(of: #/App/\d+\.swift:2:16: /#).count == 200)
    #expect(!alone.contains("shown here"))
  }

  @Test func keepsProseNarrowOnAWideScreen() {
    let text = SampleReport.text(SampleReport.report, by: TextReporter(width: 200))
    let (wide, narrow) = (
      text.split(separator: "\n"), text.split(separator: "\n").filter { $0.hasPrefix("  Why") || $0.hasPrefix("      ") }
    )
    #expect(wide.contains { $0.count > 100 })
    #expect(narrow.allSatisfy { DisplayWidth.of($0) <= 100 })
  }

  @Test func staysEmptyWhenTerseAndNothingIsToBeSaid() {
    #expect(SampleReport.text(SampleReport.empty, by: TextReporter(isTerse: true)).isEmpty)
    #expect(SampleReport.text(SampleReport.report, by: TextReporter(isTerse: true)).contains("full-screen-requirement"))
  }

  @Test func keepsItsLinesWithinTheWidth() {
    for width in [60, 80, 120, 200] {
      for line in SampleReport.text(SampleReport.report, by: TextReporter(width: width)).split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= width, "\(line)")
      }
    }
  }

  @Test func coloursNothingButWhatItWroteItself() {
    let plain = SampleReport.text(SampleReport.report, by: TextReporter())
    let painted = SampleReport.text(SampleReport.report, by: TextReporter(usesColors: true))
    #expect(painted != plain)
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func letsNothingOfTheProjectReachATerminal() {
    var finding = SampleReport.bounds
    finding.message = "\u{1B}]0;title\u{7}\u{202E}x"
    finding.path = "a\u{1B}[2J.swift"
    var report = SampleReport.empty
    report.chapters[1].findings = [finding]
    report.notices = [Notice(path: "b\u{9B}\n.swift", message: "c\r")]
    let text = SampleReport.text(report, by: TextReporter())
    #expect(!text.unicodeScalars.contains { Escaping.isDeceptive($0) && $0 != "\n" })
    #expect(text.contains("a<U+001B>[2J.swift:2:16: warning: <U+001B>]0;title<U+0007><U+202E>x"))
    #expect(text.contains("b<U+009B><U+000A>.swift: c<U+000D>"))
  }
}
