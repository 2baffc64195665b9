import Testing

@testable import ResizelintRules

@Suite struct CodeOwnersTests {
  private func owners(_ file: String, _ paths: String...) -> [String] {
    let owners = CodeOwners(Array(file.utf8))
    return paths.map { owners.owners(of: $0).joined(separator: " ") }
  }

  @Test func letsTheLastPatternThatMatchesDecide() {
    let file = """
      # everything
      *       @all
      *.plist @config # in a comment: @nobody
      /App/   @app @ios
      /App/Vendor/
      """
    #expect(
      owners(file, "a.swift", "B/Info.plist", "App/Sub/a.swift", "App/Info.plist", "App/Vendor/x.swift", "Other/App/a.swift")
        == ["@all", "@config", "@app @ios", "@app @ios", "", "@all"])
  }

  @Test func readsPatternsAsCodeOwnersDo() {
    #expect(owners("docs/* @d", "docs/a.md", "docs/b/c.md", "x/docs/a.md") == ["@d", "", ""])
    #expect(owners("apps/ @a", "apps/x", "b/apps/c/x", "apps") == ["@a", "@a", ""])
    #expect(owners("**/logs @l", "logs/x", "a/b/logs/x") == ["@l", "@l"])
    #expect(owners("/My\\ App/ @m\r", "My App/x") == ["@m"])
    #expect(owners("!x @n\n\\#x @h", "x", "#x") == ["", "@h"])
  }

  @Test func asksEachSectionOfGitlab() {
    let file = """
      * @all
      [My Docs][2] @writers
      *.md
      README.md @lead
      ^[Config]
      *.md
      """
    #expect(owners(file, "a.md", "README.md", "a.swift") == ["@all @writers", "@all @lead", "@all"])
  }
}
