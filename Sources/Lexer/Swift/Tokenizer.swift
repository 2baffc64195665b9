/// Cuts the bytes of a Swift file into tokens.
///
/// The rules are those of the lexer in the Swift 6.3 toolchain, the choice between `/` the operator and `/` the quote of a
/// regex literal included. `Scripts/lexer-oracle.sh` holds the two against each other.
///
/// Invariants:
/// 1. Total and lossless: any bytes give tokens, in the order of the file, that do not overlap; the bytes between them are
///    ASCII white space.
/// 2. Linear: a look ahead that can fail is either bounded by something that ends the next one too, or remembered
///    (`DelimiterRuns`, `PlaceholderSearch`, `missingMarkers`, `CutOperatorRuns`). Time grows with the bytes, whatever they are.
/// 3. No recursion: open interpolations are a stack on the heap.
/// 4. A scanning function takes the offset of its token and returns the offset behind it. It reads at most a few bytes
///    beyond, and those exist (`SourceBytes`, invariant 2); `count` is asked only where a zero byte was seen.
public struct Tokenizer: ~Copyable {
  let bytes: SourceBytes
  /// `CharacterClass.table`, kept beside the bytes.
  let classes: UnsafePointer<UInt8>
  var tokens: TokenBuffer

  /// What the next token will say about what stands before it.
  var pending: Token.Flags = [.startsLine, .followsSpace]
  /// The interpolations around the offset, innermost last.
  var interpolations: [Interpolation] = []
  /// Parentheses open in the innermost interpolation; outside of all of them nobody counts.
  var parenthesisDepth: UInt32 = 0
  /// Parentheses open since `@available(` and its like, that one included; 0 outside of them.
  var versionDepth = 0

  var lineClosers = DelimiterRuns(delimiter: UInt8(ascii: "\""), extent: .line)
  var regexClosers = DelimiterRuns(delimiter: UInt8(ascii: "/"), extent: .fileWithEscapes)
  var placeholderSearch = PlaceholderSearch()
  var missingMarkers = ConflictMarker.Set()
  var cutRuns = CutOperatorRuns()

  /// Fills `buffer` with the tokens of a file.
  ///
  /// - Precondition: the file is shorter than 4 GiB, since tokens hold 32-bit offsets. The caller refuses longer ones.
  public static func tokenize(_ bytes: SourceBytes, into buffer: inout TokenBuffer) {
    precondition(bytes.count < Int(UInt32.max), "tokens hold 32-bit offsets")
    var tokenizer = Tokenizer(bytes: bytes, reusing: buffer.take())
    tokenizer.scanFile()
    buffer = tokenizer.finish()
  }

  private init(bytes: SourceBytes, reusing buffer: consuming TokenBuffer) {
    self.bytes = bytes
    classes = CharacterClass.table
    tokens = buffer
    tokens.removeAll()
  }

  private consuming func finish() -> TokenBuffer { tokens }
}

// MARK: - The loop

extension Tokenizer {
  private typealias Group = CharacterClass.Group

  private mutating func scanFile() {
    // Copies that stay in registers over calls that change the rest of the state.
    let bytes = bytes
    let classes = classes
    var offset = 0
    while true {
      // A single space is half of all white space, and nobody can foresee it: it is stepped over without a branch.
      let isSpace = bytes[offset] == UInt8(ascii: " ")
      pending.insert(isSpace ? .followsSpace : [])
      offset += isSpace ? 1 : 0

      let byte = bytes[offset]
      let byteClass = classes[Int(byte)]
      let group = byteClass & Group.mask
      // The four roads that nearly every token takes, told apart by as few branches as possible.
      if group <= Group.newline {
        offset = scanWhiteSpace(offset, group: group)
        continue
      }
      if group == Group.letter {
        offset = emit(.word, offset, bytes.endOfWord(offset + 1))
        continue
      }
      if byteClass & CharacterClass.standsAlone != 0 {
        let isOperator = byteClass & CharacterClass.isOperator != 0
        let next = bytes[offset + 1]
        // An operator character is a token if no other follows; `<#` may open a placeholder. Parentheses count inside of
        // interpolations and versions, and one may open the latter.
        let standsAlone =
          isOperator
          ? next != UInt8(ascii: "#") && classes[Int(next)] & CharacterClass.mayContinueOperator == 0
          : !countsParentheses && !(byte == UInt8(ascii: "(") && followsSigilAndName)
        if standsAlone {
          offset = emit(isOperator ? .operator : .punctuation, offset, offset + 1)
          continue
        }
      }
      switch group {
      case Group.punctuation: offset = scanPunctuation(offset)
      case Group.operator: offset = scanOperator(offset)
      case Group.slash: offset = scanSlash(offset)
      case Group.quote: offset = scanString(offset, poundCount: 0)
      case Group.digit: offset = scanNumber(offset)
      case Group.questionOrExclamation: offset = scanQuestionOrExclamation(offset)
      case Group.pound: offset = scanPound(offset)
      case Group.dollar: offset = emit(.word, offset, bytes.endOfWord(offset + 1))
      case Group.backtick: offset = scanBacktick(offset)
      case Group.nonASCII: offset = scanNonASCII(offset)
      default:
        // A zero may be the padding; then the file is over.
        if offset >= bytes.count { return closeInterpolations(downTo: 0) }
        offset = emitTrivia(.unexpected, offset, offset + 1)
      }
    }
  }

