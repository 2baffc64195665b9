import Testing

@testable import resizelint

/// What the scripts do in a shell is for `Scripts/reports.sh` to show.
@Suite struct ShellTests {
  @Test(arguments: Shell.allCases) func knowsEveryCommandAndFlag(shell: Shell) {
    let script = shell.completions
    for command in Shell.commands {
      if let word = command.word { #expect(script.contains(word), "\(word)") }
      for flag in Shell.flags(of: command) { #expect(script.contains(flag.name), "\(flag.name)") }
    }
    #expect(!script.contains(Command.dev.summary))
  }

  @Test func saysWhatMayStandBehindEveryCommandThatTakesAFormat() throws {
    let flag = try #require(FlagTable.flag(named: "format"))
    for command in Command.allCases {
      #expect(command.formats.isEmpty == !flag.commands.contains(command), "\(command)")
    }
  }

  @Test func writesAManualOfRequestsAndTextThatIsNone() {
    let page = ManualPage.text
    for flag in FlagTable.all { #expect(page.contains(".B \\-\\-\(flag.name.replacing("-", with: "\\-"))")) }
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      #expect(!line.isEmpty && !line.contains("`") && !line.contains("]("), "\(line)")
      if line.hasPrefix(".") { #expect(line.firstMatch(of: /^\.(TH|SH|TP|B|I|IP|PP|br|\\")/) != nil, "\(line)") }
      #expect(!line.hasPrefix("'"), "\(line)")
    }
  }
}
