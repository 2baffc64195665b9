/// JUnit's XML: each phase is a suite, and each file that breaks a rule a test of that name.
///
/// Lines are no part of a name, so a dashboard follows a test while the code moves. A test fails where its findings fail the run,
/// else it is skipped, with its findings told.
public struct JunitReporter: Reporter {
  /// One test.
  private struct Test {
    var group: String
    var name: String
    var file: String?
    var outcome: Outcome
  }

  private enum Outcome {
    case passed
    case skipped(message: String)
    case failed(type: String, message: String, text: String)
    /// The test itself could not run.
    case broken(message: String)

    var isFailure: Bool { if case .failed = self { true } else { false } }
    var isError: Bool { if case .broken = self { true } else { false } }
    var isSkipped: Bool { if case .skipped = self { true } else { false } }
  }

  public init() {}

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    var suites = report.chapters.map { chapter in
      (name: "Phase \(chapter.phase.number): \(chapter.phase.title)", tests: tests(of: chapter, context))
    }
    let housekeeping = tests(of: report.housekeeping, context)
    if !housekeeping.isEmpty { suites.append(("Allowances", housekeeping)) }
    let notices = report.notices.map { notice in
      let message = (notice.line.map { "line \($0): " } ?? "") + notice.message
      return Test(
        group: "judged", name: notice.path, file: notice.path,
        outcome: notice.isFailure ? .broken(message: message) : .skipped(message: message))
    }
    if !notices.isEmpty { suites.append(("What could not be judged", notices)) }
    var writer = XmlWriter(output)
    let all = suites.flatMap(\.tests)
    writer.element(
      "testsuites",
      [
        "name": context.toolName, "tests": String(all.count), "failures": count(of: all, \.isFailure),
        "errors": count(of: all, \.isError), "skipped": count(of: all, \.isSkipped),
      ]
    ) { writer in
      for suite in suites {
        writer.element(
          "testsuite",
          [
            "name": suite.name, "tests": String(suite.tests.count), "failures": count(of: suite.tests, \.isFailure),
            "errors": count(of: suite.tests, \.isError), "skipped": count(of: suite.tests, \.isSkipped),
          ]
        ) { writer in
          for test in suite.tests { write(test, to: &writer) }
        }
      }
    }
    output = writer.finish()
  }

  private func count(of tests: [Test], _ isCounted: (Outcome) -> Bool) -> String {
    String(tests.count { isCounted($0.outcome) })
  }

  /// A suite without a test is an error to some readers: the phase itself is one where it has nothing to show.
  private func tests(of chapter: Report.Chapter, _ context: ReportContext) -> [Test] {
    let found = tests(of: chapter.findings, context)
    guard found.isEmpty else { return found }
    let isChecked = chapter.isClear != nil
    return [
      Test(
        group: "phase-\(chapter.phase.number)", name: chapter.phase.title, file: nil,
        outcome: isChecked ? .passed : .skipped(message: "Nothing of this phase was checked."))
    ]
  }

  private func tests(of findings: [Finding], _ context: ReportContext) -> [Test] {
    var tests: [Test] = []
    for ofRule in findings.filter(\.counts).groupedByRule {
      var rest = ofRule
      while let first = rest.first {
        let group = rest.prefix { $0.path == first.path }
        rest = rest.dropFirst(group.count)
        tests.append(Test(group: first.rule.name, name: first.path, file: first.path, outcome: outcome(of: group, context)))
      }
    }
    return tests
  }

  private func outcome(of group: ArraySlice<Finding>, _ context: ReportContext) -> Outcome {
    let worst = group.map(\.severity).max() ?? .note
    let message = group.countsBySeverity
    let text = group.map { "\($0.place): \($0.severity.name): \($0.statement) \($0.fix)" }.joined(separator: "\n")
    guard let level = context.failOn, worst >= level else { return .skipped(message: "\(message)\n\(text)") }
    return .failed(type: worst.name, message: message, text: text)
  }

  private func write(_ test: Test, to writer: inout XmlWriter) {
    // The place is said twice: readers differ in where they look.
    let attributes: XmlWriter.Attributes =
      if let file = test.file {
        ["classname": test.group, "name": test.name, "file": file, "time": "0"]
      } else {
        ["classname": test.group, "name": test.name, "time": "0"]
      }
    switch test.outcome {
    case .passed: writer.element("testcase", attributes)
    case .skipped(let message):
      writer.element("testcase", attributes) { $0.element("skipped", ["message": message]) }
    case .failed(let type, let message, let text):
      writer.element("testcase", attributes) { $0.element("failure", ["type": type, "message": message], text: text) }
    case .broken(let message):
      writer.element("testcase", attributes) { $0.element("error", ["type": "failure", "message": message]) }
    }
  }
}
