import Foundation
import ResizelintRules
import Testing

@testable import resizelint

@Suite struct GeneratedFileTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func keepsWhatIsMadeFromTablesFresh() throws {
    let rules = try Data(contentsOf: root.appendingPathComponent(GeneratedFiles.source))
    let (files, problems) = DevGenerateCommand.files(rulesJson: Array(rules))
    #expect(problems == [])
    #expect(files.contains { $0.path == FlagsPage.path })
    for file in files {
      let isFresh = try String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8) == file.content
      #expect(isFresh, "\(file.path) is stale; run: \(GeneratedFiles.command)")
    }
  }
}
