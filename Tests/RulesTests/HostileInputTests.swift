import Foundation
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

  /// Where a reader or a rule called itself for each level, the stack would end long before this does; where time grew with
  /// the square of the depth, this would take hours.
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
  func takesAnyDepth(_ target: FuzzTarget, _ start: String, _ unit: String) {
    target.run(Array((start + String(repeating: unit, count: 100_000)).utf8))
  }
}
