import ResizelintLexer
import ResizelintRules

extension LanguageServer {
  /// `textDocument/hover`: what was found here, why it matters and what to do.
  func hover(_ params: JsonNode?) throws(ResponseError) -> Json {
    guard let uri = params?["textDocument"]?["uri"]?.string, let position = params?["position"].flatMap(DocumentPosition.init)
    else {
      throw ResponseError(.invalidParams, "textDocument/hover names no place")
    }
    let here = findings(of: uri, touching: DocumentRange(start: position, end: position))
    guard let first = here.first else { return .null }
    let texts = here.map { found in explanation(of: found.finding, in: found.project) }
    return .of([
      "contents": .of([
        "kind": client.rendersMarkdown ? "markdown" : "plaintext",
        "value": .string(texts.joined(separator: client.rendersMarkdown ? "\n\n---\n\n" : "\n\n")),
      ]),
      "range": first.range.json,
    ])
  }

  /// A finding of a document and where it stands there.
  struct Here {
    var finding: Finding
    var range: DocumentRange
    var project: HostedProject
    var place: OpenDocument.Place
  }

  /// The findings of a document that have a place in common with a range, in the order of the text.
  func findings(of uri: String, touching range: DocumentRange) -> [Here] {
    guard let document = documents[uri], let place = document.place, let project = currentProject(of: document) else { return [] }
    let writer = DiagnosticWriter(project: project, encoding: client.encoding)
    return project.report(on: [place.path]).newFindings
      .map { Here(finding: $0, range: writer.range(of: $0, in: document.text), project: project, place: place) }
      .filter { $0.range.touches(range) }
      .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private func explanation(of finding: Finding, in project: HostedProject) -> String {
    let rule = project.catalogue[finding.rule]
    // Code of the project stands in the message; nothing of it may pass for something else.
    let message = Escaping.terminal(finding.message)
    var parts = [finding.severity.name]
    if let phase = finding.phase { parts.append("phase \(phase.number): \(phase.title)") }
    guard client.rendersMarkdown else {
      return """
        \(finding.rule) (\(parts.joined(separator: ", ")))

        \(message)

        Why: \(rule?.why ?? "")

        What to do: \(finding.fix)
        """
    }
    var text = "**\(finding.rule)** · \(parts.joined(separator: " · "))\n\n\(message)\n\n"
    if let rule { text += "**Why.** \(rule.why)\n\n" }
    text += "**What to do.** \(finding.fix)"
    if let rule, !rule.references.isEmpty {
      text += "\n\nSources:\n\n" + rule.references.map { "- [\($0.title)](<\($0.url)>)" }.joined(separator: "\n")
    }
    return text
  }
}
