import ResizelintRules
import Testing

@testable import resizelint

@Suite struct FlagTests {
  private func parse(_ arguments: String...) throws(UsageError) -> Invocation { try ArgumentParser.parse(arguments) }

  private func complaint(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func takesAValueBehindASpaceOrAnEqualsSign() throws {
    #expect(try parse("--format", "json") == parse("--format=json"))
    #expect(try parse("--format=json").options.format == "json")
    #expect(try parse("--report=json=a=b").options.reports == [Options.ReportFile(format: "json", path: "a=b")])
  }

  @Test func endsTheOptionsAtTwoDashes() throws {
    let invocation = try parse("--jobs", "2", "--", "--format", "rules")
    #expect(invocation.command == .lint)
    #expect(invocation.operands == ["--format", "rules"])
    #expect(invocation.options.jobs == 2)
  }

  @Test func takesAFirstWordForTheCommandAndAPathForThePath() throws {
    #expect(try parse("rules").command == .rules)
    #expect(try parse("./rules").operands == ["./rules"])
    #expect(try parse("Sources", "rules").operands == ["Sources", "rules"])
    #expect(try parse("--format", "json", "explain", "main-screen").command == .explain)
  }

  @Test func keepsTheOrderOfWhatIsGivenTwice() throws {
    let options = try parse("--rule", "a", "--rule=b", "--skip", "c", "--format", "text", "--format", "json").options
    #expect(options.rules == ["a", "b"])
    #expect(options.skipped == ["c"])
    #expect(options.format == "json")
  }

  @Test func readsListsAndRangesOfPhases() throws {
    #expect(try parse("--phase", "1-2").options.phases == [.defuse, .antiPatterns])
    #expect(try parse("--phase", "1,3-4").options.phases == [.defuse, .twoPasses, .tests])
    for text in ["0", "5", "2-1", "1-", "", "1,", "+1", "1-2-3", "one"] {
      #expect(complaint("--phase=\(text)") != nil, "\(text)")
    }
  }

  @Test func namesTheNearestOption() {
    #expect(complaint("--fromat", "json") == "unknown option --fromat; did you mean --format?")
    #expect(complaint("--quite") == "unknown option --quite; did you mean --quiet?")
    #expect(complaint("--xyzzy=1") == "unknown option --xyzzy")
    #expect(complaint("-q") == "unknown option -q")
  }

  @Test func saysWhatIsWrongWithAValue() {
    #expect(complaint("--format") == "--format needs a value: NAME")
    #expect(complaint("--format", "--quiet") == "--format needs a value: NAME")
    #expect(complaint("--quiet=yes") == "--quiet takes no value")
    #expect(complaint("--jobs", "0") == "--jobs wants a number from 1 to 256, not 0")
    #expect(complaint("--color", "alway") == "--color: alway is none of auto, always, never; did you mean always?")
    #expect(complaint("--fail-on", "warnings")?.hasSuffix("did you mean warning?") == true)
    #expect(complaint("--report", "json") == "--report wants NAME=FILE, as in json=report.json, not json")
    #expect(complaint("--report=json=a", "--report=sarif=a") == "--report: two reports would go to a")
  }

  @Test func refusesAnOptionOfAnotherCommand() {
    #expect(complaint("rules", "--jobs", "2") == "--jobs is no option of rules")
    #expect(complaint("rules", "--format", "json") == nil)
  }

  @Test func describesEveryFlagOnce() {
    let names = FlagTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    for flag in FlagTable.all {
      #expect(flag.summary.hasSuffix("."), "--\(flag.name)")
      #expect(!flag.commands.isEmpty, "--\(flag.name)")
    }
  }

  @Test func showsEveryFlagInTheHelpOfItsCommands() {
    for command in Command.allCases {
      let help = HelpText.of(command)
      for flag in FlagTable.all where flag.commands.contains(command) { #expect(help.contains(flag.usage)) }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }
}
