import ResizelintRules

/// Findings in the words of the protocol.
struct DiagnosticWriter {
  let project: HostedProject
  let encoding: PositionEncoding

  /// The findings of one file that count, in the order of the text.
  func diagnostics(_ findings: [Finding], in text: EditableText) -> [Json] {
    findings.sorted { ($0.line, $0.column, $0.endLine, $0.endColumn) < ($1.line, $1.column, $1.endLine, $1.endColumn) }
      .map { diagnostic($0, in: text) }
  }

  func diagnostic(_ finding: Finding, in text: EditableText) -> Json {
    .of([
      "range": range(of: finding, in: text).json,
      "severity": .integer(Self.severity(finding.severity)),
      "code": .string(finding.rule.name),
      "codeDescription": address(of: finding.rule).map { .of(["href": .string($0)]) },
      "source": .string(Version.name),
      "message": .string(finding.message),
      "relatedInformation": finding.related.isEmpty ? nil : .array(finding.related.map(related)),
      "data": .of(["fingerprint": .string(finding.fingerprint), "fix": .string(finding.fix)]),
    ])
  }

  func range(of finding: Finding, in text: EditableText) -> DocumentRange {
    DocumentRange(
      start: text.position(line: finding.line, utf16Column: finding.column, in: encoding),
      end: text.position(line: finding.endLine, utf16Column: finding.endColumn, in: encoding))
  }

  /// Where the rule is explained: our page for our rules, for others the first source that they name.
  func address(of rule: RuleID) -> String? {
    if Catalogue.embedded.outline(of: rule) != nil { return "\(Version.rulesPage)#\(rule.name)" }
    return project.catalogue[rule]?.references.first?.url
  }

  private func related(_ place: Finding.Related) -> Json {
    let position: DocumentPosition
    if encoding == .utf16 {
      position = DocumentPosition(line: max(0, place.line - 1), character: max(0, place.column - 1))
    } else {
      let text = EditableText(project.bytes(of: place.path) ?? [])
      position = text.position(line: place.line, utf16Column: place.column, in: encoding)
    }
    return .of([
      "location": .of([
        "uri": .string(project.uri(of: place.path)), "range": DocumentRange(start: position, end: position).json,
      ]),
      "message": .string(place.message),
    ])
  }

  /// Error, warning, information: a hint is less than somebody should look at.
  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension Report {
  /// The findings that count: neither allowed nor in the baseline.
  var newFindings: [Finding] { allFindings.filter { $0.state == .new } }
}
