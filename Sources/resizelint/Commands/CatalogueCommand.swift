import ResizelintRules

/// `resizelint rules` and `resizelint explain ID|TOPIC…`.
struct CatalogueCommand {
  private let invocation: Invocation
  private let catalogue: Catalogue

  init(_ invocation: Invocation, catalogue: Catalogue) {
    self.invocation = invocation
    self.catalogue = catalogue
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let format = CatalogueListing.Format(rawValue: invocation.options.format) else {
      throw .unknown(invocation.options.format, of: "--format", among: CatalogueListing.Format.allCases.map(\.rawValue))
    }
    let screen = Screen(color: .auto, isTerminal: Terminal.isOutputTerminal)
    let listing = CatalogueListing(width: screen.width, usesColors: screen.usesColors)
    if invocation.command == .rules {
      guard invocation.operands.isEmpty else {
        throw UsageError("rules takes no \(invocation.operands[0]); resizelint explain ID shows one rule")
      }
      return Program.show(listing.overview(of: catalogue, as: format).bytes)
    }
    guard !invocation.operands.isEmpty else {
      throw UsageError("explain wants the id of a rule; \(Version.name) rules lists them")
    }
    var rules: [RuleEntry] = []
    var topics: [Topic] = []
    for name in invocation.operands {
      if let topic = Topic.named(name) {
        topics.append(topic)
        continue
      }
      guard let id = catalogue.canonical(name), let rule = catalogue[id] else {
        throw .unknownRule(name, of: "explain", in: catalogue)
      }
      rules.append(rule)
    }
    var output = topics.isEmpty ? [] : listing.explanation(of: topics, as: format).bytes
    if !rules.isEmpty || topics.isEmpty { output += listing.explanation(of: rules, as: format).bytes }
    return Program.show(output)
  }
}
