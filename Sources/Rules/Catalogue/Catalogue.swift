/// All rules, in the order of the report.
///
/// The outlines are Swift tables and cost next to nothing; the prose of an embedded rule is read whenever somebody asks for it.
/// Who asks for each finding keeps it: see `RuleProse`.
public struct Catalogue: Sendable {
  /// One for each rule, in order: those of resizelint, then a team's own.
  public let outlines: [RuleOutline]
  /// The rules that came from files and not with the binary.
  private let ownRules: [RuleEntry]
  private let places: [RuleID: Int]
  private let renamed: [RuleID: RuleID]

  /// The rules that the binary carries.
  public static let embedded = Catalogue(outlines: embeddedOutlines, ownRules: [])

  private init(outlines: [RuleOutline], ownRules: [RuleEntry]) {
    self.outlines = outlines
    self.ownRules = ownRules
    places = Dictionary(zip(outlines.map(\.id), outlines.indices), uniquingKeysWith: { first, _ in first })
    var renamed: [RuleID: RuleID] = [:]
    for outline in outlines {
      for alias in outline.aliases { renamed[alias] = outline.id }
    }
    self.renamed = renamed
  }

  /// A catalogue of exactly these rules.
  public init(rules: [RuleEntry]) {
    self.init(outlines: rules.map(\.outline), ownRules: rules)
  }

  /// This catalogue with a team's own rules at its end.
  public func adding(_ rules: [RuleEntry]) -> Catalogue {
    Catalogue(outlines: outlines + rules.map(\.outline), ownRules: ownRules + rules)
  }

  /// Every rule with its prose.
  public var rules: [RuleEntry] { outlines.compactMap { self[$0.id] } }

  /// The whole entry of a rule; nil for an id that no rule has.
  public subscript(id: RuleID) -> RuleEntry? {
    guard let place = places[id] else { return nil }
    let firstOwn = outlines.count - ownRules.count
    // The embedded rules come first, in the order of their texts; a test holds the texts against the tables.
    return place >= firstOwn ? ownRules[place - firstOwn] : CatalogueReader.readRule(Catalogue.embeddedTexts[place])
  }

  public func outline(of id: RuleID) -> RuleOutline? { places[id].map { outlines[$0] } }

  /// The place of a rule in the catalogue, from 0: what orders findings of one phase.
  public func order(of id: RuleID) -> Int? { places[id] }

  public func phase(of id: RuleID) -> Phase? { outline(of: id).flatMap(\.phase) }

  /// The id that a name stands for today: itself, or the rule that it is an alias of; nil for a name that never was one.
  public func canonical(_ name: String) -> RuleID? {
    let id = RuleID(name)
    return places[id] != nil ? id : renamed[id]
  }

  /// The id that somebody who mistyped one had in mind.
  public func nearest(to name: String) -> RuleID? {
    NearestName.of(name, among: outlines.lazy.map(\.id.name)).map { RuleID($0) }
  }
}
