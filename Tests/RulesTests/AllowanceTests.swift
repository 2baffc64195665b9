import ResizelintRules
import Testing

private func report(
  _ text: String, at path: String = "App/Card.swift", _ change: (inout LintConfiguration) -> Void = { _ in }
) -> Report {
  var configuration = LintConfiguration()
  configuration.today = CalendarDate("2027-04-01")
  change(&configuration)
  let files = MemoryFiles([path: text])
  return Engine(catalogue: .embedded, configuration: configuration).lint(files.files, access: files)
}

/// `12 main-screen-bounds new`, in order of lines.
private func states(_ report: Report) -> [String] {
  report.chapters.flatMap(\.findings).sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map {
    "\($0.line) \($0.rule) \($0.state)"
  }
}

private func housekeeping(_ report: Report) -> [String] {
  report.housekeeping.map { "\($0.line):\($0.column)-\($0.endColumn) \($0.rule): \($0.message)" }
}

struct AllowanceTests {
  @Test func coversTheLineThatItSharesWithCode() {
    let report = report(
      """
      let a = UIScreen.main.bounds.width  // resizelint:allow main-screen-bounds -- a kiosk
      let b = UIScreen.main.bounds.width
      /* resizelint:allow main-screen-bounds -- a kiosk */ let c = UIScreen.main.bounds.width
      """)
    #expect(
      states(report) == [
        "1 main-screen-bounds suppressed", "2 main-screen-bounds new", "3 main-screen-bounds suppressed",
      ])
    #expect(housekeeping(report) == [])
  }

  @Test(arguments: [
    "let a = UIScreen\n  .main\n  .bounds // resizelint:allow main-screen-bounds -- a kiosk\n  .width\n",
    "let a = UIScreen // resizelint:allow main-screen-bounds -- a kiosk\n  .main\n  .bounds\n",
  ])
  func onALineCoversWhatBeginsOrEndsThere(_ text: String) {
    #expect(states(report(text)) == ["1 main-screen-bounds suppressed"])
  }

  @Test func coversTheWholeStatementThatFollows() {
    let report = report(
      """
      // resizelint:allow main-screen-bounds -- a kiosk

      // Something else.
      @MainActor
      func width() -> CGFloat {
        if isWide {
          return UIScreen.main.bounds.width
        }
        return UIScreen.main.bounds.height
      }
      let b = UIScreen.main.bounds.width
      """)
    #expect(
      states(report) == [
        "7 main-screen-bounds suppressed", "9 main-screen-bounds suppressed", "11 main-screen-bounds new",
      ])
  }

  @Test func inAnArgumentListCoversTheArgument() {
    let report = report(
      """
      let frame = CGRect(
        x: 0,
        // resizelint:allow main-screen-bounds -- a kiosk
        width: inset
          + UIScreen.main.bounds.width,
        height: UIScreen.main.bounds.height
      )
      """)
    #expect(states(report) == ["5 main-screen-bounds suppressed", "6 main-screen-bounds new"])
  }

  @Test func inTheMiddleOfAStatementCoversTheLineAndWhatItOpens() {
    let report = report(
      """
      view
        // resizelint:allow main-screen-bounds -- a kiosk
        .frame(
          width: UIScreen.main.bounds.width
        )
        .offset(x: UIScreen.main.bounds.width)
      if isWide {
        print()
        // resizelint:allow main-screen-bounds -- a kiosk
      } else if UIScreen.main.bounds.width > limit {
        layout(UIScreen.main.bounds.width)
      }
      """)
    #expect(
      states(report) == [
        "4 main-screen-bounds suppressed", "6 main-screen-bounds new", "10 main-screen-bounds new",
        "11 main-screen-bounds new",
      ])
  }

  @Test func attachesToNothingBeforeAClosingBracket() {
    let report = report(
      """
      func a() {
        // resizelint:allow main-screen-bounds -- a kiosk
      }
      let b = UIScreen.main.bounds.width
      """)
    #expect(states(report) == ["4 main-screen-bounds new"])
    #expect(housekeeping(report).count == 1)
  }

  @Test func coversAFileOrAStretchOfIt() {
    let file = report("let a = UIScreen.main.bounds\n// resizelint:allow:file main-screen-bounds -- a kiosk\n")
    #expect(states(file) == ["1 main-screen-bounds suppressed"])
    let stretch = report(
      """
      let a = UIScreen.main.bounds.width
      // resizelint:allow:begin main-screen-bounds -- a kiosk
      let b = UIScreen.main.bounds.width
      // resizelint:allow:end
      let c = UIScreen.main.bounds.width
      """)
    #expect(
      states(stretch) == ["1 main-screen-bounds new", "3 main-screen-bounds suppressed", "5 main-screen-bounds new"])
    #expect(housekeeping(file) == [] && housekeeping(stretch) == [])
  }

  @Test func endsTheStretchOfTheRulesThatItNames() {
    let report = report(
      """
      // resizelint:allow:begin main-screen-bounds -- a kiosk
      // resizelint:allow:begin main-screen-scale -- a kiosk
      let a = UIScreen.main.bounds.width * UIScreen.main.scale
      // resizelint:allow:end main-screen-bounds
      let b = UIScreen.main.bounds.width * UIScreen.main.scale
      // resizelint:allow:end
      """)
    #expect(
      states(report) == [
        "3 main-screen-bounds suppressed", "3 main-screen-scale suppressed", "5 main-screen-bounds new",
        "5 main-screen-scale suppressed",
      ])
  }

  @Test func aStretchWithoutItsOtherEndCoversNothing() {
    let report = report(
      """
      // resizelint:allow:end
      // resizelint:allow:begin main-screen-bounds -- a kiosk
      let a = UIScreen.main.bounds.width
      """)
    #expect(states(report) == ["3 main-screen-bounds new"])
    #expect(
      housekeeping(report) == [
        "1:1-24 allowance-unknown: No `allow:begin` stands before the allowance that ends here.",
        "2:1-56 allowance-unknown: No `allow:end` follows the allowance that begins here.",
      ])
  }

  @Test(arguments: [
    ("main-screen-bonds -- why", 21, "No rule is called `main-screen-bonds`; `main-screen-bounds` is."),
    ("everything -- why", 21, "No rule is called `everything`."),
    ("-- why", 1, "The allowance names no rule."),
    ("main-screen-bounds as it is", 21, "`main-screen-bounds as` is no list of rules."),
    ("main-screen-bounds -- why until 2027-02-30", 53, "`2027-02-30` is no day of the calendar."),
  ])
  func saysWhatItDoesNotUnderstand(_ rest: String, _ column: Int, _ message: String) {
    let report = report("let a = UIScreen.main.bounds\n/* resizelint:allow \(rest) */\n")
    #expect(states(report) == ["1 main-screen-bounds new"])
    #expect(report.housekeeping.map { "\($0.column) \($0.rule) \($0.message)" } == ["\(column) allowance-unknown \(message)"])
  }

  @Test func knowsNoOtherWords() {
    let report = report("// resizelint:disable main-screen-bounds\nlet a = UIScreen.main.bounds\n")
    #expect(states(report) == ["2 main-screen-bounds new"])
    #expect(housekeeping(report) == ["1:15-22 allowance-unknown: `resizelint:disable` means nothing."])
  }

  @Test(arguments: [
    "/// Write `// resizelint:allow main-screen-bounds` above it.\n",
    "// resizelint: finds what breaks.\n", "let text = \"// resizelint:allow main-screen-bounds\"\n",
    "let text = #\"\"\"\n// resizelint:allow:file main-screen-bounds\n\"\"\"#\n",
  ])
  func isNotWhatOnlyMentionsIt(_ text: String) {
    let report = report(text + "let a = UIScreen.main.bounds\n")
    #expect(states(report).map { $0.hasSuffix("new") } == [true])
    #expect(housekeeping(report) == [])
  }

  @Test func lapsesAfterItsLastDay() {
    func text(_ day: String) -> String {
      "let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds -- x until \(day)\n"
    }
    #expect(states(report(text("2027-04-01"))) == ["1 main-screen-bounds suppressed"])
    let lapsed = report(text("2027-03-31"))
    #expect(states(lapsed) == ["1 main-screen-bounds new"])
    #expect(
      housekeeping(lapsed) == [
        "1:80-90 allowance-expired: The allowance of `main-screen-bounds` ended on 2027-03-31: what it covered is reported again."
      ])
    #expect(states(report(text("2027-03-31")) { $0.today = nil }) == ["1 main-screen-bounds suppressed"])
    #expect(
      states(report("let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds until 2027-03-31\n")).first?.hasSuffix(
        "new") == true)
    // A day only at the end; elsewhere it is part of the reason.
    #expect(
      states(report("let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds -- until 2020-01-01 or so\n")).first?
        .hasSuffix("suppressed") == true)
  }

  @Test func saysWhichOfItsRulesIsUnused() {
    let report = report("let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds, idiom-branch -- a kiosk\n")
    #expect(housekeeping(report) == ["1:70-82 allowance-unused: `idiom-branch` is allowed here and finds nothing."])
    #expect(report.housekeeping.map(\.severity) == [.note])
    #expect(report.count(of: Severity.note) == 1)
  }

  @Test func callsNothingUnusedThatWasNotJudged() {
    let files = MemoryFiles([
      "A.swift": "let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds, full-screen-requirement -- a kiosk\n"
    ])
    let phase = Engine(catalogue: .embedded, selection: Selection(phases: [.twoPasses])).lint(files.files, access: files)
    #expect(housekeeping(phase) == [])
    let other = Engine(catalogue: .embedded, selection: Selection(skipped: ["main-screen-bounds"])).lint(
      files.files, access: files)
    #expect(housekeeping(other).count == 1)
  }

  @Test func mayNeedAReason() {
    let text = "let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds\n"
    #expect(states(report(text)) == ["1 main-screen-bounds suppressed"])
    let strict = report(text) { $0.settings.requiresReason = true }
    #expect(states(strict) == ["1 main-screen-bounds new"])
    #expect(strict.housekeeping.map(\.message) == ["The allowance gives no reason, which this project asks for."])
    let reasoned = report(text.dropLast() + " -- a kiosk\n") { $0.settings.requiresReason = true }
    #expect(states(reasoned) == ["1 main-screen-bounds suppressed"])
  }

  @Test func housekeepingTakesLevelsFromTheConfiguration() {
    let text = "let a = 1 // resizelint:allow main-screen-bounds -- a kiosk\n"
    #expect(
      report(text) { $0.settings.levels["allowance-unused"] = LevelMap(all: .error) }.housekeeping.map(\.severity) == [.error])
    #expect(report(text) { $0.settings.levels["allowance-unused"] = LevelMap(all: nil) }.housekeeping == [])
    #expect(report(text) { $0.settings.phases = [.tests] }.housekeeping.count == 1)
  }
}

