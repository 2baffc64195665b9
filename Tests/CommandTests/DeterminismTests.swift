import Foundation
import Testing

@testable import resizelint

@Suite struct DeterminismTests {
  @Test func writesTheSameBytesHoweverItIsRun() throws {
    let scratch = try Scratch()
    var random = SeededGenerator(seed: 7)
    for folder in ["A", "B/C", "B/D", "é", "E"] {
      for number in 0..<12 {
        let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          ["let a = UIScreen.main.bounds", "let b = UIDevice.current.userInterfaceIdiom", "// nothing"].randomElement(
            using: &random)!
        }
        try scratch.file("\(folder)/\(number).swift", lines.joined(separator: "\n"))
      }
    }
    let folders = ["A", "B", "é", "E"]
    let program = Executable.resizelint
    for format in ["json", "sarif", "text"] {
      let options = ["--format", format, "--fail-on", "never"]
      let expected = try program.run(options + ["--jobs", "1"] + folders, in: scratch.path).output
      #expect(!expected.isEmpty)
      #expect(try program.run(options + ["--jobs", "8"] + folders, in: scratch.path).output == expected)
      #expect(try program.run(options + folders.reversed(), in: scratch.path).output == expected)
      #expect(try program.run(options + folders.map { scratch[$0] }, in: "/").output == expected)
      #expect(try program.run(options + ["../A", ".", "../E", "../é"], in: scratch["B"]).output == expected)
      let locale = ["LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]
      #expect(try program.run(options + folders, in: scratch.path, environment: locale).output == expected)
    }
  }

  @Test func seesOneProjectThroughALinkToIt() throws {
    let scratch = try Scratch()
    try scratch.file("Real/a.swift", "let a = UIScreen.main.bounds\n")
    try scratch.link("Link", to: "Real")
    let program = Executable.resizelint
    let expected = try program.run(["--format", "json", "Real"], in: scratch.path).output
    #expect(try program.run(["--format", "json", "Link"], in: scratch.path).output == expected)
    #expect(try program.run(["--format", "json"], in: scratch["Link"]).output == expected)
  }
}
