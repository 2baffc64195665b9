/// One JSON object a line: each finding, each notice, and at the end the summary, told apart by `type`.
public struct JsonlReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    var writer = JsonWriter(output, isCompact: true)
    for finding in context.shown(report.allFindings) {
      writer.object { writer in
        writer.members(of: finding)
        writer.member("type", "finding")
      }
      writer.nextDocument()
    }
    for notice in report.notices {
      writer.object { writer in
        writer.members(of: notice)
        writer.member("type", "notice")
      }
      writer.nextDocument()
    }
    writer.object { writer in
      writer.objectMember("summary") { $0.members(ofSummaryOf: report) }
      writer.member("type", "summary")
      writer.member("version", context.toolVersion)
    }
    output = writer.finish()
  }
}
