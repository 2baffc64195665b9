import Foundation
import ResizelintRules
import Testing

@testable import resizelint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct WalkerTests {
  @Test func listsInputsInTheOrderOfTheirBytes() throws {
    let scratch = try Scratch()
    for name in [
      "b/a.swift", "b.swift", "b-c/a.swift", "B.swift", "é.swift", "b/Info.plist", "a/z/App.xcodeproj/project.pbxproj",
    ] {
      try scratch.file(name)
    }
    for name in ["b/a.png", "LICENSE", "a/x.o"] { try scratch.file(name) }
    let expected = [
      "B.swift", "a/z/App.xcodeproj/project.pbxproj", "b-c/a.swift", "b.swift", "b/Info.plist", "b/a.swift", "é.swift",
    ]
    #expect(try scratch.walk() == expected)
    #expect(try scratch.walk(jobs: 1) == expected)
  }

  @Test func leavesOutOtherPeoplesCode() throws {
    let scratch = try Scratch()
    try scratch.file("App/a.swift")
    for folder in DefaultExclusions.folderNames {
      try scratch.file("\(folder)/a.swift")
      try scratch.file("App/\(folder)/a.swift")
    }
    #expect(try scratch.walk() == ["App/a.swift"])
    let everything = try scratch.walk([""], .init(honorsExclusions: false))
    #expect(everything.count == 1 + 2 * (DefaultExclusions.folderNames.count - 1))
    #expect(!everything.contains { $0.contains(".git/") })
  }

  @Test func knowsTheWholeRootAndReportsWhatWasNamed() throws {
    let scratch = try Scratch()
    for name in ["A/a.swift", "B/b.swift", "B/C/c.swift"] { try scratch.file(name) }
    #expect(try scratch.walk(["B/C"]) == ["-A/a.swift", "B/C/c.swift", "-B/b.swift"])
    #expect(try scratch.walk(["A/a.swift", "B"]) == ["A/a.swift", "B/C/c.swift", "B/b.swift"])
  }

  @Test func takesInWhatIsNamedEvenIfIgnored() throws {
    let scratch = try Scratch()
    for name in ["a.swift", "b.swift", "Pods/P/p.swift", "Pods/Q/q.swift"] { try scratch.file(name) }
    try scratch.file(".gitignore", "b.swift\n")
    #expect(try scratch.walk(["b.swift"]) == ["-a.swift", "b.swift"])
    #expect(try scratch.walk(["Pods/P"]) == ["Pods/P/p.swift", "-a.swift"])
    #expect(try scratch.walk(["Pods", "b.swift"]) == ["Pods/P/p.swift", "Pods/Q/q.swift", "-a.swift", "b.swift"])
    #expect(try scratch.walk(["Pods/P", "Pods"]) == ["Pods/P/p.swift", "Pods/Q/q.swift", "-a.swift"])
    #expect(try scratch.walk(["Pods", "b.swift"], .init(excludesNamed: true)) == ["-a.swift"])
    #expect(try scratch.walk(["new.swift", "Pods/new.swift"], .init(excludesNamed: true)) == ["-a.swift", "new.swift"])
  }

  @Test func answersToTheIgnoreFilesAroundTheRoot() throws {
    let scratch = try Scratch()
    try scratch.folder(".git/info")
    try scratch.file(".git/info/exclude", "secret.swift\n")
    try scratch.file(".gitignore", "/ios/App/b.swift\n*.plist\n")
    try scratch.file("ios/.gitignore", "!Keep.plist\n")
    for name in ["a.swift", "b.swift", "secret.swift", "Drop.plist", "Keep.plist"] { try scratch.file("ios/App/\(name)") }
    let walker = Walker(root: Array(scratch["ios/App"].utf8), options: .init(), workers: Workers(count: 1))
    let listing = try walker.list([Walker.Target(path: [], isFolder: true)])
    #expect(listing.files.map(\.path) == ["Keep.plist", "a.swift"])
  }

  @Test func letsARepositoryInARepositoryAnswerForItself() throws {
    let scratch = try Scratch()
    try scratch.folder(".git")
    try scratch.file(".gitignore", "a.swift\n")
    try scratch.file("Modules/M/.git", "gitdir: ../../.git/modules/M\n")
    try scratch.file(".git/modules/M/info/exclude", "b.swift\n")
    for name in ["a.swift", "b.swift", "c.swift"] { try scratch.file("Modules/M/\(name)") }
    #expect(try scratch.walk() == ["Modules/M/a.swift", "Modules/M/c.swift"])
  }

  @Test func followsNoLinkUnlessAsked() throws {
    let outside = try Scratch()
    try outside.file("Shared/s.swift")
    try outside.link("Shared/again", to: outside.path)
    let scratch = try Scratch()
    try scratch.file("A/a.swift")
    try scratch.link("B", to: "A")
    try scratch.link("A/up", to: "..")
    try scratch.link("gone.swift", to: "nowhere")
    try scratch.link("Out", to: outside["Shared"])
    try scratch.link("one.swift", to: outside["Shared/s.swift"])
    let plain = try scratch.listing()
    #expect(plain.files.map(\.path) == ["A/a.swift"])
    #expect(plain.notices.map(\.path).sorted() == ["Out", "one.swift"])
    #expect(plain.notices.allSatisfy { !$0.isFailure })
    let followed = try scratch.walk([""], .init(followsLinks: true))
    #expect(followed == ["A/a.swift", "Out/s.swift", "one.swift"])
  }

  @Test func takesNoLinkForTheFolderThatItLooksLike() throws {
    let outside = try Scratch()
    try outside.file("a.swift")
    let scratch = try Scratch()
    try scratch.file("caf\u{E9}/a.swift")
    // Some file systems take the two for one name.
    guard (try? scratch.link("cafe\u{301}", to: outside.path)) != nil else { return }
    let files = try SystemFiles(root: scratch.bytes, listing: scratch.listing(), workers: Workers(count: 1))
    _ = try files.read("caf\u{E9}/a.swift", into: ReadBuffer())
    #expect(throws: FileFailure("lies outside the project")) {
      _ = try files.read("cafe\u{301}/a.swift", into: ReadBuffer())
    }
  }

  @Test func endsWhereLinksGoRoundInCircles() throws {
    let scratch = try Scratch()
    try scratch.file("Root/a.swift")
    try scratch.file("Other/b.swift")
    try scratch.link("Root/Other", to: scratch["Other"])
    try scratch.link("Other/Root", to: scratch["Root"])
    try scratch.link("Other/Self", to: scratch["Other"])
    let walker = Walker(root: Array(scratch["Root"].utf8), options: .init(followsLinks: true), workers: Workers(count: 2))
    let listing = try walker.list([Walker.Target(path: [], isFolder: true)])
    #expect(listing.files.map(\.path) == ["Other/b.swift", "a.swift"])
  }

  @Test func spellsNamesThatAreNoText() throws {
    let scratch = try Scratch()
    try scratch.file("ok.swift")
    let name = scratch.bytes + Array("/caf".utf8) + [0xE9] + Array(".swift".utf8)
    do throws(SystemError) {
      try OutputFile.write(Array("let a = 1".utf8), to: name)
    } catch {
      // Some file systems take no such name; then there is nothing to spell.
      return
    }
    let listing = try scratch.listing()
    #expect(listing.files.map(\.path) == ["caf\\xE9.swift", "ok.swift"])
    #expect(listing.systemPath(of: "caf\\xE9.swift") == Array("caf".utf8) + [0xE9] + Array(".swift".utf8))
  }

  @Test func leavesOutTheFilesThatTheRunWrites() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift")
    try scratch.file("report.json", "{}")
    var walker = Walker(root: scratch.bytes, options: .init(), workers: Workers(count: 1))
    walker.written = [Array("report.json".utf8)]
    #expect(try walker.list([Walker.Target(path: [], isFolder: true)]).files.map(\.path) == ["a.swift"])
  }

  @Test func entersFoldersToAnyDepthThatAPathCanName() throws {
    let scratch = try Scratch()
    let deep = Array(repeating: "d", count: 1500).joined(separator: "/")
    try scratch.file("\(deep)/a.swift")
    #expect(try scratch.walk() == ["\(deep)/a.swift"])
  }
}
