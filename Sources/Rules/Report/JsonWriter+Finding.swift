/// The parts of a report that every JSON format spells alike.
extension JsonWriter {
  mutating func members(of finding: Finding) {
    member("column", finding.column)
    arrayMember("configurations", finding.configurations)
    member("endColumn", finding.endColumn)
    member("endLine", finding.endLine)
    member("fingerprint", finding.fingerprint)
    member("fix", finding.fix)
    member("intent", finding.intent?.name)
    member("line", finding.line)
    member("message", finding.message)
    member("path", finding.path)
    member("phase", finding.phase?.number)
    arrayMember("related", finding.related) { writer, related in
      writer.object { writer in
        writer.member("column", related.column)
        writer.member("line", related.line)
        writer.member("message", related.message)
        writer.member("path", related.path)
      }
    }
    member("rule", finding.rule.name)
    member("severity", finding.severity.name)
    // Only there when somebody asked to see what is covered.
    if finding.state == .suppressed { member("suppressed", true) }
    arrayMember("targets", finding.targets)
  }

  mutating func members(of notice: Notice) {
    member("failure", notice.isFailure)
    member("line", notice.line)
    member("message", notice.message)
    member("path", notice.path)
  }

  mutating func members(ofSummaryOf report: Report) {
    member("baselined", report.count(of: Finding.State.baselined))
    member("error", report.count(of: Severity.error))
    member("files", report.fileCount)
    member("note", report.count(of: Severity.note))
    member("suppressed", report.count(of: Finding.State.suppressed))
    member("warning", report.count(of: Severity.warning))
  }
}
