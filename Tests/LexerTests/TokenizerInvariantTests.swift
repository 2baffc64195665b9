import Foundation
import ResizelintLexer
import ResizelintTestSupport
import Testing

@Suite struct TokenizerInvariantTests {
  static let fixtures: [String] = ["declarations", "strings", "slashes", "broken", "bytes"]

  private func bytes(of fixture: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appendingPathComponent("Fixtures/swift/\(fixture).swift")))
  }

  @Test(arguments: fixtures) func tileEveryPrefix(fixture: String) throws {
    for prefix in Mutations.prefixes(of: try bytes(of: fixture)) {
      if let violation = TokenInvariants.violation(in: prefix) {
        Issue.record("\(fixture), the first \(prefix.count) bytes: \(violation)")
      }
    }
  }

  @Test(arguments: fixtures) func tileEveryMutation(fixture: String) throws {
    for variant in Mutations.variants(of: try bytes(of: fixture), count: 2000) {
      if let violation = TokenInvariants.violation(in: variant) {
        Issue.record("\(violation) in \(String(decoding: variant, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test func findNothingInNothing() {
    #expect(TokenInvariants.violation(in: []) == nil)
    #expect(tokenDump("").isEmpty)
    #expect(tokenDump(" \t\r\n\u{B}\u{C}").isEmpty)
  }

  /// Each of these made some lexer read the rest of the line or file again and again. Where time grows with the square of the
  /// bytes, this takes minutes instead of moments.
  @Test(arguments: [
    "#", "##/\n", "#/\n\\/#", "#\"\"\"\\#(", "<#", "+<#", "!/+*/", "./+*/!", "\n<<<<<<< ", "\n>>>> ", "`", "\"\\(", "/a\\",
    " /a\\/",
    "(", "/*", "\"\"\"", "\u{201C}", "// c\n/ ", "@available(",
  ])
  func takeTimeInProportionToTheBytes(unit: String) {
    let bytes = Array(repeatElement(Array(unit.utf8), count: 150_000 / unit.utf8.count).joined())
    #expect(TokenInvariants.violation(in: bytes) == nil)
  }
}
