import ResizelintLexer

/// What became of one source file.
///
/// Most files of a tree are passed over, and trees are large: only what some files have is kept apart.
enum FileOutcome: Sendable {
  indirect case judged(FileChecker.Judgement)
  /// The file holds nothing that a rule begins at; its classes may be asked for.
  case passedOver(words: WordFilter, declaresClass: Bool)
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
    case .passedOver(let words, _): words
    case .learntFrom, .unread, .open: nil
    }
  }

  /// The words of a file that was passed over and declares a class.
  var wordsBesideClasses: WordFilter? {
    if case .passedOver(let words, true) = self { words } else { nil }
  }

  var facts: SourceFacts? {
    switch self {
    case .judged(let judgement): judgement.facts
    case .learntFrom(let facts): facts
    case .passedOver, .unread, .open: nil
    }
  }

  var notice: Notice? {
    if case .unread(let notice) = self { notice } else { nil }
  }
}
