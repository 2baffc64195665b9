/// The code quality report of GitLab, for its merge requests.
///
/// GitLab tells findings by their fingerprints and drops all but one of those that share one.
public struct GitlabReporter: Reporter {
  public init() {}

  /// One issue of the report.
  private struct Issue {
    var name: String
    var description: String
    var fingerprint: String
    var path: String
    var lines: ClosedRange<Int>
    var severity: String
  }

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    var writer = JsonWriter(output)
    var ordinals: [String: Int] = [:]
    let issues = report.allFindings.lazy.filter(\.counts).map(Self.issue) + report.notices.map(Self.issue)
    writer.array(issues) { writer, issue in
      // A fingerprint says what the code is, not where; the same code elsewhere is the next of its kind.
      let ordinal = ordinals[issue.fingerprint, default: 0] + 1
      ordinals[issue.fingerprint] = ordinal
      writer.object { writer in
        writer.member("check_name", issue.name)
        writer.member("description", issue.description)
        writer.member("fingerprint", issue.fingerprint + (ordinal == 1 ? "" : "-\(ordinal)"))
        writer.objectMember("location") { writer in
          writer.objectMember("lines") { writer in
            writer.member("begin", issue.lines.lowerBound)
            writer.member("end", issue.lines.upperBound)
          }
          writer.member("path", issue.path)
        }
        writer.member("severity", issue.severity)
      }
    }
    output = writer.finish()
  }

  private static func issue(_ finding: Finding) -> Issue {
    Issue(
      name: finding.rule.name, description: "\(finding.statement) \(finding.fix)", fingerprint: finding.fingerprint,
      path: finding.path, lines: finding.line...finding.endLine, severity: severity(finding.severity))
  }

  /// What could not be judged; no rule has its name.
  private static func issue(_ notice: Notice) -> Issue {
    let name = "not-judged"
    var fingerprint = Fingerprint(rule: RuleID(name))
    fingerprint.add(notice.path)
    fingerprint.add(notice.message)
    let line = notice.line ?? 1
    return Issue(
      name: name, description: "Not judged: \(notice.message)", fingerprint: fingerprint.text, path: notice.path,
      lines: line...line,
      severity: severity(notice.isFailure ? .error : .note))
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
