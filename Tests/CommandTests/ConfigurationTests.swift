import Foundation
import ResizelintRules
import Testing

@testable import resizelint

private let bounds = "let width = UIScreen.main.bounds.width\n"

/// The findings of a run, as `path rule severity`, and its exit status.
private func lint(_ scratch: Scratch, _ arguments: [String] = [], in folder: String = "", input: String = "") throws -> (
  found: [String], status: Int32, errors: String
) {
  let outcome = try Executable.resizelint.run(
    ["--fail-on", "never", "--format", "json"] + arguments, in: scratch[folder], input: Array(input.utf8))
  guard !outcome.output.isEmpty else { return ([], outcome.status, outcome.errors) }
  let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
  let phases = json?["phases"] as? [[String: Any]] ?? []
  let findings = phases.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  return (findings.map { "\($0["path"] ?? "") \($0["rule"] ?? "") \($0["severity"] ?? "")" }, outcome.status, outcome.errors)
}

struct ConfigurationTests {
  @Test func theNearestOneCountsAndNoOther() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"root\": true, \"rules\": {\"main-screen-bounds\": \"error\"}}")
    try scratch.file("App/A.swift", bounds)
    try scratch.file("App/Old/.resizelint.json", "{}")
    try scratch.file("App/Old/B.swift", bounds)
    try scratch.file(
      "App/New/.resizelint.json", "{\"extends\": \"../../.resizelint.json\", \"rules\": {\"idiom-branch\": \"off\"}}")
    try scratch.file("App/New/C.swift", bounds)
    let all = [
      "App/A.swift main-screen-bounds error", "App/New/C.swift main-screen-bounds error",
      "App/Old/B.swift main-screen-bounds warning",
    ]
    #expect(try lint(scratch).found == all)
    // The same answer for a file, a folder, another working directory and the standard input.
    #expect(try lint(scratch, ["App/Old/B.swift"]).found == [all[2]])
    #expect(try lint(scratch, ["."], in: "App/Old").found == [all[2]])
    #expect(try lint(scratch, ["--stdin-filename", "App/Old/B.swift"], input: bounds).found == [all[2]])
    #expect(
      try lint(scratch, ["--stdin-filename", "App/New/New.swift"], input: bounds).found == [
        "App/New/New.swift main-screen-bounds error"
      ])
    #expect(try lint(scratch, ["--config", "App/Old/.resizelint.json"]).found.allSatisfy { $0.hasSuffix("warning") })
  }

  @Test func rootIsTheFolderOfTheOneThatSaysSo() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"root\": true}")
    try scratch.file("ios/.resizelint.json", "{}")
    try scratch.file("ios/App/A.swift", bounds)
    #expect(try lint(scratch, ["."], in: "ios/App").found == ["ios/App/A.swift main-screen-bounds warning"])
    try scratch.file("ios/.resizelint.json", "{\"root\": true}")
    #expect(try lint(scratch, ["."], in: "ios/App").found == ["App/A.swift main-screen-bounds warning"])
  }

  @Test func excludedFoldersAreNeverEnteredAndExcludedFilesNotEvenWhenNamed() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"root\": true, \"exclude\": [\"Generated\", \"/App/Old/*.swift\"]}")
    for path in ["App/A.swift", "App/Generated/B.swift", "App/Old/C.swift", "App/Old/Deep/D.swift"] {
      try scratch.file(path, bounds)
    }
    // A configuration that cannot be read would stop the run if the folder were entered.
    try scratch.file("App/Generated/.resizelint.json", "{")
    let kept = ["App/A.swift main-screen-bounds warning", "App/Old/Deep/D.swift main-screen-bounds warning"]
    #expect(try lint(scratch).found == kept)
    #expect(try lint(scratch, ["--no-ignore"]).found == kept)
    #expect(try lint(scratch, ["App/Generated/B.swift", "App/Old/C.swift"]).found == [])
  }

  @Test func whatIsNotIncludedHelpsToJudgeTheRest() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"root\": true, \"include\": [\"App\"]}")
    try scratch.file("App/A.swift", bounds)
    try scratch.file("Lib/B.swift", bounds)
    #expect(try lint(scratch).found == ["App/A.swift main-screen-bounds warning"])
  }

  @Test func globsStandInTheFolderOfTheFileThatHoldsThem() throws {
    let scratch = try Scratch()
    try scratch.file("shared/base.json", "{\"exclude\": [\"*.generated.swift\", \"/App\"]}")
    try scratch.file(".resizelint.json", "{\"root\": true, \"extends\": \"shared/base.json\"}")
    for path in ["App/A.swift", "App/R.generated.swift", "shared/App/B.swift"] { try scratch.file(path, bounds) }
    #expect(try lint(scratch).found == ["App/A.swift main-screen-bounds warning"])
  }

  @Test func phasesOfTheCommandLineGoBefore() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"root\": true, \"phases\": [1]}")
    try scratch.file("A.swift", bounds)
    #expect(try lint(scratch).found == [])
    #expect(try lint(scratch, ["--phase", "2"]).found.count == 1)
  }

  @Test func ownRulesCountWhereTheirConfigurationDoes() throws {
    let scratch = try Scratch()
    let rule = """
      {"format": 1, "rules": [{"id": "house-rule", "phase": 2, "severity": "error", "status": "stable", "since": "1.0.0",
        "title": "A house rule", "message": "`{code}` is not ours.", "why": "Because.", "fix": "Write another.", "references": [],
        "examples": {"bad": ["legacyWidth()"], "good": ["width()"]}, "match": [{"call": "legacyWidth()"}]}]}
      """
    try scratch.file("rules/own.json", rule)
    try scratch.file(".resizelint.json", "{\"root\": true}")
    try scratch.file("A/.resizelint.json", "{\"rulesFiles\": [\"../rules/own.json\"], \"rules\": {\"house-rule\": \"warning\"}}")
    for path in ["A/A.swift", "B/B.swift"] { try scratch.file(path, "let width = legacyWidth()\n") }
    #expect(try lint(scratch).found == ["A/A.swift house-rule warning"])
    #expect(try lint(scratch, ["--rules-file", "rules/own.json", "B"]).found == ["B/B.swift house-rule error"])
    #expect(try lint(scratch, ["--rule", "house-rule"]).found == ["A/A.swift house-rule warning"])
    try scratch.file("A/Fixtures/house-rule/flagged.swift", "let width = legacyWidth()  // want house-rule\n")
    try scratch.file("A/Fixtures/house-rule/clean.swift", "let width = width()\n")
    let passing = try Executable.resizelint.run(
      ["rules", "test", "--config", "A/.resizelint.json", "A/Fixtures"], in: scratch.path)
    #expect(passing.status == 0 && passing.text == "2 fixtures hold\n", "\(passing.text)\(passing.errors)")
    try scratch.file("A/Fixtures/house-rule/clean.swift", "let width = legacyWidth()\n")
    let failing = try Executable.resizelint.run(
      ["rules", "test", "--config", "A/.resizelint.json", "A/Fixtures"], in: scratch.path)
    #expect(failing.status == 1 && failing.text.contains("found and not wanted"))
  }

  @Test(arguments: [
    (
      "{\"rules\": {\"main-screen-bonds\": \"off\"}}",
      ":1:12: no rule is called `main-screen-bonds`; did you mean `main-screen-bounds`?"
    ),
    ("{\n  \"exlude\": []\n}", ":2:3: a configuration has no key `exlude`; did you mean `exclude`?"),
    ("{\"extends\": \"gone.json\"}", ":1:13: there is no file `gone.json`"),
    ("{\"extends\": \".resizelint.json\"}", ":1:13: `.resizelint.json` extends this file in turn"),
    ("{\"exclude\": [\"[a\"]}", ":1:14: `[a` can match nothing"),
    ("{", ":1:2: "),
  ])
  func whatIsWrongStopsTheRunWithItsPlace(_ text: String, _ message: String) throws {
    let scratch = try Scratch()
    try scratch.file("A.swift", bounds)
    try scratch.file(".resizelint.json", text)
    let outcome = try lint(scratch)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".resizelint.json" + message), "\(outcome.errors)")
    try scratch.file(".resizelint.json", "{\"root\": true}")
    try scratch.file("Deep/.resizelint.json", text.replacingOccurrences(of: "\".resizelint.json", with: "\"./.resizelint.json"))
    #expect(try lint(scratch).status == 2)
  }

  @Test func saysWhyAFileIsLeftOut() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"root\": true, \"exclude\": [\"Old\"], \"include\": [\"App\", \"Pods\"]}")
    for path in ["App/A.swift", "App/Old/B.swift", "Pods/C.swift", "Lib/D.swift", "App/picture.png"] { try scratch.file(path) }
    func why(_ path: String) throws -> String {
      try Executable.resizelint.run(["files", "--why", path], in: scratch.path).text
    }
    #expect(try why("App/A.swift") == "App/A.swift: is judged\n")
    #expect(try why("App/Old/B.swift") == "App/Old/B.swift: App/Old is excluded by .resizelint.json\n")
    #expect(try why("Pods/C.swift") == "Pods/C.swift: Pods is left out by its name; --no-ignore reads it\n")
    #expect(try why("Lib/D.swift") == "Lib/D.swift: helps to judge other files; `include` of the configuration names others\n")
    #expect(try why("App/picture.png") == "App/picture.png: is of a kind from which nothing is learnt\n")
    #expect(try why("App/gone.swift") == "App/gone.swift: there is no such file or folder\n")
    #expect(try Executable.resizelint.run(["files"], in: scratch.path).text == "App/A.swift\n")
  }

  @Test func showsWhatCountsForAFile() throws {
    let scratch = try Scratch()
    try scratch.file("base.json", "{\"sdk\": 26, \"rules\": {\"idiom-branch\": {\"note\": \"off\"}}}")
    try scratch.file(".resizelint.json", "{\"root\": true, \"extends\": \"base.json\", \"requireReason\": true}")
    let outcome = try Executable.resizelint.run(["config", "--effective", "App/A.swift"], in: scratch.path)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(json["files"] as? [String] == ["base.json", ".resizelint.json"])
    #expect(json["sdk"] as? Int == 26 && json["requireReason"] as? Bool == true)
    #expect(json["rules"] as? [String: [String: String]] == ["idiom-branch": ["note": "off"]])
    let list = try Executable.resizelint.run(["config"], in: scratch.path)
    #expect(list.text == "root: \(scratch.path)\n.: .resizelint.json, which extends base.json\n")
  }

  @Test func writesAConfigurationThatItReads() throws {
    let scratch = try Scratch()
    try scratch.file("App/Generated/R.swift", bounds)
    try scratch.file("App/Breakpoints.swift", "enum Breakpoints {}\n")
    let project = "// !$*UTF8*$!\n{ objects = {}; rootObject = 1; }\n"
    try scratch.file("App.xcodeproj/project.pbxproj", project)
    #expect(try Executable.resizelint.run(["init"], in: scratch.path).status == 0)
    let text = try scratch.content(".resizelint.json")
    #expect(text.contains("\"exclude\": [\"/App/Generated\"]") && text.contains("\"policyFiles\": [\"/App/Breakpoints.swift\"]"))
    #expect(try lint(scratch).found == [])
    #expect(try Executable.resizelint.run(["init"], in: scratch.path).status == 2)
    // Every line that it comments out may be used as it stands.
    let bare = text.split(separator: "\n").map { $0.hasPrefix("  // \"") ? String($0.replacing("// ", with: "")) : String($0) }
      .joined(
        separator: "\n")
    #expect(ConfigurationReader.read(Array(bare.utf8)).problems.map(\.message).filter { !$0.contains("second time") } == [])
  }
}

