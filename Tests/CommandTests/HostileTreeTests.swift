import Foundation
import Testing

@testable import ResizelintRules
@testable import resizelint

/// Trees that somebody made to lead the program astray.
@Suite struct HostileTreeTests {
  private let flagged = "import UIKit\nlet width = UIScreen.main.bounds.width\n"
  private let program = Executable.resizelint

  /// A file by a name of any bytes; false where the file system takes no such name.
  private func file(_ name: [UInt8], in scratch: Scratch, _ content: String) -> Bool {
    do throws(SystemError) {
      try OutputFile.write(Array(content.utf8), to: scratch.bytes + [SystemPath.slash] + name)
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func letsNoNameSpeakToTheTerminal(_ format: ReportFormat) throws {
    let scratch = try Scratch()
    let names: [[UInt8]] = [
      Array("a\nresizelint: b.swift".utf8), Array("\u{1B}[2J\u{7}.swift".utf8), Array("\u{202E}tfiws.swift".utf8),
      Array("\u{9B}31m.swift".utf8), [0xFF, 0x1B, 0x5D] + Array(".swift".utf8), Array("::error::x.swift".utf8),
      Array("<script>&\"'.swift".utf8), Array("]]>.swift".utf8), Array("%0A$(touch x).swift".utf8), Array("-rf.swift".utf8),
    ]
    #expect(names.count { file($0, in: scratch, flagged) } > 0)
    // What cannot be read is said on the standard error.
    _ = mkfifo(scratch["\u{1B}[31m\nfifo.swift"], 0o600)
    let outcome = try program.run(["--format", format.rawValue, "--fail-on", "never"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.text.contains("main-screen-bounds"))
    for bytes in [outcome.output, Array(outcome.errors.utf8)] {
      // The rows of a table end in CRLF.
      let text = String(try #require(String(validating: bytes, as: UTF8.self)).map { $0 == "\r\n" ? "\n" : $0 })
      let hidden = text.unicodeScalars.filter { $0 != "\n" && $0 != "\t" && Escaping.isDeceptive($0) }
      #expect(hidden.isEmpty, "\(format): \(hidden)")
    }
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func readsNothingOutsideTheRoot() throws {
    let outside = try Scratch()
    try outside.file("secret.swift", "let canary = UIScreen.main\n")
    try outside.file("canary.xcconfig", "INFOPLIST_KEY_UIRequiresFullScreen = YES\nPRODUCT_NAME = canary\n")
    try outside.file("canary.plist", "<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>")
    let scratch = try Scratch()
    try scratch.link("link.swift", to: outside["secret.swift"])
    try scratch.link("Linked", to: outside.path)
    try scratch.link("Assets.xcassets", to: "/etc")
    try scratch.file("App/a.swift", "let a = 1\n")
    let up = String(repeating: "../", count: 12) + outside.path.dropFirst()
    try scratch.file("A.xcconfig", "#include \"\(outside["canary.xcconfig"])\"\n#include? \"\(up)/canary.xcconfig\"\n")
    try scratch.file(
      "project.yml",
      """
      name: App
      include: [\(outside["secret.yml"]), \(up)/secret.yml]
      targets:
        App:
          type: application
          platform: iOS
          sources: [App, \(outside.path), \(up), Linked]
          configFiles: {Debug: A.xcconfig, Release: Linked/canary.xcconfig}
          settings: {INFOPLIST_FILE: Linked/canary.plist}
        Other:
          type: application
          platform: iOS
          settings: {INFOPLIST_FILE: \(up)/canary.plist}

      """)
    for arguments in [["--format", "json"], ["targets", "--format", "json"], ["matrix"], ["--format", "text"]] {
      let outcome = try program.run(arguments, in: scratch.path)
      #expect(!outcome.text.contains("\"canary\""), "\(arguments)")
      #expect(!outcome.text.contains("full-screen-requirement"), "\(arguments)")
      #expect(!outcome.text.contains("main-screen"), "\(arguments)")
    }
  }

  @Test func readsNoDeviceEvenWhereALinkLeadsToOne() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    try scratch.link("zero.swift", to: "/dev/zero")
    try scratch.link("Info.plist", to: "/dev/stdin")
    let plain = try program.run(["--format", "json"], in: scratch.path)
    #expect(plain.status == 0)
    #expect(plain.text.contains("is a link out of the project"))
    let followed = try program.run(["--format", "json", "--follow"], in: scratch.path)
    #expect(followed.status == 3)
    #expect(followed.errors.contains("resizelint: zero.swift: is not a regular file\n"))
  }

  @Test func waitsForNothingThatIsNoFile() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    try #require(mknod(scratch["socket.swift"], S_IFSOCK | 0o600, 0) == 0)
    // What speaks to the program itself is passed over.
    for name in [".gitignore", ".resizelint.json", "CODEOWNERS"] { try #require(mkfifo(scratch[name], 0o600) == 0) }
    // Root alone makes devices.
    let hasDevice = mknod(scratch["device.swift"], S_IFCHR | 0o600, 0x105) == 0
    let outcome = try program.run(["--format", "json", "--statistics"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("resizelint: socket.swift: "))
    #expect(outcome.errors.contains("resizelint: device.swift: is not a regular file\n") == hasDevice)
    #expect(outcome.text.contains("main-screen-bounds"))
  }

  @Test func saysWhatIsTooLargeToJudge() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    for (name, size) in [("line.swift", 1 << 30), ("large.swift", (1 << 32) + 1)] {
      try scratch.file(name)
      try #require(truncate(scratch[name], off_t(size)) == 0)
    }
    let outcome = try program.run(["--format", "json"], in: scratch.path)
    #expect(outcome.status == 3)
    for name in ["large.swift", "line.swift"] {
      #expect(outcome.errors.contains("resizelint: \(name): is not judged: it has 16 MiB or more\n"))
    }
    #expect(outcome.text.contains("main-screen-bounds"))
  }

  @Test func saysWhereAFolderIsTooDeep() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    // Deeper than a path can name, so each folder is made from the one around it.
    let name = String(repeating: "d", count: 200)
    let shell = Executable(path: "/bin/bash")
    let script = "for ((i = 0; i < 60; i++)); do mkdir \(name) && cd -P \(name) || exit 1; done"
    guard try shell.run(["-c", script], in: scratch.path).status == 0 else { return }
    let outcome = try program.run(["--format", "json"], in: scratch.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasSuffix("cannot be read: File name too long\n"))
    #expect(outcome.text.contains("main-screen-bounds"))
    _ = try shell.run(["-c", "rm -rf \(name)"], in: scratch.path)
  }

  @Test func livesWithFilesThatComeAndGoAndChange() throws {
    let scratch = try Scratch()
    for number in 0..<60 { try scratch.file("F\(number % 6)/\(number).swift", flagged) }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    shell.arguments = [
      "-c",
      """
      # Ends by itself, should nobody be left to end it.
      while [ "$SECONDS" -lt 120 ]; do
        rm -rf F1 F2/*.swift
        for f in F3/*.swift; do : >"$f"; echo 'let a = UIScreen.main' >>"$f"; done
        mkdir -p F1 && echo 'let a = UIScreen.main' >F1/1.swift; mv F4 F5/F4; mv F5/F4 F4; mkfifo F2/2.swift; ln -s /etc F2/e
      done
      """,
    ]
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    defer {
      // The signals of a test's thread are blocked, and so are those of what it starts.
      kill(shell.processIdentifier, SIGKILL)
      shell.waitUntilExit()
    }
    for _ in 0..<12 {
      let outcome = try program.run(["--format", "json", "--report", "text=/dev/null", "--fail-on", "never"], in: scratch.path)
      #expect(outcome.status == 0 || outcome.status == 3, "\(outcome.status): \(outcome.errors)")
      #expect(outcome.text.hasSuffix("}\n"))
      #expect(outcome.text.contains("F0/0.swift"))
    }
  }

  @Test func endsWhereSettingsAndLinksGoInCircles() throws {
    let scratch = try Scratch()
    try scratch.file("App/a.swift", flagged)
    try scratch.link("App/self", to: ".")
    try scratch.link("App/round", to: "round")
    try scratch.file("A.xcconfig", "#include \"B.xcconfig\"\nA = $(B)\n")
    try scratch.file("B.xcconfig", "#include \"A.xcconfig\"\nB = $(A)\nINFOPLIST_KEY_UIRequiresFullScreen = $(A)\n")
    try scratch.file(
      "project.yml",
      "name: App\ninclude: project.yml\ntargets:\n  App: {type: application, platform: iOS, sources: App, "
        + "configFiles: {Debug: A.xcconfig}}\n")
    let outcome = try program.run(["--format", "json", "--follow", "--fail-on", "never"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("main-screen-bounds"))
  }
}
