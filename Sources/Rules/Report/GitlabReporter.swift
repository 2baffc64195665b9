/// The code quality report of GitLab, for its merge requests.
///
/// GitLab tells findings by their fingerprints and drops all but one of those that share one.
public struct GitlabReporter: Reporter {
  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    var writer = JsonWriter(output)
    var ordinals: [String: Int] = [:]
    writer.array(report.allFindings.lazy.filter(\.counts)) { writer, finding in
      // A fingerprint says what the code is, not where; the same code elsewhere is the next of its kind.
      let ordinal = ordinals[finding.fingerprint, default: 0] + 1
      ordinals[finding.fingerprint] = ordinal
      writer.object { writer in
        writer.member("check_name", finding.rule.name)
        writer.member("description", "\(finding.statement) \(finding.fix)")
        writer.member("fingerprint", finding.fingerprint + (ordinal == 1 ? "" : "-\(ordinal)"))
        writer.objectMember("location") { writer in
          writer.objectMember("lines") { writer in
            writer.member("begin", finding.line)
            writer.member("end", finding.endLine)
          }
          writer.member("path", finding.path)
        }
        writer.member("severity", Self.severity(finding.severity))
      }
    }
    output = writer.finish()
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
