/// Traits of whatever is current, where the place has its own.
struct CurrentTraitCollectionRule: ReadRule {
  static let id: RuleID = "current-trait-collection"
  static let question = Question.currentTraits
}
