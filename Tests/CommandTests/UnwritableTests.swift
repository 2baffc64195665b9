import Foundation
import Testing

@testable import resizelint

/// What is written where nothing can be written: whole or not at all, and never silently.
@Suite struct UnwritableTests {
  private let program = Executable.resizelint
  private let shell = Executable(path: "/bin/bash")
  private let flagged = "import UIKit\nlet width = UIScreen.main.bounds.width\n"

  /// A project with so many findings that every report is larger than a small disk.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    for number in 0..<40 { try scratch.file("App/\(number).swift", flagged) }
    return scratch
  }

  /// The commands that write a file, each with that file and what it must still hold afterwards.
  private static let writers: [(arguments: [String], file: String, content: String)] = [
    (["--report", "json=out.json"], "out.json", "old\n"),
    (["--report", "sarif=out.json"], "out.json", "old\n"),
    (
      ["baseline", "write", "--baseline", "known.json"], "known.json",
      "{\n  \"format\": 1,\n  \"findings\": [\n    null\n  ]\n}\n"
    ),
    (
      ["allow", "--rule", "main-screen-bounds", "--reason", "seen", "App/long.swift"], "App/long.swift",
      "import UIKit\nlet width = UIScreen.main.bounds.width\n" + String(repeating: "// filled up\n", count: 200)
    ),
  ]

  @Test(arguments: writers.indices)
  func keepsWhatWasThereWhereThereIsNoRoom(_ number: Int) throws {
    let (arguments, file, content) = Self.writers[number]
    let scratch = try project()
    try scratch.file(file, content)
    let before = try scratch.names() + scratch.names(in: "App")
    // In blocks of 1,024 bytes. The system says this as it says that a disk is full: by a write that fails half-way.
    let script = "ulimit -f 1; \"$0\" \"$@\" 2>&1 >/dev/null; echo \"status $?\""
    let outcome = try shell.run(["-c", script, program.path] + arguments, in: scratch.path)
    #expect(outcome.text.hasSuffix("cannot be written: File too large\nstatus 3\n"), "\(outcome.text)")
    #expect(try scratch.content(file) == content)
    #expect(try scratch.names() + scratch.names(in: "App") == before)
  }

  @Test(arguments: writers.indices)
  func saysThatAFolderIsReadOnly(_ number: Int) throws {
    let (arguments, file, content) = Self.writers[number]
    let scratch = try project()
    guard let nobody = try Executable.unprivileged(in: scratch) else { return }
    try scratch.file(file, content)
    let before = try scratch.names() + scratch.names(in: "App")
    let outcome = try nobody.run(arguments, in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasSuffix("cannot be written: Permission denied\n"), "\(outcome.errors)")
    #expect(try scratch.content(file) == content)
    #expect(try scratch.names() + scratch.names(in: "App") == before)
  }

  /// The first file that is opened gets the number of a descriptor that is closed: a report must not be mistaken for the output.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func keepsAReportApartFromDescriptorsThatAreClosed(_ closed: String) throws {
    let scratch = try project()
    let script = "\"$0\" --report json=out.json --format text nowhere App \(closed); echo $? >status"
    _ = try shell.run(["-c", script, program.path], in: scratch.path)
    #expect(try scratch.content("status") == "3\n")
    let report = try scratch.content("out.json")
    #expect(report.hasPrefix("{\n") && report.hasSuffix("}\n") && !report.contains("resizelint: "))
  }

  @Test func saysThatADeviceIsFull() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let scratch = try project()
    let outcome = try program.run(["--report", "json=/dev/full", "--format", "json", "--fail-on", "never"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "resizelint: /dev/full: cannot be written: No space left on device\n")
    #expect(outcome.text.hasSuffix("}\n"))
  }
}
