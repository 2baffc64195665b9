import ResizelintRules
import Testing

private func findings(_ files: [String: String]) -> [Finding] {
  let memory = MemoryFiles(files)
  return Engine(catalogue: .embedded).lint(memory.files, access: memory).allFindings
}

/// The findings that are new beside a baseline, as `path:line`, and the paths of what is stale.
private func held(_ files: [String: String], against baseline: Baseline, unread: Set<String> = []) -> (
  new: [String], stale: [String]
) {
  var found = findings(files).filter { !unread.contains($0.path) }
  let stale = baseline.apply(to: &found) { unread.contains($0) }
  return (found.filter { $0.state == .new }.map { "\($0.path):\($0.line)" }, stale.map(\.path))
}

private let card = """
  final class Card: UIView {
    func width() -> CGFloat {
      UIScreen.main.bounds.width
    }
  }

  """

struct BaselineTests {
  private let baseline = Baseline(of: findings(["App/Card.swift": card]))

  @Test func knowsWhatWasMovedRenamedOrReformatted() {
    #expect(baseline.entries.count == 1)
    for files in [
      ["App/Card.swift": card], ["App/Card.swift": "import UIKit\n\n" + card], ["Other/Renamed.swift": card],
      ["App/Card.swift": card.replacing(".main.bounds.width", with: "\n  .main /* all of it */\n  .bounds .width")],
      ["App/Card.swift": card.replacing("\n", with: "\r\n")],
    ] {
      #expect(held(files, against: baseline) == ([], []))
    }
  }

  @Test func reportsASecondEqualOne() {
    let twice = card.replacing(
      "UIScreen.main.bounds.width", with: "let a = UIScreen.main.bounds.width\n    return UIScreen.main.bounds.width")
    let known = Baseline(of: findings(["A.swift": card.replacing("UIScreen", with: "return UIScreen")]))
    #expect(held(["A.swift": twice], against: known).new.count == 1)
    let other = card + card.replacing("Card", with: "Cell")
    #expect(held(["App/Card.swift": other], against: baseline).new == ["App/Card.swift:8"])
    #expect(held(["App/Card.swift": card, "App/Copy.swift": card], against: baseline).new == ["App/Copy.swift:3"])
  }

  @Test func leavesOverWhatIsGone() {
    #expect(held(["App/Card.swift": "let a = 1\n"], against: baseline) == ([], ["App/Card.swift"]))
  }

  @Test func anEntryOfAFileThatWasNotReadGoesToNobodyElse() {
    let files = ["App/Card.swift": card, "App/Copy.swift": card]
    let result = held(files, against: baseline, unread: ["App/Card.swift"])
    #expect(result == (["App/Copy.swift:3"], ["App/Card.swift"]))
  }

  @Test func neitherHoldsNorCoversWhatIsAllowed() {
    let allowed = findings(["A.swift": "let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds, idiom-branch -- x\n"]
    )
    #expect(allowed.count == 2)
    #expect(Baseline(of: allowed).entries == [])
  }

  @Test func writesOneEntryALineThatReadsBack() throws {
    let entries = [
      Baseline.Entry(path: "B \"é\".swift", rule: "b", fingerprint: "2"),
      Baseline.Entry(path: "A.swift", rule: "b", fingerprint: "1"),
      Baseline.Entry(path: "A.swift", rule: "a", fingerprint: "3"), Baseline.Entry(path: "A.swift", rule: "a", fingerprint: "3"),
    ]
    let baseline = Baseline(entries)
    #expect(baseline.bytes == Baseline(entries.reversed()).bytes)
    let (read, problems) = Baseline.read(baseline.bytes)
    #expect(problems == [] && read == baseline)
    let lines = String(decoding: baseline.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.contains("fingerprint") }.count == 4)
    #expect(lines.filter { $0.contains("fingerprint") }.allSatisfy { $0.hasSuffix("},") })
    // A merge that keeps both sides in any order is right.
    let shuffled = lines[..<3] + lines[3..<7].reversed() + lines[7...]
    #expect(Baseline.read(Array(shuffled.joined(separator: "\n").utf8)).baseline == baseline)
  }

  @Test(arguments: [
    ("{}", "1:1 a baseline needs the key `format`"),
    ("{\"format\": 2, \"findings\": []}", "1:12 `format` must be 1; a newer resizelint wrote this"),
    ("{\"format\": 1, \"findings\": [{\"path\": \"a\", \"rule\": \"b\"}]}", "1:28 an entry needs the key `fingerprint`"),
    ("<<<<<<< HEAD\n{\"format\": 1, \"findings\": []}", nil),
  ])
  func saysWhatIsNoBaseline(_ text: String, _ problem: String?) {
    let problems = Baseline.read(Array(text.utf8)).problems.map { "\($0.line):\($0.column) \($0.message)" }
    #expect(!problems.isEmpty)
    if let problem { #expect(problems.first == problem) }
  }

  @Test func removesOneOfEachStaleEntry() {
    let entry = Baseline.Entry(path: "A.swift", rule: "a", fingerprint: "3")
    #expect(Baseline([entry, entry]).removing([entry]).entries == [entry])
  }
}
