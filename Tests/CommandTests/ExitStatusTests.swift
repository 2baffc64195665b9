import Foundation
import ResizelintRules
import Testing

@testable import resizelint

/// Runs the built program and reads what a script would.
@Suite struct ExitStatusTests {
  static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
  private let flagged = "import UIKit\nlet width = UIScreen.main.bounds.width\n"

  private func run(_ arguments: [String], in scratch: Scratch, input: [UInt8] = [], environment: [String: String] = [:]) throws
    -> Executable.Outcome
  {
    try Executable.resizelint.run(arguments, in: scratch.path, input: input, environment: environment)
  }

  @Test func failsForFindingsAtOrAboveALevel() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    for (level, status) in [("error", 0), ("warning", 1), ("note", 1), ("never", 0)] as [(String, Int32)] {
      let outcome = try run(["--fail-on", level, "--format=json"], in: scratch)
      #expect(outcome.status == status, "\(level)")
      #expect(outcome.text.contains("main-screen-bounds"))
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test func saysThatNothingWasThereToJudge() throws {
    let scratch = try Scratch()
    let empty = try run([], in: scratch)
    #expect(empty.status == 0)
    #expect(empty.errors == "resizelint: nothing to judge in .\n")
    try scratch.file("readme.txt")
    #expect(try run(["--format", "json", "."], in: scratch).errors == "resizelint: nothing to judge in .\n")
    #expect(try run(["--quiet"], in: scratch).errors.isEmpty)
  }

  @Test func lintsTheRestWhereAPathIsMissing() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    let outcome = try run(["--fail-on", "warning", "--format", "json", "nope", "a.swift"], in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "resizelint: nope: there is no such file or folder\n")
    #expect(outcome.text.contains("main-screen-bounds"))
    #expect(outcome.text.contains("\"path\": \"nope\""))
  }

