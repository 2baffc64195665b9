/// What rules say, kept for those who ask again and again: to read a rule takes as long as to judge a small file.
///
/// Each worker has its own.
final class RuleProse {
  private let catalogue: Catalogue
  private var known: [RuleID: RuleEntry?] = [:]

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// The whole entry of a rule; nil for an id that no rule has.
  subscript(id: RuleID) -> RuleEntry? {
    if let entry = known[id] { return entry }
    let entry = catalogue[id]
    known[id] = .some(entry)
    return entry
  }
}
