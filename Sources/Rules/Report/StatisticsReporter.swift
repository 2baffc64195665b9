/// Writes counts in the place of findings.
public struct StatisticsReporter: Reporter {
  public enum Format: String, CaseIterable, Sendable { case text, json, markdown, csv }

  /// Rows of one table that a person reads; programs get all of them.
  private static let rowLimit = 25

  private let format: Format
  private let owners: CodeOwners?
  private let width: Int
  private let style: TextStyle

  public init(_ format: Format, owners: CodeOwners?, width: Int = TextReporter.defaultWidth, usesColors: Bool = false) {
    self.format = format
    self.owners = owners
    self.width = min(max(width, 40), 240)
    style = TextStyle(usesColors: usesColors)
  }

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let statistics = Statistics(report, owners: owners)
    switch format {
    case .text: text(statistics, report, to: &output)
    case .json: json(statistics, to: &output)
    case .markdown: markdown(statistics, to: &output)
    case .csv: csv(statistics, to: &output)
    }
  }

  // MARK: For people

  private func text(_ statistics: Statistics, _ report: Report, to output: inout OutputBuffer) {
    var page = TextPage(width: width, style: style)
    let numbers = Severity.allCases.count + 1
    for table in statistics.tables where !table.rows.isEmpty {
      page.heading("By \(table.subject.rawValue)")
      let rows = table.rows.prefix(Self.rowLimit)
      let longest = rows.map { DisplayWidth.of(Escaping.terminal($0.name)) }.max() ?? 0
      let nameWidth = min(longest, width - numbers * Self.numberWidth)
      page.verbatim(line("", nameWidth, Severity.allCases.reversed().map(\.name) + ["all"], .faint), indent: 0)
      for row in rows {
        let counts = Severity.allCases.reversed().map { row.counts[$0] ?? 0 } + [row.total]
        page.verbatim(line(Escaping.terminal(row.name), nameWidth, counts.map(String.init), .heading), indent: 0)
      }
      let more = table.rows.count - rows.count
      if more > 0 { page.paragraph("\(more) more; --format csv lists all of them.", indent: 0) }
    }
    page.blankLine()
    page.paragraph("\(TextPage.count(report.fileCount, "file")) judged.", indent: 0)
    output.append(page.text)
  }

  private static let numberWidth = 9

  /// A name, cut at its front where it is too long, and numbers under each other.
  private func line(_ name: String, _ nameWidth: Int, _ numbers: [String], _ last: TextStyle.Ink) -> String {
    var name = name
    if DisplayWidth.of(name) > nameWidth {
      while !name.isEmpty, DisplayWidth.of(name) > nameWidth - 1 { name.removeFirst() }
      name = "…" + name
    }
    var line = name + String(repeating: " ", count: max(0, nameWidth - DisplayWidth.of(name)))
    for (index, number) in numbers.enumerated() {
      line += String(repeating: " ", count: max(1, Self.numberWidth - number.count))
      let ink = number == "0" ? TextStyle.Ink.faint : index == numbers.count - 1 ? last : nil
      line += ink.map { style.paint(number, $0) } ?? number
    }
    return line
  }

  private func markdown(_ statistics: Statistics, to output: inout OutputBuffer) {
    for (number, table) in statistics.tables.enumerated() where !table.rows.isEmpty {
      output.append("\(number == 0 ? "" : "\n")### By \(table.subject.rawValue)\n\n")
      output.append("| | Errors | Warnings | Notes | All |\n|---|--:|--:|--:|--:|\n")
      for row in table.rows.prefix(Self.rowLimit) {
        let counts = Severity.allCases.reversed().map { row.counts[$0] ?? 0 } + [row.total]
        output.append("| \(Escaping.markdown(row.name)) | \(counts.map(String.init).joined(separator: " | ")) |\n")
      }
      let more = table.rows.count - Self.rowLimit
      if more > 0 { output.append("\n\(more) more\n") }
    }
  }

  // MARK: For programs

  private func json(_ statistics: Statistics, to output: inout OutputBuffer) {
    var writer = JsonWriter(output)
    writer.object { writer in
      writer.objectMember("by") { writer in
        for table in statistics.tables.sorted(by: { $0.subject.rawValue < $1.subject.rawValue }) {
          writer.arrayMember(table.subject.rawValue, table.rows, self.row)
        }
      }
      writer.member("format", JsonReporter.format)
    }
    output = writer.finish()
  }

  private func row(_ writer: inout JsonWriter, _ row: Statistics.Row) {
    writer.object { writer in
      writer.member("all", row.total)
      writer.member("error", row.counts[.error] ?? 0)
      writer.member("name", row.name)
      writer.member("note", row.counts[.note] ?? 0)
      writer.member("warning", row.counts[.warning] ?? 0)
    }
  }

  private func csv(_ statistics: Statistics, to output: inout OutputBuffer) {
    output.append("by,name,error,warning,note,all\r\n")
    for table in statistics.tables {
      for row in table.rows {
        let counts = Severity.allCases.reversed().map { row.counts[$0] ?? 0 } + [row.total]
        let fields = [table.subject.rawValue, Escaping.csv(row.name)] + counts.map(String.init)
        output.append(fields.joined(separator: ",") + "\r\n")
      }
    }
  }
}
