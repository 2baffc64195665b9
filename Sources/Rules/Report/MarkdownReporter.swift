/// A page for the summary of a job, or for an issue: the phases in a table, and a rule with its why and fix behind each name.
public struct MarkdownReporter: Reporter {
  /// What GitHub takes for the summary of one step is 1 MiB, and it drops a larger one whole. Some of it is for others of the step.
  static let sizeLimit = 1_000_000
  /// Findings of one rule beyond these are counted; nobody reads a table of more.
  static let rowLimit = 50

  private let sizeLimit: Int
  private let rowLimit: Int

  public init() { self.init(sizeLimit: Self.sizeLimit, rowLimit: Self.rowLimit) }

  init(sizeLimit: Int, rowLimit: Int) {
    self.sizeLimit = sizeLimit
    self.rowLimit = rowLimit
  }

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let counted = report.allFindings.filter(\.counts)
    output.append("## \(context.toolName): \(counted.isEmpty ? "no findings" : counted.countsBySeverity)\n\n")
    output.append("\(TextPage.count(report.fileCount, "file")) judged\(Self.aside(report)).\n\n")
    output.append("| Phase | Errors | Warnings | Notes | |\n|---|--:|--:|--:|---|\n")
    for chapter in report.chapters { output.append(Self.row(of: chapter)) }
    if !report.notices.isEmpty { write(report.notices, to: &output) }
    let sections =
      report.chapters.map { (title: "Phase \($0.phase.number) · \($0.phase.title)", findings: context.shown($0.findings)) }
      + [("Allowances", context.shown(report.housekeeping))]
    var omitted: [Finding] = []
    for (title, findings) in sections where !findings.isEmpty {
      var hasHeading = false
      for group in findings.groupedByRule {
        let section =
          (hasHeading ? "" : "\n### \(title)\n") + self.section(for: group, of: context.catalogue[group[group.startIndex].rule])
        if output.bytes.count + section.utf8.count <= sizeLimit {
          output.append(section)
          hasHeading = true
        } else {
          omitted += group
        }
      }
    }
    if !omitted.isEmpty {
      output.append("\n\(omitted.countsBySeverity) more would not fit on this page; `--report json=FILE` holds all of them.\n")
    }
  }

  private static func aside(_ report: Report) -> String {
    let parts = [
      (report.count(of: Finding.State.suppressed), "allowed in the source"), (report.count(of: .baselined), "in the baseline"),
    ]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "" : "; " + said.joined(separator: ", ")
  }

  private static func row(of chapter: Report.Chapter) -> String {
    let counted = chapter.findings.filter(\.counts)
    let numbers = Severity.allCases.reversed().map { severity in
      chapter.isClear == nil ? "" : String(counted.count { $0.severity == severity })
    }
    let standing = chapter.isClear.map { $0 ? "clear" : "open" } ?? "not checked"
    return "| \(chapter.phase.number) \(chapter.phase.title) | \(numbers.joined(separator: " | ")) | \(standing) |\n"
  }

  /// One rule: closed until somebody opens it, since a page of tables says nothing.
  private func section(for group: ArraySlice<Finding>, of rule: RuleEntry?) -> String {
    guard let first = group.first else { return "" }
    var text = "\n<details>\n<summary><b>\(first.rule)</b>"
    if let rule { text += ": \(Escaping.markdownProse(rule.title))" }
    text += " (\(group.countsBySeverity))</summary>\n\n"
    if let rule { text += "**Why.** \(Escaping.markdownProse(rule.why))\n\n" }
    var fixes: [String] = []
    for finding in group where !fixes.contains(finding.fix) { fixes.append(finding.fix) }
    for fix in fixes { text += "**Fix.** \(Escaping.markdownProse(fix))\n\n" }
    text += "| Place | Level | What |\n|---|---|---|\n"
    // The worst come first where not all are shown.
    let rows = group.count > rowLimit ? Array(group.mostSevereFirst.prefix(rowLimit)) : Array(group)
    for finding in rows {
      let level = finding.severity.name + (finding.state == .suppressed ? ", allowed" : "")
      text += "| <code>\(Escaping.markdown("\(finding.path):\(finding.line)"))</code> | \(level) | "
      text += "\(Escaping.markdownProse(finding.message))\(finding.builds.map { " (\(Escaping.markdown($0)))" } ?? "") |\n"
    }
    if group.count > rowLimit { text += "\n\(group.count - rowLimit) more; `--report json=FILE` holds all of them.\n" }
    return text + "\n</details>\n"
  }

  private func write(_ notices: [Notice], to output: inout OutputBuffer) {
    output.append("\n### What could not be judged\n\n")
    for notice in notices.prefix(rowLimit) {
      let place = notice.line.map { "\(notice.path):\($0)" } ?? notice.path
      output.append("- <code>\(Escaping.markdown(place))</code>: \(Escaping.markdownProse(notice.message))\n")
    }
    if notices.count > rowLimit { output.append("- \(notices.count - rowLimit) more\n") }
  }
}
