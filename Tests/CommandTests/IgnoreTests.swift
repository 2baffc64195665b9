import Foundation
import Testing

@testable import resizelint

@Suite struct IgnoreTests {
  private func ignores(_ patterns: String, _ path: String, isFolder: Bool = false) -> Bool {
    IgnoreFile(patterns.utf8).verdict(on: Array(path.utf8)[...], isFolder: isFolder) == .ignored
  }

  @Test(
    arguments: [
      ("a.swift", "a.swift", true), ("a.swift", "b/a.swift", true), ("/a.swift", "b/a.swift", false),
      ("/a.swift", "a.swift", true),
      ("b/a.swift", "b/a.swift", true), ("b/a.swift", "c/b/a.swift", false), ("*.swift", "b/a.swift", true),
      ("a*", "b/a.swift", true), ("b/*", "b/a", true), ("b/*", "b/c/a", false), ("b/**", "b/c/a", true), ("b/**", "b", false),
      ("**/a", "a", true), ("**/a", "b/c/a", true), ("**/a", "b/ca", false), ("**/**/a", "ba", false), ("b/**/a", "b/a", true),
      ("b/**/a", "b/c/d/a", true), ("b/**/a", "bc/a", false),
      ("a**b/c", "a/b/c", false), ("a**b/c", "axxb/c", true), ("?.c", "a.c", true), ("?.c", "ab.c", false), ("a?b", "a/b", false),
      ("[ab].c", "b.c", true), ("[!ab].c", "b.c", false), ("[^ab].c", "c.c", true), ("[a-c]x", "bx", true), ("[]]x", "]x", true),
      ("[a-]x", "-x", true), ("[[:digit:]]x", "7x", true), ("[[:nope:]]x", "7x", false), ("[ab", "[ab", false),
      ("a\\*", "a*", true),
      ("a\\*", "ab", false), ("\\#a", "#a", true), ("#a", "#a", false), ("\\!a", "!a", true), ("a ", "a", true),
      ("a\\ ", "a ", true),
      ("a  ", "a ", false), ("a\r", "a", true), ("a\\", "a\\", false), ("\u{FEFF}a", "a", true), ("é*", "éa", true),
    ] as [(String, String, Bool)])
  func readsAPatternAsGitDoes(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(ignores(pattern, path) == expected, "\(pattern) on \(path)")
  }

  @Test func letsTheLastPatternDecide() {
    #expect(!ignores("*.swift\n!a.swift", "a.swift"))
    #expect(ignores("!a.swift\n*.swift", "a.swift"))
    #expect(ignores("*\n!*/\n!b/", "a.swift"))
    #expect(!ignores("*\n!*/", "b", isFolder: true))
  }

  @Test func keepsPatternsForFoldersFromFiles() {
    #expect(ignores("build/", "build", isFolder: true))
    #expect(!ignores("build/", "build", isFolder: false))
  }

  @Test func matchesAHostilePatternInTimeThatGrowsWithItsLength() {
    let pattern = String(repeating: "*a", count: 1000) + "*b"
    let text = String(repeating: "a", count: 2000)
    let elapsed = ContinuousClock().measure { #expect(!ignores(pattern, text)) }
    #expect(elapsed < .seconds(30))
    #expect(!ignores(String(repeating: "**/", count: 1300) + "b", text))
  }

  /// The number of generated trees; a larger one in the environment looks further.
  private static let treeCount = UInt64(ProcessInfo.processInfo.environment["RESIZELINT_IGNORE_TREES"] ?? "") ?? 40

  @Test func agreesWithGitOnGeneratedTrees() throws {
    for seed in 0..<Self.treeCount {
      var random = SeededGenerator(seed: seed)
      let scratch = try Scratch()
      let tree = GeneratedTree(using: &random)
      for (folder, patterns) in tree.ignoreFiles { try scratch.file(folder + ".gitignore", patterns) }
      for file in tree.files { try scratch.file(file) }
      _ = try Executable.git.run(["init", "-q"], in: scratch.path)
      try scratch.file(".git/info/exclude", tree.exclusions)
      let ignored = try Executable.git.run(
        ["-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false", "check-ignore", "--no-index", "-z", "--stdin"],
        in: scratch.path, input: Array(tree.files.joined(separator: "\0").utf8) + [0])
      try #require(ignored.status <= 1, "\(ignored.errors)")
      let left = Set(tree.files).subtracting(ignored.text.split(separator: "\0").map(String.init))
      let expected = left.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let found = try scratch.walk()
      let differing = Set(found).symmetricDifference(expected)
      #expect(found == expected, "seed \(seed): \(differing) under \(tree.ignoreFiles) \(tree.exclusions)")
    }
  }
}

/// A small tree of odd names under ignore files of odd patterns.
private struct GeneratedTree {
  var files: [String] = []
  /// By the folder, which is empty or ends in a slash.
  var ignoreFiles: [(folder: String, patterns: String)] = []
  var exclusions = ""

  private static let folderNames = ["a", "b", "ab", "a b", "[a]", "build", "é", "a*"]
  private static let fileNames = ["a.swift", "b.swift", "ab.swift", "[a].swift", "a*.swift", " .swift", "#.swift", "!a.swift"]
  private static let fragments = [
    "a", "b", "ab", "*", "**", "/", "/", "?", "[ab]", "[!a]", "[a", "\\", "\\*", " ", ".swift", ".swift", "build", "é",
    "[[:alpha:]]",
    "**/", "/**", "/**/", "[^/]", "#", "[]-a]",
  ]

  init(using random: inout SeededGenerator) {
    var folders = [""]
    for _ in 0..<Int.random(in: 3...9, using: &random) {
      let parent = folders.randomElement(using: &random)!
      let folder = parent + Self.folderNames.randomElement(using: &random)! + "/"
      if !folders.contains(folder) { folders.append(folder) }
    }
    for folder in folders {
      for name in Self.fileNames.shuffled(using: &random).prefix(4) { files.append(folder + name) }
      if folder.isEmpty || Bool.random(using: &random) {
        ignoreFiles.append((folder, Self.patterns(using: &random)))
      }
    }
    if Bool.random(using: &random) { exclusions = Self.patterns(using: &random) }
  }

  private static func patterns(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let prefix = ["", "", "", "!", "/"].randomElement(using: &random)!
      let body = (0..<Int.random(in: 1...4, using: &random)).map { _ in fragments.randomElement(using: &random)! }.joined()
      return prefix + body + ["", "", "", "/", " "].randomElement(using: &random)! + "\n"
    }.joined()
  }
}
