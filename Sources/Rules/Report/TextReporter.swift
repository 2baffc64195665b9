/// The report for people: a chapter for each phase, a group for each rule, and at the end what comes next.
public struct TextReporter: Reporter {
  /// Reports of more findings are cut: nobody reads on through hundreds of one rule to the next.
  static let fullLimit = 100
  /// The findings of a rule that a cut report shows.
  static let groupLimit = 10

  /// The width where nobody says how wide the screen is.
  public static let defaultWidth = 100

  private let width: Int
  private let style: TextStyle
  private let isTerse: Bool

  /// - Parameters:
  ///   - width: In columns of a terminal.
  ///   - isTerse: Whether a report with nothing to say stays empty.
  public init(width: Int = defaultWidth, usesColors: Bool = false, isTerse: Bool = false) {
    self.width = min(max(width, 40), 240)
    style = TextStyle(usesColors: usesColors)
    self.isTerse = isTerse
  }

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let chapters = report.chapters.map { (chapter: $0, findings: context.shown($0.findings)) }
    let housekeeping = context.shown(report.housekeeping)
    if isTerse, chapters.allSatisfy(\.findings.isEmpty), housekeeping.isEmpty, report.notices.isEmpty { return }
    var page = TextPage(width: width, style: style)
    let all = chapters.flatMap(\.findings) + housekeeping
    // A rule that was asked for alone is shown whole.
    let limit = all.count <= Self.fullLimit || all.allSatisfy { $0.rule == all[0].rule } ? Int.max : Self.groupLimit
    for (chapter, findings) in chapters {
      page.heading("Phase \(chapter.phase.number) · \(chapter.phase.title)")
      if findings.isEmpty {
        page.paragraph(chapter.isClear == nil ? "Nothing of this phase was checked." : "Nothing found.", indent: 0)
      }
      write(findings, limit: limit, in: context, to: &page)
    }
    if !housekeeping.isEmpty {
      page.heading("Allowances")
      write(housekeeping, limit: limit, in: context, to: &page)
    }
    if !report.notices.isEmpty {
      page.heading("What could not be judged")
      for notice in report.notices {
        let place = notice.line.map { "\(notice.path):\($0)" } ?? notice.path
        page.paragraph(Escaping.terminal("\(place): \(notice.message)"), indent: 0, hanging: 4)
      }
    }
    page.heading("What comes next")
    for chapter in report.chapters {
      page.paragraph(
        "\(chapter.phase.number) \(chapter.phase.title): \(standing(of: chapter, in: report))", indent: 0, hanging: 2)
      page.paragraph("Done when \(chapter.phase.goal)", indent: 2)
    }
    if let step = nextStep(in: report) { page.paragraph(Escaping.terminal(step), indent: 0, hanging: 2) }
    page.blankLine()
    page.paragraph(summary(of: report), indent: 0)
    let shown = all.groupedByRule.reduce(0) { $0 + min($1.count, limit) }
    if shown < all.count {
      page.paragraph(
        "\(shown) of \(all.count) are shown here. `--statistics` counts all of them, `--format agent` lists them a line each.",
        indent: 0)
    }
    output.append(page.text)
  }

  /// What to do first: the worst rule of the first phase that is not clear; where every phase is, what no tool can do. Nil where
  /// a phase was not checked and the others are clear.
  private func nextStep(in report: Report) -> String? {
    for chapter in report.chapters where chapter.isClear == false {
      let open = chapter.findings.filter { $0.state == .new && $0.severity > .note }
      guard let worst = open.map(\.severity).max(), let first = open.first(where: { $0.severity == worst }) else { continue }
      let same = open.filter { $0.rule == first.rule }
      return "Next: \(first.rule) (\(same.countsBySeverity)), from \(first.path):\(first.line) on. "
        + "`resizelint explain \(first.rule)` says how."
    }
    guard report.chapters.allSatisfy({ $0.isClear == true }) else { return nil }
    return "Next: try the screens by hand. `resizelint matrix` lists in which shapes."
  }

  private func write(_ findings: [Finding], limit: Int, in context: ReportContext, to page: inout TextPage) {
    for group in findings.groupedByRule {
      write(group, limit: limit, of: context.catalogue[group[group.startIndex].rule], in: context, to: &page)
    }
  }

  private func write(
    _ group: ArraySlice<Finding>, limit: Int, of rule: RuleEntry?, in context: ReportContext, to page: inout TextPage
  ) {
    guard let first = group.first else { return }
    page.blankLine()
    page.paragraph(
      style.paint(first.rule.name, .heading) + (rule.map { ": \($0.title)" } ?? "") + " (\(group.countsBySeverity))", indent: 0,
      hanging: 2)
    if let rule { page.labelled("Why", rule.why) }
    let (shown, rest) = Self.parts(of: group, limit: limit)
    // A rule has few fixes, by the place of the code; each is told once and has a letter where there are more.
    var fixes: [String] = []
    for finding in shown where !fixes.contains(finding.fix) { fixes.append(finding.fix) }
    for (number, fix) in fixes.enumerated() {
      let label = fixes.count == 1 ? "" : "[\(Self.letter(number))] "
      page.labelled(number == 0 ? "Fix" : "   ", label + Escaping.terminal(fix))
    }
    var previous: Finding?
    for finding in shown {
      page.blankLine()
      let fix = fixes.count == 1 ? nil : fixes.firstIndex(of: finding.fix).map(Self.letter)
      write(
        finding, fix: fix, repeats: previous.map { $0.message == finding.message && $0.intent == finding.intent } ?? false,
        to: &page)
      if let line = context.sources?.line(finding.line, of: finding.path), !line.isEmpty {
        page.excerpt(
          line, number: finding.line, from: finding.column, to: finding.endLine > finding.line ? nil : finding.endColumn,
          ink: .init(finding.severity))
      }
      for related in finding.related {
        let place = "\(related.path):\(related.line):\(related.column)"
        page.entry(Escaping.terminal("see \(place): \(related.message)"), indent: 4, hanging: 2)
      }
      previous = finding
    }
    if !rest.isEmpty {
      page.blankLine()
      let files = TextPage.count(Set(rest.map(\.path)).count, "file")
      page.paragraph(
        "… \(rest.countsBySeverity) more in \(files). `resizelint --rule \(first.rule)` shows all of them.", indent: 2, hanging: 2
      )
    }
  }

  /// What of a group is shown, in its order, and what is left: the most severe come first.
  private static func parts(of group: ArraySlice<Finding>, limit: Int) -> (shown: [Finding], rest: [Finding]) {
    guard group.count > limit else { return (Array(group), []) }
    let places = group.indices.sorted { (group[$1].severity, $0) < (group[$0].severity, $1) }
    return (places.prefix(limit).sorted().map { group[$0] }, places.dropFirst(limit).map { group[$0] })
  }

  /// The line that says where a finding is and what it is; a message that the finding before had too is not said again.
  private func write(_ finding: Finding, fix: String?, repeats: Bool, to page: inout TextPage) {
    var head = Escaping.terminal("\(finding.path):\(finding.line):\(finding.column): ")
    head += style.paint(finding.severity.name, .init(finding.severity))
    if let fix { head += " [\(fix)]" }
    if !repeats { head += ": " + Escaping.terminal(finding.message) }
    if let builds = finding.builds { head += Escaping.terminal(" (\(builds))") }
    if finding.state == .suppressed { head += " (allowed)" }
    page.entry(head, indent: 2, hanging: 2)
  }

  /// a … z, then numbers.
  private static func letter(_ number: Int) -> String {
    number < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number))) : String(number + 1)
  }

  /// Where a phase stands, in a few words.
  private func standing(of chapter: Report.Chapter, in report: Report) -> String {
    let counted = chapter.findings.filter { $0.state == .new }
    guard let isClear = chapter.isClear else { return "not checked." }
    guard isClear else { return counted.countsBySeverity + "." }
    var text = style.paint("clear", .clear)
    // What a report clears, somebody may still have to look at: files that nobody could read, screens that nobody has tried.
    if chapter.phase == .defuse, report.notices.contains(where: { !$0.path.hasSuffix(".swift") }) {
      text += " as far as it could be judged"
    } else if chapter.phase == .tests {
      text += " as far as code can tell"
    }
    if !counted.isEmpty { text += ", \(counted.countsBySeverity) left to look at" }
    return text + "."
  }

  private func summary(of report: Report) -> String {
    let counted = report.allFindings.filter { $0.state == .new }
    var text =
      "\(TextPage.count(report.fileCount, "file")) judged: " + (counted.isEmpty ? "no findings" : counted.countsBySeverity)
    let suppressed = report.count(of: .suppressed)
    if suppressed > 0 { text += ", \(suppressed) allowed in the source" }
    let baselined = report.count(of: .baselined)
    if baselined > 0 { text += ", \(baselined) in the baseline" }
    return text + "."
  }
}
