import ResizelintRules
import Testing

private func screenBounds(_ configuration: LintConfiguration, at path: String = "App/Card.swift") -> [Finding] {
  let files = MemoryFiles([path: "let width = UIScreen.main.bounds.width\n"])
  return Engine(catalogue: .embedded, configuration: configuration).lint(files.files, access: files).allFindings
}

struct LintConfigurationTests {
  private let rule: RuleID = "main-screen-bounds"

  @Test func replacesEveryLevelOfARule() {
    var configuration = LintConfiguration()
    configuration.settings.levels[rule] = LevelMap(all: .error)
    #expect(screenBounds(configuration).map(\.severity) == [.error])
  }

  @Test func mapsOneLevelAndLeavesTheOthers() throws {
    let usual = try #require(screenBounds(LintConfiguration()).first).severity
    var map = LevelMap()
    map[usual] = nil
    var configuration = LintConfiguration()
    configuration.settings.levels[rule] = map
    #expect(screenBounds(configuration).isEmpty)
    let other = try #require(Severity.allCases.first { $0 != usual })
    map = LevelMap()
    map[other] = nil
    configuration.settings.levels[rule] = map
    #expect(screenBounds(configuration).map(\.severity) == [usual])
  }

  @Test func asksTheNearestSettingsAndNoOthers() {
    var configuration = LintConfiguration()
    configuration.settings.levels[rule] = LevelMap(all: nil)
    configuration.folders["App/Legacy"] = LintSettings()
    #expect(screenBounds(configuration, at: "App/Card.swift").isEmpty)
    #expect(screenBounds(configuration, at: "App/Legacy/Card.swift").count == 1)
    #expect(screenBounds(configuration, at: "App/LegacyCard.swift").isEmpty)
  }

  @Test func aPhaseThatIsOffIsNotChecked() {
    var configuration = LintConfiguration()
    configuration.settings.phases = [.defuse]
    let files = MemoryFiles(["A.swift": "let width = UIScreen.main.bounds.width\n"])
    let report = Engine(catalogue: .embedded, configuration: configuration).lint(files.files, access: files)
    #expect(report.allFindings.isEmpty)
    #expect(report.chapters[1].isClear == nil)
  }

  @Test func knowsThePolicyByItsName() {
    let settings = LintSettings()
    #expect(settings.isPolicyFile("App/Home/HomeLayoutPolicy.swift"))
    #expect(settings.isPolicyFile("LayoutPolicyTable.swift"))
    #expect(!settings.isPolicyFile("App/LayoutPolicy/Card.swift"))
    #expect(!settings.isPolicyFile("App/LayoutPolicy.json"))
  }
}

struct PathPatternsTests {
  private func patterns(_ texts: [String], from base: PathPatterns.Base = .below("")) -> PathPatterns {
    var patterns = PathPatterns()
    for text in texts {
      let isUsable = patterns.add(text, from: base)
      #expect(isUsable, "\(text)")
    }
    return patterns
  }

  @Test func aNameCountsAtAnyDepthAndWhereverItsFileStands() {
    for base in [PathPatterns.Base.below(""), .below("Shared"), .above("ios/app"), .elsewhere] {
      #expect(patterns(["*.generated.swift"], from: base).matches(file: "App/Deep/R.generated.swift"))
      #expect(patterns(["Generated"], from: base).matches(file: "App/Generated/Deep/R.swift"))
    }
  }

  @Test func aPathCountsFromItsFileOn() {
    #expect(patterns(["Tests/Fixtures"]).matches(file: "Tests/Fixtures/a/b.swift"))
    #expect(!patterns(["Tests/Fixtures"]).matches(file: "App/Tests/Fixtures/a.swift"))
    #expect(patterns(["Fixtures/*.swift"], from: .below("Tests")).matches(file: "Tests/Fixtures/a.swift"))
    #expect(!patterns(["Fixtures/*.swift"], from: .below("Tests")).matches(file: "Fixtures/a.swift"))
    #expect(patterns(["ios/App/*.swift"], from: .above("ios")).matches(file: "App/a.swift"))
    #expect(!patterns(["/App"], from: .elsewhere).matches(file: "App/a.swift"))
  }

  @Test func theLastMatchDecides() {
    let patterns = patterns(["*.swift", "!Keep.swift"])
    #expect(patterns.matches(file: "App/Card.swift"))
    #expect(!patterns.matches(file: "App/Keep.swift"))
  }

  @Test func saysWhatCanMatchNothing() {
    var patterns = PathPatterns()
    for text in ["", "#a", "[a"] {
      let isUsable = patterns.add(text, from: .below(""))
      #expect(!isUsable, "\(text)")
    }
    #expect(patterns.isEmpty)
  }
}
