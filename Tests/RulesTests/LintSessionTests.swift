import Foundation
import ResizelintLexer
import ResizelintTestSupport
import Testing

@testable import ResizelintRules

/// A session that lives through changes says what one fresh run would.
@Suite struct LintSessionTests {
  /// Files in memory that change under a session.
  private final class ChangingFiles: FileAccess, @unchecked Sendable {
    var memory: MemoryFiles
    /// What was asked for, in order.
    var reads: [String] = []

    init(_ contents: [String: String]) { memory = MemoryFiles(contents) }

    var workerCount: Int { 1 }

    func read(_ path: String, into buffer: ReadBuffer) throws(FileFailure) -> SourceBytes {
      reads.append(path)
      return try memory.read(path, into: buffer)
    }

    func forEach(_ count: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
      memory.forEach(count, body)
    }

    func text(_ path: String) -> String { String(decoding: memory.contents[path] ?? [], as: UTF8.self) }
    func set(_ path: String, _ text: String) { memory.contents[path] = Array(text.utf8) }
  }

  private let engine = Engine(catalogue: .embedded)

  private func session(_ files: ChangingFiles) -> LintSession {
    LintSession(engine: engine, files: files.memory.files, access: files)
  }

  /// What a run says that reports one file.
  private func fresh(_ files: ChangingFiles, _ path: String) -> Report {
    engine.lint(
      InputFiles(files.memory.files.map { InputFile(path: $0.path, isReported: $0.path == path) }), access: files.memory)
  }

  private static let helper = """
    import UIKit
    enum Device {
      static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    }

    """
  private static let user = """
    import UIKit
    final class List: UIViewController {
      func columns() -> CGFloat { Device.isPad ? 320 : 160 }
    }

    """

  @Test func followsAHelperThatIsChangedInAnotherFile() {
    let files = ChangingFiles(["Device.swift": Self.helper, "List.swift": Self.user, "Other.swift": "let x = 1\n"])
    let session = session(files)
    #expect(session.report(on: ["List.swift"]).allFindings.map(\.rule) == ["idiom-branch"])
    // The helper goes, comes back further down, and is renamed.
    for text in [
      "import UIKit\n", "import UIKit\n\n\n" + Self.helper, Self.helper.replacingOccurrences(of: "isPad", with: "isTablet"),
    ] {
      files.set("Device.swift", text)
      session.update(["Device.swift"])
      for path in ["Device.swift", "List.swift", "Other.swift"] {
        #expect(session.report(on: [path]) == fresh(files, path), "\(path) after \(text)")
      }
    }
  }

  @Test func readsNothingButWhatChanged() {
    let files = ChangingFiles(["Device.swift": Self.helper, "List.swift": Self.user, "Other.swift": "let x = 1\n"])
    let session = session(files)
    _ = session.report(on: ["List.swift"])
    files.reads = []
    files.set("List.swift", "\n" + Self.user)
    session.update(["List.swift"])
    _ = session.report(on: ["List.swift"])
    #expect(files.reads == ["List.swift"])
    files.reads = []
    files.set("Device.swift", "\n" + Self.helper)
    session.update(["Device.swift"])
    #expect(session.report(on: ["List.swift"]).allFindings.first?.related.first?.line == 4)
    #expect(!files.reads.contains("List.swift"))
  }

  @Test func keepsWhatStillHoldsWhenFilesComeAndGo() {
    let files = ChangingFiles(["Device.swift": Self.helper, "List.swift": Self.user])
    var session = session(files)
    _ = session.report(on: ["List.swift"])
    files.set("Second.swift", Self.user.replacingOccurrences(of: "List", with: "Second"))
    files.reads = []
    session = LintSession(engine: engine, files: files.memory.files, access: files, keeping: session, changed: ["Second.swift"])
    for path in ["Device.swift", "List.swift", "Second.swift"] {
      #expect(session.report(on: [path]) == fresh(files, path), "\(path)")
    }
    #expect(files.reads.allSatisfy { $0 == "Second.swift" })
    files.memory.contents["Device.swift"] = nil
    session = LintSession(engine: engine, files: files.memory.files, access: files, keeping: session)
    #expect(session.report(on: ["List.swift"]) == fresh(files, "List.swift"))
    #expect(session.report(on: ["List.swift"]).allFindings.isEmpty)
  }

  @Test func asksAgainWhenTheLevelsChange() {
    let files = ChangingFiles(["Device.swift": Self.helper, "List.swift": Self.user])
    let first = session(files)
    var configuration = LintConfiguration()
    configuration.settings.levels["idiom-branch"] = LevelMap(all: nil)
    let other = Engine(catalogue: .embedded, configuration: configuration)
    let second = LintSession(engine: other, files: files.memory.files, access: files, keeping: first)
    #expect(second.report(on: ["List.swift"]).allFindings.isEmpty)
  }

  /// Every kind of finding, while lines of any file are taken out, doubled and moved.
  @Test func saysWhatAFreshRunWouldAfterEachOfManyEdits() throws {
    let files = ChangingFiles(try Self.fixtures())
    let paths = files.memory.files.map(\.path)
    let session = session(files)
    var random = Mutations.Generator(seed: 20_260_401)
    for edit in 0..<24 {
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      var lines = files.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: line)
      default: lines.insert(lines.remove(at: line), at: Int.random(in: 0...lines.count, using: &random))
      }
      files.set(path, lines.joined(separator: "\n"))
      session.update([path])
      let asked: Set = [path, paths[Int.random(in: 0..<paths.count, using: &random)]]
      let fresh = engine.lint(
        InputFiles(files.memory.files.map { InputFile(path: $0.path, isReported: asked.contains($0.path)) }),
        access: files.memory)
      #expect(session.report(on: asked) == fresh, "\(asked), edit \(edit) of \(path)")
    }
  }

  private static func fixtures() throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Fixtures/rules")
      .standardizedFileURL
    var contents: [String: String] = [:]
    for rule in [
      "scene-lifecycle-missing/clean", "idiom-branch", "thresholds-scattered", "global-window", "allowance-unused",
    ] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(rule).path) {
        guard let text = try? String(contentsOf: folder.appendingPathComponent("\(rule)/\(path)"), encoding: .utf8) else {
          continue
        }
        contents["\(rule)/\(path)"] = text
      }
    }
    return contents
  }
}
