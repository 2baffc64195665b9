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
      writer.arrayMember("housekeeping", context.shown(report.housekeeping)) { writer, finding in
        writer.object { $0.members(of: finding) }
      }
      writer.arrayMember("notices", report.notices) { writer, notice in
        writer.object { $0.members(of: notice) }
      }
      writer.arrayMember("phases", report.chapters) { writer, chapter in
        writer.object { writer in
          writer.member("clear", chapter.isClear)
          writer.arrayMember("findings", context.shown(chapter.findings)) { writer, finding in
            writer.object { $0.members(of: finding) }
          }
          writer.member("number", chapter.phase.number)
          writer.member("title", chapter.phase.title)
        }
      }
      if let shard = report.shard {
        writer.objectMember("shard") { writer in
          writer.member("count", shard.count)
          writer.member("index", shard.index)
        }
      }
      writer.objectMember("summary") { $0.members(ofSummaryOf: report) }
      writer.objectMember("tool") { writer in
        writer.member("name", context.toolName)
        writer.member("version", context.toolVersion)
      }
    }
    output = writer.finish()
  }
}