struct AllowCommandTests {
  @Test func writesAtEachFindingAndNowhereElse() throws {
    let scratch = try Scratch()
    try scratch.file(
      "App/A.swift",
      "import UIKit\r\nfinal class A: UIView {\r\n  func go() {\r\n    let a = stack(\r\n      UIScreen.main.bounds.width,\r\n      UIScreen.main.bounds.height)\r\n    if UIDevice.current.userInterfaceIdiom == .pad { rows = 2 }\r\n  }\r\n}\r\n"
    )
    try scratch.file("App/Clean.swift", "let a = 1\n")
    let reason = "the kiosk has one screen"
    let outcome = try Executable.resizelint.run(
      ["allow", "--rule", "main-screen-bounds", "--rule", "idiom-branch", "--reason", reason], in: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try scratch.content("App/A.swift")
    #expect(text.components(separatedBy: "resizelint:allow").count == 3)
    #expect(text.contains("    // resizelint:allow main-screen-bounds -- \(reason)\r\n    let a = stack("))
    #expect(try scratch.content("App/Clean.swift") == "let a = 1\n")
    let after = try lint(scratch)
    #expect(after.found.filter { $0.contains("main-screen-bounds") || $0.contains("idiom-branch") } == [])
    let again = try Executable.resizelint.run(["allow", "--rule", "main-screen-bounds", "--reason", reason], in: scratch.path)
    #expect(again.errors.contains("nothing to allow"))
    #expect(try scratch.content("App/A.swift") == text)
  }

  @Test func writesIntoPropertyLists() throws {
    let scratch = try Scratch()
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>UIRequiresFullScreen</key>
        <true/>
      </dict>
      </plist>

      """
    try scratch.file("App/Info.plist", plist)
    let outcome = try Executable.resizelint.run(
      ["allow", "--rule", "full-screen-requirement", "--reason", "a kiosk -- nothing else"], in: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try scratch.content("App/Info.plist")
    #expect(
      text.contains(
        "  <!-- resizelint:allow full-screen-requirement — a kiosk - nothing else -->\n  <key>UIRequiresFullScreen</key>"))
    #expect(!(try lint(scratch)).found.contains { $0.contains("full-screen-requirement") })
  }

  @Test func wantsARuleAndAReason() throws {
    let scratch = try Scratch()
    #expect(try Executable.resizelint.run(["allow", "--reason", "x"], in: scratch.path).status == 2)
    #expect(try Executable.resizelint.run(["allow", "--rule", "main-screen"], in: scratch.path).status == 2)
  }
}
