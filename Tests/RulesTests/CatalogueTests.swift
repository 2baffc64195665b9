import Foundation
import ResizelintRules
import Testing

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appendingPathComponent(path))) }

@Test func catalogueIsReadWithoutAProblem() throws {
  let result = CatalogueReader.readCatalogue(try bytes(GeneratedFiles.source))
  #expect(result.problems == [])
  #expect(!result.rules.isEmpty)
}

@Test func catalogueFilesAreFresh() throws {
  let files = GeneratedFiles.all(rulesJson: try bytes(GeneratedFiles.source)).files
  #expect(!files.isEmpty)
  for file in files {
    let isFresh = try bytes(file.path) == Array(file.content.utf8)
    #expect(isFresh, "\(file.path) is stale; run: \(GeneratedFiles.command)")
  }
}

@Test func catalogueTablesSayWhatTheTextSays() throws {
  let rules = CatalogueReader.readCatalogue(try bytes(GeneratedFiles.source)).rules
  #expect(Catalogue.embedded.outlines == rules.map(\.outline))
  #expect(Catalogue.embedded.rules == rules)
}

@Test func catalogueIsInTheOrderOfThePhases() {
  // What belongs to none comes last.
  let phases = Catalogue.embedded.outlines.map { $0.phase?.number ?? .max }
  #expect(phases == phases.sorted())
}

@Test func catalogueNamesImplementationsAfterTheirRules() {
  for rule in Catalogue.embedded.outlines {
    guard case .implementation(let type) = rule.detection, rule.phase != nil else { continue }
    let words = rule.id.name.split(separator: "-")
    #expect(type == words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Rule")
  }
}

@Test func catalogueProseKeepsItsHouseStyle() {
  for rule in Catalogue.embedded.rules {
    let messages = [rule.message] + rule.variants.values.compactMap(\.message)
    let prose =
      [rule.why, rule.fix] + rule.fixIn.values + rule.variants.values.compactMap(\.fix) + [rule.levels].compactMap { $0 }
    for text in messages.map({ $0.filled(with: [:]) }) + prose {
      #expect(text.last == ".", "\(rule.id): a sentence ends with a period: \(text)")
      #expect(text.filter { $0 == "`" }.count.isMultiple(of: 2), "\(rule.id): a backtick without its partner: \(text)")
    }
    #expect(rule.title.last != ".", "\(rule.id): a title is no sentence")
    #expect(rule.title.count <= 90, "\(rule.id): a title fits a line of a table")
    #expect(rule.references.allSatisfy { $0.url.hasPrefix("https://") })
    #expect(!rule.references.isEmpty || rule.phase == nil, "\(rule.id): a rule rests on a fact with a source")
    // Advice that trades one global for another would be found by a rule of its own.
    for global in ["connectedScenes.first", "UITraitCollection.current", "UIScreen.main", "keyWindow"] {
      #expect(!([rule.fix] + rule.fixIn.values).contains { $0.contains("Use `\(global)") }, "\(rule.id)")
      // What may be allowed is no advice.
      #expect(rule.phase == nil || !rule.examples.good.contains(global), "\(rule.id): the good example asks a global")
    }
  }
}

@Test func catalogueFindsARuleByItsNameAndItsFormerOne() throws {
  let first = try #require(Catalogue.embedded.outlines.first)
  #expect(Catalogue.embedded.canonical(first.id.name) == first.id)
  #expect(Catalogue.embedded.order(of: first.id) == 0)
  #expect(Catalogue.embedded.phase(of: first.id) == .defuse)
  #expect(Catalogue.embedded[first.id]?.id == first.id)
  #expect(Catalogue.embedded.canonical("no-such-rule") == nil)
  #expect(Catalogue.embedded[RuleID("no-such-rule")] == nil)
  for rule in Catalogue.embedded.outlines {
    for alias in rule.aliases { #expect(Catalogue.embedded.canonical(alias.name) == rule.id) }
  }
}

@Test func catalogueTakesATeamsOwnRulesAtItsEnd() throws {
  var own = try #require(Catalogue.embedded.rules.first)
  own.id = "own-rule"
  own.aliases = ["older-own-rule"]
  let catalogue = Catalogue.embedded.adding([own])
  #expect(catalogue[own.id] == own)
  #expect(catalogue.order(of: own.id) == Catalogue.embedded.outlines.count)
  #expect(catalogue.canonical("older-own-rule") == own.id)
  #expect(catalogue.rules.count == Catalogue.embedded.rules.count + 1)
}

@Test func catalogueSuggestsTheRuleThatWasMeant() {
  #expect(Catalogue.embedded.nearest(to: "launch-screen-mising") == "launch-screen-missing")
  #expect(Catalogue.embedded.nearest(to: "Launch-Screen-Missing") == "launch-screen-missing")
  #expect(Catalogue.embedded.nearest(to: "nothing-like-it") == nil)
}
