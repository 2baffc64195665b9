import ResizelintRules
import Testing

@Test func topicsNameRulesThatThereAre() {
  for topic in Topic.all {
    for rule in topic.rules { #expect(Catalogue.embedded[rule] != nil, "\(topic.id): \(rule)") }
  }
}

@Test func topicsAreCalledLikeNoRuleAndLikeNoOther() {
  #expect(Set(Topic.all.map(\.id)).count == Topic.all.count)
  for topic in Topic.all { #expect(Catalogue.embedded.canonical(topic.id) == nil) }
}

@Test func everyTopicHasAnAnswerAndASource() {
  for topic in Topic.all {
    #expect(topic.question.hasSuffix("?"))
    #expect(!topic.answer.isEmpty)
    #expect(!topic.references.isEmpty)
  }
}
