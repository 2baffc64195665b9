import Foundation
import ResizelintRules
import ResizelintTestSupport
import Testing

/// Input that was made to break the readers and the engine. `FuzzTarget` checks what is promised of each result.
@Suite struct HostileInputTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/hostile")

  /// What fuzzing found once stays found.
  @Test(arguments: FuzzTarget.allCases)
  func survivesWhatFuzzingFound(_ target: FuzzTarget) throws {
    let folder = Self.folder.appendingPathComponent(target.rawValue)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] {
      target.run(Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// Where a reader or a rule called itself for each level, so small a stack would end long before the input does.
  /// `Scripts/hostile.py` runs the optimized program at far greater depths, and holds the time against them.
  @Test(arguments: [
    (FuzzTarget.source, "", "("), (.source, "", "{"), (.source, "", "["), (.source, "", "/*"), (.source, "", "\"\\("),
    (.source, "", "#if a\n"), (.source, "", "a{b in "), (.source, "", "if a{"), (.source, "", "struct A{"),
    (.source, "", "func a(){"), (.source, "let a: ", "A<"), (.source, "let a = ", "b ? c : "), (.source, "a", ".b"),
    (.json, "", "["), (.json, "", "{\"a\":"), (.configuration, "{\"rules\":", "{\"a\":"), (.baseline, "", "["),
    (.rulesFile, "{\"rules\":", "["), (.yaml, "", "["), (.yaml, "", "{a: "), (.yaml, "", "- "), (.yaml, "a: ", "&a "),
    (.xml, "", "<a>"), (.xmlPropertyList, "", "<array>"), (.xmlPropertyList, "", "<dict><key>a</key>"),
    (.openStepPropertyList, "", "("), (.openStepPropertyList, "", "{a="), (.xcodeProject, "{objects=", "{a="),
    (.xcconfig, "A = ", "$(A"), (.buildSettings, "PRODUCT_NAME = ", "$(A"), (.manifests, "\u{1}let a = ", "["),
    (.manifests, "\u{2}a(b = ", "["), (.manifests, "\u{3}", "{\"expo\":"),
    (.allowances, "\u{0}", "// resizelint:allow:begin main-screen-bounds\n"),
  ])
  func takesAnyDepth(_ target: FuzzTarget, _ start: String, _ unit: String) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        // Without a word of the rules, a source would be passed over.
        let first = target == .source ? "let first = UIScreen.main.bounds\n" : ""
        target.run(Array((first + start + String(repeating: unit, count: 10_000)).utf8))
        continuation.resume()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }

  /// Tables that are made for the words of the rules must grow with them.
  @Test func takesAnyNumberOfNamesInATeamsOwnRules() throws {
    let names = (0..<70_000).map { "{\"chain\": \".name\($0)\"}" }.joined(separator: ", ")
    let file = """
      {"format": 1, "rules": [{"id": "own-names", "phase": 2, "severity": "warning", "status": "stable", "since": "1.0.0", "title": "A",
      "message": "`{code}` is ours.", "why": "B.", "fix": "C.", "references": [{"title": "D", "url": "https://example.com/d"}],
      "examples": {"bad": ["a.name1"], "good": ["a"]}, "match": [\(names)]}]}
      """
    let read = CatalogueReader.readOwnRules(Array(file.utf8), beside: .embedded)
    #expect(read.problems.isEmpty, "\(read.problems)")
    let files = MemoryFiles(["a.swift": "let a = b.name69999\nlet c = b.name70000\n"])
    let report = Engine(catalogue: Catalogue.embedded.adding(read.rules)).lint(files.files, access: files)
    #expect(report.allFindings.map(\.line) == [1])
  }
}