struct DataFileAllowanceTests {
  private func plist(_ body: String) -> Report {
    report(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
      \(body)
      </dict>
      </plist>
      """, at: "App/Info.plist")
  }

  private func isSuppressed(_ report: Report) -> Bool? {
    report.chapters.flatMap(\.findings).first { $0.rule == "full-screen-requirement" }.map { $0.state == .suppressed }
  }

  @Test func inAPropertyListCoversTheEntryThatFollows() {
    #expect(isSuppressed(plist("  <key>UIRequiresFullScreen</key>\n  <true/>")) == false)
    let above = plist(
      "  <!-- resizelint:allow full-screen-requirement — a kiosk -->\n  <key>UIRequiresFullScreen</key>\n  <true/>")
    #expect(isSuppressed(above) == true)
    #expect(housekeeping(above) == [])
    let behind = plist(
      "  <key>UIRequiresFullScreen</key> <!-- resizelint:allow full-screen-requirement — a kiosk -->\n  <true/>")
    #expect(isSuppressed(behind) == true)
    let tooFar = plist(
      "  <!-- resizelint:allow full-screen-requirement — x -->\n  <key>A</key>\n  <true/>\n  <key>UIRequiresFullScreen</key>\n  <true/>"
    )
    #expect(isSuppressed(tooFar) == false)
    #expect(tooFar.housekeeping.map(\.rule) == ["allowance-unused"])
  }
}
