/// Cuts the bytes of a Swift file into tokens.
///
/// The rules are those of the lexer in the Swift 6.3 toolchain, the choice between `/` the operator and `/` the quote of a
/// regex literal included. `Scripts/lexer-oracle.sh` holds the two against each other.
///
/// Invariants:
/// 1. Total and lossless: any bytes give tokens, in the order of the file, that do not overlap; the bytes between them are
///    ASCII white space.
/// 2. Linear: a look ahead that can fail is either bounded by something that ends the next one too, or remembered
///    (`DelimiterRuns`, `placeholderSearch`, `missingMarkers`). Time grows with the bytes, whatever they are.
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
  /// Parentheses open in the innermost interpolation, or in the file where there is none.
  var parenthesisDepth = 0
  /// Parentheses open since `@available(` and its like, that one included; 0 outside of them.
  var versionDepth = 0

  var lineClosers = DelimiterRuns(delimiter: UInt8(ascii: "\""), extent: .line)
  var regexClosers = DelimiterRuns(delimiter: UInt8(ascii: "/"), extent: .fileWithEscapes)
  var placeholderSearch = PlaceholderSearch()
  var missingMarkers = ConflictMarker.Set()

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
    var offset = 0
    while true {
      let byte = bytes[offset]
      let group = classes[Int(byte)] & Group.mask
      if group <= Group.newline {
        offset = scanWhiteSpace(offset, group: group)
        continue
      }
      switch group {
      case Group.letter: offset = scanWord(offset)
      case Group.punctuation: offset = emit(.punctuation, offset, offset + 1)
      case Group.operator: offset = scanOperator(offset)
      case Group.openParenthesis: offset = scanOpenParenthesis(offset)
      case Group.closeParenthesis: offset = scanCloseParenthesis(offset)
      case Group.slash: offset = scanSlash(offset)
      case Group.quote: offset = scanString(offset, poundCount: 0)
      case Group.digit: offset = emit(.number, offset, endOfNumber(offset))
      case Group.questionOrExclamation: offset = scanQuestionOrExclamation(offset)
      case Group.pound: offset = scanPound(offset)
      case Group.dollar: offset = emit(.word, offset, endOfWord(offset + 1))
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
    repeat {
      if group == Group.newline {
        pending.insert([.startsLine, .followsSpace])
        // The text of a single-line string ends with its line, and so do the interpolations in it. They go one at a time,
        // so that one of a multi-line string further out holds.
        while let innermost = interpolations.last, !innermost.isMultiline {
          closeInterpolations(downTo: interpolations.count - 1)
        }
        offset += 1
      } else {
        pending.insert(.followsSpace)
        offset += 1
        // Indentation comes in runs.
        while bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      }
      group = classes[Int(bytes[offset])] & Group.mask
    } while group <= Group.newline
    return offset
  }

  private mutating func scanOpenParenthesis(_ start: Int) -> Int {
    if versionDepth > 0 {
      versionDepth += 1
    } else if opensVersions() {
      versionDepth = 1
    }
    parenthesisDepth += 1
    return emit(.punctuation, start, start + 1)
  }

  private mutating func scanCloseParenthesis(_ start: Int) -> Int {
    if versionDepth > 0 { versionDepth -= 1 }
    guard parenthesisDepth == 0, let innermost = interpolations.popLast() else {
      // One too many outside of an interpolation closes nothing.
      if parenthesisDepth > 0 { parenthesisDepth -= 1 }
      return emit(.punctuation, start, start + 1)
    }
    emit(.punctuation, start, start + 1, .interpolation)
    parenthesisDepth = innermost.outerDepth
    return scanText(start + 1, of: innermost.string)
  }

  private mutating func scanNonASCII(_ start: Int) -> Int {
    let sequence = scalar(at: start)
    guard sequence.isValid else { return emitTrivia(.unexpected, start, start + sequence.length) }
    let scalar = sequence.scalar.value
    let end = start + sequence.length
    switch scalar {
    // A byte order mark may continue an identifier; where a token could begin it is none.
    case 0xFEFF: return emitTrivia(.unexpected, start, end)
    // A word of combining marks is an error that the toolchain reads as a word all the same.
    case _ where UnicodeClass.continuesWord(scalar): return emit(.word, start, endOfWord(end))
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

// MARK: - Looking around

extension Tokenizer {
  /// The scalar at an offset below the end of the file.
  func scalar(at offset: Int) -> Utf8.Sequence {
    Utf8.sequence(at: offset, in: UnsafeBufferPointer(start: bytes.base, count: bytes.count))
  }

  /// The byte before an offset; zero, which binds nothing, at the beginning of the file.
  func byte(before offset: Int) -> UInt8 { offset > 0 ? bytes[offset - 1] : 0 }

  /// The bytes at an offset spell the ASCII text.
  func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The token spells the ASCII text.
  func spells(_ text: StaticString, _ token: Token) -> Bool {
    Int(token.end - token.start) == text.utf8CodeUnitCount && matches(text, at: Int(token.start))
  }

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

  /// How many `#` stand at an offset.
  func poundCount(at offset: Int) -> Int {
    var end = offset
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - offset
  }

  /// The end of the line that an offset is in: the offset of its line break, or the end of the file.
  func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, !bytes[offset].isLineBreak { offset += 1 }
    return offset
  }
}
