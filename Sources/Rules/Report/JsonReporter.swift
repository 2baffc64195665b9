/// Every field of every finding, for programs.
///
/// Keys are sorted and a run's bytes depend on nothing but its input, so two reports can be compared line by line.
public struct JsonReporter: Reporter {
  /// Raised when a key changes its meaning or goes away; a new key leaves it.
  static let format = 1

  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    var writer = JsonWriter(output)
    writer.object { writer in
      writer.member("format", Self.format)
      writer.arrayMember("housekeeping", context.shown(report.housekeeping), finding)
      writer.arrayMember("notices", report.notices, notice)
      writer.arrayMember("phases", report.chapters) { writer, chapter in
        writer.object { writer in
          writer.member("clear", chapter.isClear)
          writer.arrayMember("findings", context.shown(chapter.findings), finding)
          writer.member("number", chapter.phase.number)
          writer.member("title", chapter.phase.title)
        }
      }
      writer.objectMember("summary") { writer in
        writer.member("baselined", report.count(of: Finding.State.baselined))
        writer.member("error", report.count(of: Severity.error))
        writer.member("files", report.fileCount)
        writer.member("note", report.count(of: Severity.note))
        writer.member("suppressed", report.count(of: Finding.State.suppressed))
        writer.member("warning", report.count(of: Severity.warning))
      }
      writer.objectMember("tool") { writer in
        writer.member("name", context.toolName)
        writer.member("version", context.toolVersion)
      }
    }
    output = writer.finish()
  }

  private func finding(_ writer: inout JsonWriter, _ finding: Finding) {
    writer.object { writer in
      writer.member("column", finding.column)
      writer.arrayMember("configurations", finding.configurations)
      writer.member("endColumn", finding.endColumn)
      writer.member("endLine", finding.endLine)
      writer.member("fingerprint", finding.fingerprint)
      writer.member("fix", finding.fix)
      writer.member("intent", finding.intent?.name)
      writer.member("line", finding.line)
      writer.member("message", finding.message)
      writer.member("path", finding.path)
      writer.member("phase", finding.phase?.number)
      writer.arrayMember("related", finding.related) { writer, related in
        writer.object { writer in
          writer.member("column", related.column)
          writer.member("line", related.line)
          writer.member("message", related.message)
          writer.member("path", related.path)
        }
      }
      writer.member("rule", finding.rule.name)
      writer.member("severity", finding.severity.name)
      // Only there when somebody asked to see what is covered.
      if finding.state == .suppressed { writer.member("suppressed", true) }
      writer.arrayMember("targets", finding.targets)
    }
  }

  private func notice(_ writer: inout JsonWriter, _ notice: Notice) {
    writer.object { writer in
      writer.member("line", notice.line)
      writer.member("message", notice.message)
      writer.member("path", notice.path)
    }
  }
}
