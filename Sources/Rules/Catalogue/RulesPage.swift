/// `Documentation/Rules.md`: the catalogue as a page to read.
public enum RulesPage {
  /// What findings without a phase are about.
  static let housekeepingTitle = "Allowances"

  static func markdown(of rules: [RuleEntry]) -> String {
    var page = """
      <!-- Made from \(GeneratedFiles.source) by: \(GeneratedFiles.command) -->

      # The rules

      Every rule of resizelint, by phase of the migration, in the order in which a report lists them. `resizelint explain ID` shows
      one of them in the terminal. An id is a contract: allowances (`// resizelint:allow ID -- reason`) and baselines carry it.

      **error**: the app does not launch, is not accepted by the store, or opts out of resizing. **warning**: it gives a wrong
      result once a window is resized or the screens differ. **note**: somebody should look; it may be right.

      """
    for phase in Phase.allCases.map(Optional.some) + [nil] {
      let members = rules.filter { $0.phase == phase }
      page += "\n## " + (phase.map { "Phase \($0.number) · \($0.title)" } ?? RulesPage.housekeepingTitle) + "\n\n"
      if members.isEmpty { continue }
      page += "| Rule | Severity | What it finds |\n|---|---|---|\n"
      for rule in members { page += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.name) | \(cell(rule.title)) |\n" }
      for rule in members { page += "\n" + section(rule) }
    }
    return page
  }

  /// One rule in Markdown: what, why, what to do, examples, sources.
  static func section(_ rule: RuleEntry) -> String {
    var text = "### \(rule.id)\n\n\(rule.title)\n\n"
    text += "**\(rule.severity.name)** · \(rule.status.rawValue) · since \(rule.since)"
    if !rule.aliases.isEmpty { text += " · formerly " + rule.aliases.map { "`\($0)`" }.joined(separator: ", ") }
    text += "\n\n"
    text += "**What.** \(rule.message.filled(with: [:]))\n\n"
    for variant in rule.variants.sorted(by: { $0.key < $1.key }).map(\.value) {
      let words = [variant.message?.filled(with: [:]), variant.fix].compactMap { $0 }
      text += "- \(words.joined(separator: " "))\n"
    }
    if !rule.variants.isEmpty { text += "\n" }
    if let levels = rule.levels { text += "**Level.** \(levels)\n\n" }
    text += "**Why.** \(rule.why)\n\n**What to do.** \(rule.fix)\n\n"
    let places = CodePlace.allCases.compactMap { place in rule.fixIn[place].map { "- \(place.title): \($0)" } }
    if !places.isEmpty { text += places.joined(separator: "\n") + "\n\n" }
    text += "Instead of\n\n\(fenced(rule.examples.bad, rule.examples.language))\n"
    text += "write\n\n\(fenced(rule.examples.good, rule.examples.language))\n"
    if !rule.references.isEmpty {
      text += "Sources: " + rule.references.map { "[\($0.title)](<\($0.url)>)" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  private static func fenced(_ code: String, _ language: String) -> String { "```\(language)\n\(code)\n```\n" }

  /// A text for a cell of a table, where a bar would end the cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
