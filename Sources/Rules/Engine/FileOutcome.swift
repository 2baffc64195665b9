import ResizelintLexer

/// What became of one file.
///
/// Most files of a tree are passed over, and trees are large: an outcome is the size of a pointer, and what only some files
/// have stands behind it.
enum FileOutcome: Sendable {
  indirect case judged(FileChecker.Judgement)
  /// There is nothing to say of the file by itself.
  case passedOver(words: WordFilter)
  /// The same for one that declares classes, which may be asked for.
  case passedOverClasses(words: WordFilter)
  /// It was judged and holds classes of which nothing is told but what they inherit from, and that has not been kept.
  case plainClasses
  /// It is not judged, and says something that others are judged by.
  indirect case learntFrom(SourceFacts)
  indirect case unread(Notice)
  /// It has not been looked at.
  case open

  var judgement: FileChecker.Judgement? {
    if case .judged(let judgement) = self { judgement } else { nil }
  }

  /// The words of a Swift file that was read.
  var words: WordFilter? {
    switch self {
    case .judged(let judgement): judgement.words
    case .passedOver(let words), .passedOverClasses(let words): words
    case .plainClasses: .unknown
    case .learntFrom, .unread, .open: nil
    }
  }

  /// The words of a file that declares classes, of which nothing is kept.
  var wordsBesideClasses: WordFilter? {
    switch self {
    case .passedOverClasses(let words): words
    case .plainClasses: .unknown
    case .judged, .passedOver, .learntFrom, .unread, .open: nil
    }
  }

  var facts: SourceFacts? {
    switch self {
    case .judged(let judgement): judgement.facts
    case .learntFrom(let facts): facts
    case .passedOver, .passedOverClasses, .plainClasses, .unread, .open: nil
    }
  }

  var notice: Notice? {
    if case .unread(let notice) = self { notice } else { nil }
  }

  /// What is kept of a file where a tree is large: what it says, and nothing that can be had from the file once more.
  var compact: FileOutcome {
    switch self {
    case .passedOver: return .passedOver(words: .unknown)
    case .passedOverClasses: return .passedOverClasses(words: .unknown)
    case .judged(var judgement):
      guard judgement.isSilent, judgement.facts.isPlain else {
        judgement.words = .unknown
        return .judged(judgement)
      }
      if judgement.facts.isEmpty { return .passedOver(words: .unknown) }
      return judgement.facts.isTest ? .passedOverClasses(words: .unknown) : .plainClasses
    case .plainClasses, .learntFrom, .unread, .open: return self
    }
  }
}

extension FileChecker.Judgement {
  /// There is nothing but facts.
  fileprivate var isSilent: Bool {
    findings.isEmpty && wrappers.isEmpty && pending.isEmpty && thresholds.isEmpty && !holdsPolicy && allowances == nil
  }
}