  private mutating func scanWhiteSpace(_ start: Int, group: UInt8) -> Int {
    var offset = start
    var group = group
    var flags: Token.Flags = .followsSpace
    repeat {
      if group == Group.newline {
        flags = [.startsLine, .followsSpace]
        if !interpolations.isEmpty { closeSingleLineInterpolations() }
      }
      offset += 1
      // Indentation comes in runs: eight bytes at a time.
      while true {
        let spaces = bytes.countOfSpaces(at: offset)
        offset += spaces
        if spaces < 8 { break }
      }
      group = classes[Int(bytes[offset])] & Group.mask
    } while group <= Group.newline
    pending.insert(flags)
    return offset
  }

  /// The text of a single-line string ends with its line, and so do the interpolations in it, up to the first that a
  /// multi-line string holds open.
  private mutating func closeSingleLineInterpolations() {
    while let innermost = interpolations.last, !innermost.isMultiline {
      closeInterpolations(downTo: interpolations.count - 1)
    }
  }

  private mutating func scanPunctuation(_ start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "("):
      if versionDepth > 0 || opensVersions() { versionDepth += 1 }
      parenthesisDepth += 1
    case UInt8(ascii: ")"):
      if versionDepth > 0 { versionDepth -= 1 }
      if parenthesisDepth > 0 {
        parenthesisDepth -= 1
      } else if let innermost = interpolations.popLast() {
        emit(.punctuation, start, start + 1, .interpolation)
        parenthesisDepth = innermost.outerDepth
        return scanText(start + 1, of: innermost.string)
      }
    default: break
    }
    return emit(.punctuation, start, start + 1)
  }

  /// Parentheses mean something: they close interpolations or end the part where numbers are versions.
  private var countsParentheses: Bool { !interpolations.isEmpty || versionDepth > 0 }

  private mutating func scanNonASCII(_ start: Int) -> Int {
    let sequence = bytes.scalar(at: start)
    guard sequence.isValid else { return emitTrivia(.unexpected, start, start + sequence.length) }
    let scalar = sequence.scalar.value
    let end = start + sequence.length
    switch scalar {
    // A byte order mark may continue an identifier; where a token could begin it is none.
    case 0xFEFF: return emitTrivia(.unexpected, start, end)
    // A word of combining marks is an error that the toolchain reads as a word all the same.
    case _ where UnicodeClass.continuesWord(scalar): return emit(.word, start, bytes.endOfWord(end))
    case _ where UnicodeClass.startsOperator(scalar): return scanOperator(start)
    default: return emitTrivia(.unexpected, start, end)
    }
  }
}

// MARK: - Putting tokens into the buffer

extension Tokenizer {
  /// Appends a token and returns the offset behind it.
  @discardableResult
  mutating func emit(_ kind: Token.Kind, _ start: Int, _ end: Int, _ flags: Token.Flags = []) -> Int {
    append(kind, start, end, flags)
    pending = []
    return end
  }

  /// Appends what the grammar reads as white space, so that the next token still says what stands before it.
  @discardableResult
  mutating func emitTrivia(_ kind: Token.Kind, _ start: Int, _ end: Int, _ flags: Token.Flags = []) -> Int {
    append(kind, start, end, flags)
    pending.insert(.followsSpace)
    return end
  }

  private mutating func append(_ kind: Token.Kind, _ start: Int, _ end: Int, _ flags: Token.Flags) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind,
        flags: pending.union(flags), first: bytes[start]))
  }
}

// MARK: - Looking back

extension Tokenizer {
  /// The index of the last token before `index` that is neither a comment nor a stray byte.
  func significantIndex(before index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      let kind = tokens[index].kind
      if kind != .comment && kind != .unexpected { return index }
      index -= 1
    }
    return nil
  }
}
