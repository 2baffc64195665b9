import ResizelintLexer
import Testing

@testable import ResizelintRules

/// One Swift file that is nowhere on disk.
private struct ExampleAccess: FileAccess {
  let text: String
  let workerCount = 1

  func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
    let bytes = Array(text.utf8)
    buffer.reserve(bytes.count)
    buffer.base.update(from: bytes, count: bytes.count)
    return buffer.source(count: bytes.count)
  }

  func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    for item in 0..<count { body(0, item) }
  }
}

private func findings(in text: String, path: String = "Example.swift") -> [Finding] {
  var configuration = LintConfiguration()
  configuration.today = CalendarDate("2027-04-01")
  return Engine(catalogue: .embedded, configuration: configuration).lint(
    [InputFile(path: path)], access: ExampleAccess(text: text)
  ).allFindings
    .filter { $0.state == .new }
}

/// Where an example stands: a first comment names its file, and what phase 4 advises are tests.
private func path(of rule: RuleEntry) -> String {
  let first = rule.examples.good.split(separator: "\n").first ?? ""
  if first.hasPrefix("// "), first.hasSuffix(".swift") { return String(first.dropFirst(3)) }
  return rule.phase == .tests ? "AppTests/Example.swift" : "Example.swift"
}

/// Whether a rule judges Swift code in this build.
private func judgesSwift(_ rule: RuleEntry) -> Bool {
  guard rule.examples.language == "swift" else { return false }
  // What an app delegate does is judged beside its property list, which an example does not show.
  guard !Registry.projectRules.contains(where: { type(of: $0).id == rule.id }) else { return false }
  if case .implementation = rule.detection { return Registry.implemented.contains(rule.id) }
  return true
}

@Test(arguments: Catalogue.embedded.rules.filter(judgesSwift).map(\.id))
func catalogueExamplesShowWhatTheirRuleFinds(id: RuleID) throws {
  let rule = try #require(Catalogue.embedded[id])
  #expect(findings(in: rule.examples.bad).contains { $0.rule == id })
}

@Test(arguments: Catalogue.embedded.rules.filter { $0.examples.language == "swift" }.map(\.id))
func catalogueExamplesAdviseNothingThatARuleFinds(id: RuleID) throws {
  let rule = try #require(Catalogue.embedded[id])
  #expect(findings(in: rule.examples.good, path: path(of: rule)).map { "\($0.rule) \($0.line): \($0.message)" } == [])
}

@Test(arguments: Catalogue.embedded.rules.filter(judgesSwift).map(\.id))
func catalogueExamplesFillTheirMessages(id: RuleID) throws {
  let rule = try #require(Catalogue.embedded[id])
  for finding in findings(in: rule.examples.bad) {
    #expect(!finding.message.contains("{"), "\(finding.rule): \(finding.message)")
  }
}
