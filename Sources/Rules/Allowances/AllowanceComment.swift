/// A comment that speaks to resizelint, taken apart.
///
/// ```
/// // resizelint:allow idiom-branch, main-screen -- the kiosk build has one screen until 2027-03-31
/// ```
///
/// In XML, whose comments may not hold `--`, a dash (`—`) stands before the reason; it will do elsewhere too.
///
/// It begins the comment: prose that mentions an allowance is none. What cannot be understood is a `Problem`, and an
/// allowance with a problem covers nothing.
struct AllowanceComment: Sendable, Equatable {
  enum Verb: String, CaseIterable, Sendable {
    case allow
    case file = "allow:file"
    case begin = "allow:begin"
    case end = "allow:end"
  }

  /// A piece of the comment and the bytes of the file that it stands in.
  struct Word: Sendable, Equatable {
    var text: String
    var range: Range<Int>
  }

  /// The last day of an allowance.
  struct LastDay: Sendable, Equatable {
    var date: CalendarDate
    var word: Word
  }

  enum Problem: Sendable, Equatable {
    case unknownWord(Word)
    case noRule
    /// Words that no comma parts.
    case noSeparator(Word)
    case noSuchDay(Word)
  }

  /// Nil where the word is none that is known.
  var verb: Verb?
  /// Rules, as they were written.
  var names: [Word] = []
  var hasReason = false
  var until: LastDay?
  var problem: Problem?
  /// The whole comment in the file.
  var range: Range<Int>

  static let address: StaticString = "resizelint:"

  /// Reads the comment in a range of a file, delimiters included; nil for one that says nothing to resizelint.
  init?(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = CommentScanner(bytes, range)
    scanner.skipOpener()
    guard scanner.eat(AllowanceComment.address) else { return nil }
    // `resizelint: allow` is a slip; `resizelint: it finds …` is prose.
    let isAttached = !scanner.isAtSpace
    scanner.skipSpace()
    let word = scanner.word { !CommentScanner.isSpace($0) && $0 != UInt8(ascii: ",") }
    guard isAttached || Verb(rawValue: word.text) != nil else { return nil }
    self.range = range
    verb = Verb(rawValue: word.text)
    guard verb != nil else {
      problem = .unknownWord(word)
      return
    }
    readNames(&scanner)
    if scanner.eatSeparator() { readReason(&scanner) }
    if names.isEmpty, verb != .end, problem == nil { problem = .noRule }
  }

  /// `a, b`, up to the separator, the last day or the end.
  private mutating func readNames(_ scanner: inout CommentScanner) {
    var isExpected = true
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd || scanner.isAtSeparator { return }
      if scanner.eat(",") {
        isExpected = true
        continue
      }
      let word = scanner.word { !CommentScanner.isSpace($0) && $0 != UInt8(ascii: ",") }
      if word.text == "until", !names.isEmpty, readLastDay(&scanner) { return }
      guard isExpected else {
        let last = names.removeLast()
        problem = .noSeparator(scanner.word(from: last.range.lowerBound, to: word.range.upperBound))
        return
      }
      names.append(word)
      isExpected = false
    }
  }

  /// A reason, and behind it perhaps the last day.
  private mutating func readReason(_ scanner: inout CommentScanner) {
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return }
      let word = scanner.word { !CommentScanner.isSpace($0) }
      if word.text == "until", readLastDay(&scanner) { return }
      hasReason = true
    }
  }

  /// `2027-03-31` at the end of the comment; false, with the scanner where it was, for other words.
  private mutating func readLastDay(_ scanner: inout CommentScanner) -> Bool {
    let before = scanner
    scanner.skipSpace()
    let word = scanner.word { !CommentScanner.isSpace($0) }
    scanner.skipSpace()
    let looksLikeADay = !word.text.isEmpty && word.text.utf8.allSatisfy { CommentScanner.isDigit($0) || "-./".utf8.contains($0) }
    guard scanner.isAtEnd, looksLikeADay else {
      scanner = before
      return false
    }
    if let date = CalendarDate(word.text) { until = LastDay(date: date, word: word) } else { problem = .noSuchDay(word) }
    return true
  }
}
