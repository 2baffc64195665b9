/// The catalogue as `resizelint rules` and `resizelint explain` show it.
public struct CatalogueListing: Sendable {
  public enum Format: String, CaseIterable, Sendable { case text, json, markdown }

  let width: Int
  let style: TextStyle

  public init(width: Int = TextReporter.defaultWidth, usesColors: Bool = false) {
    self.width = min(max(width, 40), 240)
    style = TextStyle(usesColors: usesColors)
  }

  /// All rules, phase by phase.
  public func overview(of catalogue: Catalogue, as format: Format) -> OutputBuffer {
    var output = OutputBuffer()
    switch format {
    case .json: output = json(catalogue.rules)
    case .markdown: output.append(RulesPage.markdown(of: catalogue.rules))
    case .text:
      var page = TextPage(width: width, style: style)
      let nameWidth = catalogue.outlines.map(\.id.name.count).max() ?? 0
      for phase in Phase.allCases.map(Optional.some) + [nil] {
        page.heading(phase.map { "Phase \($0.number) · \($0.title)" } ?? RulesPage.housekeepingTitle)
        for rule in catalogue.rules where rule.phase == phase {
          let name = rule.id.name.padded(to: nameWidth)
          let severity = style.paint(rule.severity.name.padded(to: 7), .init(rule.severity))
          page.row("\(style.paint(name, .heading))  \(severity)  ", columns: nameWidth + 11, rule.title)
        }
      }
      page.blankLine()
      page.paragraph("resizelint explain ID shows one of them with its reasons, examples and sources.", indent: 0)
      output.append(page.text)
    }
    return output
  }

  /// Rules with everything there is to say of them.
  public func explanation(of rules: [RuleEntry], as format: Format) -> OutputBuffer {
    var output = OutputBuffer()
    switch format {
    case .json: output = json(rules)
    case .markdown: output.append(rules.map(RulesPage.section).joined(separator: "\n"))
    case .text:
      var page = TextPage(width: width, style: style)
      for rule in rules { write(rule, to: &page) }
      output.append(page.text)
    }
    return output
  }

  private func write(_ rule: RuleEntry, to page: inout TextPage) {
    page.heading("\(rule.id): \(rule.title)")
    page.paragraph(
      style.paint(rule.severity.name, .init(rule.severity))
        + (rule.phase.map { ", phase \($0.number) (\($0.title))" } ?? "") + ", \(rule.status.rawValue), since \(rule.since)",
      indent: 0)
    if !rule.aliases.isEmpty { page.paragraph("Formerly \(rule.aliases.map(\.name).joined(separator: ", ")).", indent: 0) }
    section("Why", rule.why, in: &page)
    section("What to do", rule.fix, in: &page)
    for place in CodePlace.allCases {
      if let fix = rule.fixIn[place] { page.paragraph("\(place.title): \(fix)", indent: 2, hanging: 2) }
    }
    if let levels = rule.levels { section("Levels", levels, in: &page) }
    code("Instead of", rule.examples.bad, in: &page)
    code("Write", rule.examples.good, in: &page)
    guard !rule.references.isEmpty else { return }
    page.blankLine()
    page.paragraph(style.paint("Sources", .heading), indent: 0)
    for reference in rule.references {
      page.paragraph(reference.title, indent: 2)
      page.paragraph(reference.url, indent: 4)
    }
  }

  private func section(_ title: String, _ prose: String, in page: inout TextPage) {
    page.blankLine()
    page.paragraph(style.paint(title, .heading), indent: 0)
    page.paragraph(prose, indent: 2)
  }

  private func code(_ title: String, _ code: String, in page: inout TextPage) {
    page.blankLine()
    page.paragraph(style.paint(title, .heading), indent: 0)
    page.verbatim(code, indent: 4)
  }

  private func json(_ rules: [RuleEntry]) -> OutputBuffer {
    var writer = JsonWriter(OutputBuffer())
    writer.object { writer in
      writer.member("format", JsonReporter.format)
      writer.arrayMember("rules", rules) { writer, rule in
        writer.object { writer in
          writer.arrayMember("aliases", rule.aliases.map(\.name))
          writer.objectMember("examples") { writer in
            writer.member("bad", rule.examples.bad)
            writer.member("good", rule.examples.good)
            writer.member("language", rule.examples.language)
          }
          writer.member("fix", rule.fix)
          writer.objectMember("fixIn") { writer in
            for place in CodePlace.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
              if let fix = rule.fixIn[place] { writer.member(place.rawValue, fix) }
            }
          }
          writer.member("id", rule.id.name)
          writer.member("levels", rule.levels)
          writer.member("phase", rule.phase?.number)
          writer.arrayMember("references", rule.references) { writer, reference in
            writer.object { writer in
              writer.member("title", reference.title)
              writer.member("url", reference.url)
            }
          }
          writer.member("severity", rule.severity.name)
          writer.member("since", rule.since)
          writer.member("status", rule.status.rawValue)
          writer.member("title", rule.title)
          writer.member("why", rule.why)
        }
      }
    }
    return writer.finish()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
