import Foundation
import ResizelintRules
import Testing

@testable import resizelint

@Suite struct ShardTests {
  private let program = Executable.resizelint

  // MARK: Parts

  @Test func readsOnlyPartsThatThereCanBe() {
    #expect(Shard("2/8") == Shard(index: 2, count: 8))
    for text in ["0/3", "4/3", "1", "1/", "/1", "1/2/3", "+1/2", "1/-2", "a/b", "1/10001", "", " 1/2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test func givesEachPathToOnePartAndAllPartsTheirShare() {
    let paths = (0..<2000).map { "App/Feature\($0 / 10)/View\($0 % 10).swift" }
    for count in [1, 2, 3, 8, 17] {
      let shards = (1...count).compactMap { Shard(index: $0, count: count) }
      let shares = shards.map { shard in paths.count { shard.contains($0) } }
      #expect(shares.reduce(0, +) == paths.count)
      #expect(shares.allSatisfy { abs($0 - paths.count / count) < paths.count / count / 2 + 1 }, "\(shares)")
    }
    #expect(Shard(index: 1, count: 5)?.contains(".") == true)
  }

  // MARK: Merging

  /// A project with something of everything: two phases and more, helpers, thresholds in several files, allowances, notices, names that
  /// need an escape, and a baseline that knows a file by the name that it had.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.file(
      ".resizelint.json", "{\"root\": true, \"baseline\": \".resizelint-baseline.json\", \"rulesFiles\": [\"own.json\"]}\n")
    try scratch.file("Old.swift", "let moved = UIScreen.main.bounds\n")
    try scratch.file("Known.swift", "let known = UIScreen.main.bounds\n")
    try scratch.file("own.json", Self.ownRules)
    let outcome = try program.run(["baseline", "write"], in: scratch.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    try FileManager.default.moveItem(atPath: scratch["Old.swift"], toPath: scratch["New.swift"])
    try scratch.file("Device.swift", "enum Device { static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }\n")
    for number in 1...12 {
      try scratch.file(
        "App/é \(number)/View,\(number).swift",
        """
        final class View\(number): UIView {
          override func layoutSubviews() {
            frame.size.width = UIScreen.main.bounds.width // ]]> ::error::%0A <script>
            if Device.isPad { frame.size.height = \(number) }
            if bounds.width > \(300 + number * 20) { frame.size.height = 10 }
            // resizelint:allow main-screen-bounds -- it is so
            let allowed = UIScreen.main.bounds
            // resizelint:allow main-screen -- nothing here
            LegacyLayout()
          }
        }

        """)
    }
    try scratch.file("App/Info.plist", "<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>\n")
    try scratch.file("App/Broken.plist", "<plist><dict>\n")
    try scratch.link("Out.swift", to: "/usr/share/Out.swift")
    try scratch.link("Outside", to: "/usr")
    return scratch
  }

  /// One rule of a team's own.
  private static let ownRules = """
    {
      "format": 1,
      "rules": [
        {
          "id": "no-legacy-layout", "phase": 2, "severity": "warning", "status": "stable", "since": "1.0.0",
          "title": "Our legacy layout", "message": "`LegacyLayout` measures the screen.", "why": "People see a gap.", "fix": "Use Grid.",
          "references": [{"title": "Ours", "url": "https://example.com"}],
          "examples": {"bad": ["LegacyLayout()"], "good": ["Grid()"]}, "match": [{"call": "LegacyLayout()"}]
        }
      ]
    }
    """

  @Test(arguments: [1, 3, 17]) func mergesPartsIntoTheReportOfOneRun(count: Int) throws {
    let scratch = try project()
    let common = ["--fail-on", "never", "--show-suppressed"]
    for shard in 1...count {
      try scratch.folder("parts")
      let outcome = try program.run(common + ["--shard", "\(shard)/\(count)", "--format", "json"], in: scratch.path)
      try Data(outcome.output).write(to: URL(fileURLWithPath: scratch["parts/\(shard).json"]))
    }
    // The order in which parts are named must not count.
    let parts = (1...count).reversed().map { "parts/\($0).json" }
    for format in ReportFormat.allCases {
      let options = common + ["--format", format.rawValue]
      let whole = try program.run(options, in: scratch.path)
      let merged = try program.run(["merge"] + options + parts, in: scratch.path)
      #expect(!whole.output.isEmpty)
      #expect(merged.text == whole.text, "\(format)")
      #expect(merged.status == whole.status, "\(merged.errors)")
    }
    let hidden = ["--fail-on", "never", "--format", "text"]
    let whole = try program.run(hidden, in: scratch.path).text
    #expect(try program.run(["merge"] + hidden + parts, in: scratch.path).text == whole)
    for word in ["thresholds-scattered", "no-legacy-layout", "in the baseline", "allowed in the source", "allowance-unused"] {
      #expect(whole.contains(word), "\(word)")
    }
  }

