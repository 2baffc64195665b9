import Foundation
import ResizelintRules
import Testing

@testable import resizelint

/// A repository that is changed at random, the same way in every run.
private struct History {
  let scratch: Scratch
  private var generator: SeededGenerator
  private var number = 0

  init(seed: UInt64) throws {
    scratch = try Scratch()
    generator = SeededGenerator(seed: seed)
    try git("init", "-q", "-b", "main", ".")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let outcome = try Executable.git.run(
      ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "core.autocrlf=false"] + arguments, in: scratch.path,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    #expect(outcome.status == 0, "git \(arguments): \(outcome.errors)")
    return outcome.text
  }

  /// A line with a finding on it, unlike any other.
  private mutating func line() -> String {
    number += 1
    return "let w\(number) = UIScreen.main.bounds.width"
  }

  mutating func write(_ path: String) throws {
    let count = Int.random(in: 1...12, using: &generator)
    try scratch.file(path, (0..<count).map { _ in line() + "\n" }.joined())
  }

  /// Adds, removes and replaces lines of a file, or moves, removes or makes one.
  mutating func change() throws {
    let names = try scratch.names().filter { $0.hasSuffix(".swift") }
    guard let name = names.randomElement(using: &generator) else { return try write("New\(number).swift") }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: try write("New\(number).swift")
    case 1: try FileManager.default.moveItem(atPath: scratch[name], toPath: scratch["Moved\(number) ü \(name)"])
    case 2 where names.count > 2: try FileManager.default.removeItem(atPath: scratch[name])
    default:
      var lines = try scratch.content(name).split(separator: "\n").map(String.init)
      for _ in 0..<3 where !lines.isEmpty {
        let place = Int.random(in: 0..<lines.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: lines.insert(line(), at: place)
        case 1: lines.remove(at: place)
        default: lines[place] = line()
        }
      }
      try scratch.file(name, lines.map { $0 + "\n" }.joined())
    }
  }

  mutating func changes(_ count: Int) throws { for _ in 0..<count { try change() } }

  mutating func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "c")
  }

  /// Every added line since a commit, `path:line`, by what git itself says of each file.
  func added(since base: String) throws -> Set<String> {
    var result: Set<String> = []
    let tracked = try git("-c", "core.quotePath=false", "diff", "-U0", "-M", "--no-color", base)
    var path = ""
    for text in tracked.split(separator: "\n") {
      if text.hasPrefix("+++ b/") {
        path = text.dropFirst(6).trimmingCharacters(in: CharacterSet(charactersIn: "\t"))
      } else if text.hasPrefix("@@"), let side = text.split(separator: " ").first(where: { $0.hasPrefix("+") }) {
        let numbers = side.dropFirst().split(separator: ",").compactMap { Int($0) }
        for offset in 0..<(numbers.count > 1 ? numbers[1] : 1) { result.insert("\(path):\(numbers[0] + offset)") }
      }
    }
    for name in try git("ls-files", "-z", "--others", "--exclude-standard").split(separator: "\0") {
      let count = try scratch.content(String(name)).split(separator: "\n").count
      for line in 0..<count { result.insert("\(name):\(line + 1)") }
    }
    return result
  }

  func reported(since reference: String, in folder: String = "") throws -> Set<String> {
    let outcome = try Executable.resizelint.run(
      ["--since", reference, "--fail-on", "never", "--format", "json", "--rule", "main-screen-bounds"], in: scratch[folder])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let phases = json?["phases"] as? [[String: Any]] ?? []
    return Set(phases.flatMap { $0["findings"] as? [[String: Any]] ?? [] }.map { "\($0["path"] ?? ""):\($0["line"] ?? 0)" })
  }
}

struct SinceTests {
  @Test(arguments: 1...10)
  func agreesWithGitOnGeneratedHistories(seed: Int) throws {
    var history = try History(seed: UInt64(seed))
    for number in 0..<4 { try history.write("File\(number).swift") }
    try history.commit()
    try history.git("checkout", "-q", "-b", "feature")
    try history.changes(4)
    try history.commit()
    try history.git("checkout", "-q", "main")
    try history.changes(4)
    try history.commit()
    try history.git("checkout", "-q", "feature")
    try history.changes(3)
    try history.git("add", "-A")
    try history.changes(3)
    let base = try history.git("merge-base", "main", "HEAD").trimmingCharacters(in: .newlines)
    #expect(try history.reported(since: "main").symmetricDifference(history.added(since: base)) == [])
  }

  @Test func agreesWithGitBelowTheTopOfTheRepository() throws {
    var history = try History(seed: 99)
    try history.scratch.file("ios/.resizelint.json", "{\"root\": true}")
    try history.write("ios/A.swift")
    try history.write("other/B.swift")
    try history.commit()
    try history.write("ios/C.swift")
    try history.write("other/D.swift")
    try history.git("add", "-A")
    let found = try history.reported(since: "HEAD", in: "ios")
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("C.swift:") })
  }

  @Test(arguments: [
    ["--since", "gone"], ["--since", "--output=x"], ["--since", "main", "--diff", "x"], ["--diff", "gone.patch"],
  ])
  func whatCannotBeComparedIsNoPass(_ arguments: [String]) throws {
    var history = try History(seed: 7)
    try history.write("A.swift")
    try history.commit()
    let outcome = try Executable.resizelint.run(arguments.map { $0 == "--output=x" ? "-Ox" : $0 }, in: history.scratch.path)
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test func aRepositoryWithoutACommitIsNoPass() throws {
    let history = try History(seed: 8)
    try history.scratch.file("A.swift", "let a = UIScreen.main.bounds\n")
    let outcome = try Executable.resizelint.run(["--since", "HEAD"], in: history.scratch.path)
    #expect(outcome.status == 2 && outcome.errors.contains("git knows no commit HEAD"))
  }

  @Test func withoutARepositoryItSaysWhatToDo() throws {
    let scratch = try Scratch()
    let outcome = try Executable.resizelint.run(
      ["--since", "main"], in: scratch.path, environment: ["GIT_CEILING_DIRECTORIES": scratch.path])
    #expect(outcome.status == 2 && outcome.errors.contains("--diff takes a patch"))
  }
}
