/// The rules of a run, ready to be asked: by the word at which they look, and by the question that a read asks.
struct RuleBook: Sendable {
  /// One rule that wants to see a word.
  enum Reader: Sendable {
    case code(any SourceRule)
    case match(RuleID, RuleMatch)
    /// No rule: a fact that other files are judged by.
    case fact
  }

  let words: WordSet
  /// For each word of `words` the rules that look at it.
  let readers: [[Reader]]
  /// What turns away the files of which no rule has anything to say.
  let firstLook: FirstLook
  /// By the raw value of a question.
  let readRules: [(any ReadRule)?]

  init(catalogue: Catalogue) {
    var byWord: [String: [Reader]] = [:]
    for rule in Registry.sourceRules {
      for word in rule.words { byWord[word, default: []].append(.code(rule)) }
    }
    for outline in catalogue.outlines {
      guard case .match(let matches) = outline.detection else { continue }
      for match in matches {
        if let word = match.word { byWord[word, default: []].append(.match(outline.id, match)) }
      }
    }
    for word in SourceFactCollector.words { byWord[word, default: []].append(.fact) }
    words = WordSet(byWord.keys)
    firstLook = FirstLook(words: byWord.keys)
    var readers = [[Reader]](repeating: [], count: words.count)
    for (word, list) in byWord { readers[words.number(of: word)!] = list }
    self.readers = readers
    var readRules = [(any ReadRule)?](repeating: nil, count: Question.allCases.count)
    for rule in Registry.readRules { readRules[Int(type(of: rule).question.rawValue)] = rule }
    self.readRules = readRules
  }
}

extension RuleMatch {
  /// The word in Swift code at which the match is tried; nil for keys of property lists and build settings.
  var word: String? {
    switch self {
    case .chain(let chain): chain.names.last
    case .call(let call): call.callee.names.last
    case .override(let name), .declaration(let name): name.base
    case .plistKey, .buildSetting: nil
    }
  }
}