  @Test func refusesWhatIsNotOneWhole() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", "let a = UIScreen.main.bounds\n")
    for shard in ["1/2", "2/2", "1/3"] {
      let outcome = try program.run(["--shard", shard, "--format", "json", "--fail-on", "never"], in: scratch.path)
      try scratch.file("parts/\(shard.split(separator: "/").joined(separator: "of")).json", outcome.text)
    }
    try scratch.file("parts/whole.json", try program.run(["--format", "json"], in: scratch.path).text)
    try scratch.file("parts/other.json", try scratch.content("parts/whole.json").replacing("\"0.1.0\"", with: "\"9.9.9\""))
    try scratch.file("parts/half.json", String(try scratch.content("parts/whole.json").dropLast(40)))
    func complaint(_ names: String...) throws -> String {
      let outcome = try program.run(["merge"] + names.map { "parts/\($0).json" }, in: scratch.path)
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(names)")
      return outcome.errors
    }
    #expect(try complaint("1of2").contains("of 2 shards 2 is missing"))
    #expect(try complaint("1of2", "1of2").contains("parts/1of2.json and parts/1of2.json are both shard 1/2"))
    #expect(try complaint("1of2", "1of3").contains("parts/1of3.json is shard 1/3, and parts/1of2.json is one of 2"))
    #expect(try complaint("1of2", "2of2", "whole").contains("parts/whole.json is no shard"))
    #expect(try complaint("other").contains("version 9.9.9 wrote this report, and this is 0.1.0"))
    #expect(try complaint("half").contains("parts/half.json:"))
    #expect(try complaint("none").contains("cannot be read"))
    #expect(try program.run(["merge"], in: scratch.path).status == 2)
  }

  @Test func saysWhatOfTheSourcesIsGone() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", "\n\nlet a = UIScreen.main.bounds\n")
    try scratch.file("b.swift", "\n\nlet b = UIScreen.main.bounds\n")
    try scratch.file("whole.json", try program.run(["--format", "json"], in: scratch.path).text)
    try FileManager.default.removeItem(atPath: scratch["a.swift"])
    try scratch.file("b.swift", "\n")
    let outcome = try program.run(["merge", "--fail-on", "never", "whole.json"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("a.swift:3:9: warning"))
    #expect(outcome.errors.contains("a.swift and 1 more: gone or changed since the reports were written"))
    #expect(try program.run(["merge", "--fail-on", "warning", "--format", "csv", "whole.json"], in: scratch.path).errors.isEmpty)
  }

  // MARK: Lists of paths

  @Test func takesPathsFromAList() throws {
    let scratch = try Scratch()
    for name in ["a", "b c", "d"] { try scratch.file("App/\(name).swift", "let x = UIScreen.main.bounds\n") }
    func reported(_ list: String) throws -> [String] {
      let outcome = try program.run(
        ["--root", ".", "--format", "csv", "--fail-on", "never", "--files-from", "-"], in: scratch.path, input: Array(list.utf8))
      return outcome.text.components(separatedBy: "\r\n").dropFirst().dropLast().map {
        String($0.split(separator: ",", omittingEmptySubsequences: false)[3])
      }
    }
    #expect(try reported("App/a.swift\nApp/b c.swift\n") == ["App/a.swift", "App/b c.swift"])
    #expect(try reported("App/a.swift\0App/b c.swift\0") == ["App/a.swift", "App/b c.swift"])
    #expect(try reported("\nApp/d.swift\r\n\n") == ["App/d.swift"])
    #expect(try reported("App\n") == ["App/a.swift", "App/b c.swift", "App/d.swift"])
    #expect(try reported("") == [])
  }

  @Test func lintsNothingWhereAListIsEmptyAndSaysWhatIsNotThere() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", "let a = UIScreen.main.bounds\n")
    try scratch.file("none")
    try scratch.file("gone", "a.swift\nb.swift\n")
    let nothing = try program.run(["--files-from", "none", "--fail-on", "warning"], in: scratch.path)
    #expect(nothing.status == 0)
    #expect(nothing.errors.contains("nothing to judge in none"))
    let gone = try program.run(["--files-from", "gone", "--fail-on", "warning"], in: scratch.path)
    #expect(gone.status == 3)
    #expect(gone.text.contains("b.swift: there is no such file or folder"))
    #expect(try program.run(["--files-from", "missing"], in: scratch.path).status == 2)
    #expect(try program.run(["--files-from", "-", "--stdin-filename", "a.swift"], in: scratch.path).status == 2)
    #expect(try program.run(["--files-from", "-", "--diff", "-"], in: scratch.path).status == 2)
  }
}