  @Test(arguments: [
    (["--nope"], "unknown option --nope"),
    (["--formt", "json"], "unknown option --formt; did you mean --format?"),
    (["--format", "jsno"], "--format: jsno is none of \(ExitStatusTests.formats); did you mean json?"),
    (["--report", "xml=a"], "--report: xml is none of \(ExitStatusTests.formats)"),
    (["--rule", "main-screen-bound"], "--rule: no rule is called main-screen-bound; did you mean main-screen-bounds?"),
    (["--skip", "zzz"], "--skip: no rule is called zzz"),
    (["explain", "idiom-brunch"], "explain: no rule is called idiom-brunch; did you mean idiom-branch?"),
    (["explain"], "explain wants the id of a rule; resizelint rules lists them"),
    (["--root", "nope"], "--root: nope is no folder"),
    (["--stdin-filename", "a.swift", "b.swift"], "--stdin-filename takes no PATH beside it"),
  ])
  func refusesAWrongCommandLineWithOneLine(_ arguments: [String], _ message: String) throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    let outcome = try run(arguments, in: scratch)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "resizelint: \(message)\n")
    #expect(outcome.output.isEmpty)
  }

  @Test func refusesAPathOutsideTheRoot() throws {
    let scratch = try Scratch()
    try scratch.file("A/a.swift")
    try scratch.file("B/b.swift")
    let outcome = try run(["--root", "A", "B"], in: scratch)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "resizelint: \(scratch["B"]) lies outside the root \(scratch["A"])\n")
  }

  @Test func takesTheRootForThePathWhereNoneIsGiven() throws {
    let scratch = try Scratch()
    try scratch.file("A/a.swift", flagged)
    try scratch.folder("B")
    let outcome = try Executable.resizelint.run(["--root", "../A", "--format=json"], in: scratch["B"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"path\": \"a.swift\""))
  }

  @Test func reportsWhatItMayNotRead() throws {
    let scratch = try Scratch()
    guard let nobody = try Executable.unprivileged(in: scratch) else { return }
    try scratch.file("a.swift", flagged)
    try scratch.file("locked.swift", flagged)
    try scratch.file("Locked/b.swift", flagged)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: scratch["locked.swift"])
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: scratch["Locked"])
    let outcome = try nobody.run(["--fail-on", "warning", "--format", "json"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == """
        resizelint: Locked: cannot be read: Permission denied
        resizelint: locked.swift: cannot be read: Permission denied

        """)
    #expect(outcome.text.contains("\"path\": \"a.swift\""))
  }

  @Test func neverWaitsForAFifo() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    try #require(mkfifo(scratch["pipe.swift"], 0o600) == 0)
    let outcome = try run(["--format", "json"], in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "resizelint: pipe.swift: is not a regular file\n")
    #expect(outcome.text.contains("main-screen-bounds"))
  }

  @Test func endsQuietlyWhenNobodyReadsOn() throws {
    let scratch = try Scratch()
    // More than a pipe holds.
    for number in 0..<400 { try scratch.file("\(number).swift", flagged) }
    let program = Executable.resizelint.path
    let shell = Executable(path: "/bin/bash")
    let outcome = try shell.run(
      ["-c", "\"$0\" --format json --fail-on warning | head -c 1; echo \"${PIPESTATUS[0]}\"", program], in: scratch.path)
    #expect(outcome.text.hasSuffix("0\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func saysWhenAReportCannotBeWritten() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    let outcome = try run(["--format", "json", "--report", "sarif=no/where.sarif"], in: scratch)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "resizelint: no/where.sarif: cannot be written: No such file or directory\n")
    #expect(outcome.text.contains("main-screen-bounds"))
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let shell = Executable(path: "/bin/bash")
    let full = try shell.run(["-c", "\"$0\" > /dev/full; echo $?", Executable.resizelint.path], in: scratch.path)
    #expect(full.text == "3\n")
    #expect(full.errors == "resizelint: the standard output cannot be written: No space left on device\n")
  }

  @Test func writesReportsBesideTheOneOnTheOutput() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    for _ in 0..<2 {
      let outcome = try run(["--format=text", "--report=json=out.json", "--report", "sarif=out.sarif"], in: scratch)
      #expect(outcome.status == 0)
      #expect(outcome.text.contains("What comes next"))
    }
    #expect(try scratch.content("out.json") == run(["--format=json", "--root=.", "a.swift"], in: scratch).text)
    #expect(try scratch.content("out.sarif").contains("\"version\": \"2.1.0\""))
    #expect(try scratch.names() == ["a.swift", "out.json", "out.sarif"])
  }

  @Test func judgesTheTextOnTheStandardInput() throws {
    let scratch = try Scratch()
    try scratch.file("App/a.swift", "let a = 1\n")
    try scratch.file("b.swift", flagged)
    for name in ["App/a.swift", "App/new.swift", "New/new.swift"] {
      let outcome = try run(["--format=json", "--root=.", "--stdin-filename", name], in: scratch, input: Array(flagged.utf8))
      #expect(outcome.status == 0)
      #expect(outcome.text.contains("\"path\": \"\(name)\""))
      #expect(!outcome.text.contains("\"path\": \"b.swift\""))
    }
  }

  @Test func answersQuestionsAboutItself() throws {
    let scratch = try Scratch()
    #expect(try run(["--version"], in: scratch).text == "resizelint 0.1.0\n")
    #expect(try run(["--help"], in: scratch).text == HelpText.of(.lint))
    #expect(try run(["rules", "-h"], in: scratch).text == HelpText.of(.rules))
    for format in ["text", "json", "markdown"] {
      #expect(try run(["rules", "--format", format], in: scratch).text.contains("main-screen-bounds"))
      #expect(try run(["explain", "--format", format, "idiom-branch"], in: scratch).text.contains("idiom-branch"))
    }
  }

  @Test func coloursOnlyWhereItIsWanted() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    #expect(try !run([], in: scratch).text.contains("\u{1B}"))
    #expect(try run(["--color=always"], in: scratch, environment: ["NO_COLOR": "1"]).text.contains("\u{1B}["))
  }
}
