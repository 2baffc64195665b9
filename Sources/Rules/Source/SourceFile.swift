import ResizelintLexer

/// What rules see of one Swift file: its tokens and the structure that they have without types.
///
/// One instance is filled again and again by a worker; its storage is reused. Everything is indexed by position in `code`,
/// the tokens without comments and `#if` lines. Code of all `#if` branches stands in `code` one after the other, so a chain
/// that goes on behind an `#endif` is one chain; `isReachable` tells what an iOS build compiles.
public final class SourceFile {
  // Rules read these millions of times, and nobody changes them while a rule runs: `load` alone does, before. The checks that
  // say so at run time cost a quarter of it.
  /// Relative to the root.
  @exclusivity(unchecked) public private(set) var path = ""
  @exclusivity(unchecked) public private(set) var bytes: SourceBytes
  /// The tokens without comments and compiler directives.
  @exclusivity(unchecked) public private(set) var code = ContiguousArray<Token>()
  @exclusivity(unchecked) public private(set) var comments = ContiguousArray<Token>()
  @exclusivity(unchecked) public private(set) var statements = ContiguousArray<Statement>()
  /// The first is the file itself.
  @exclusivity(unchecked) public private(set) var scopes = ContiguousArray<Scope>()
  @exclusivity(unchecked) private var places = ContiguousArray<Place>()
  @exclusivity(unchecked) private var conditions = ConditionalCompilation()
  @exclusivity(unchecked) var nameIndex: NameIndex?
  @exclusivity(unchecked) var wordPositions: WordPositions?
  /// The ends of long chains by their starts.
  @exclusivity(unchecked) var chainEnds: [Int: Int] = [:]
  @exclusivity(unchecked) var cachedLines: LineTable?
  @exclusivity(unchecked) var cachedAliases: [String]?
  @exclusivity(unchecked) var cachedImports: [Int]?
  @exclusivity(unchecked) var cachedOldSystemRanges: [Range<Int>]?
  @exclusivity(unchecked) var cachedTypeBodies: [String: [Range<Int>]]?
  @exclusivity(unchecked) var cachedSizes: SizeReader?
  @exclusivity(unchecked) var cachedWindowTypes: (isWindow: [String: Bool], first: Int?)?

  public init() {
    bytes = SourceBytes(base: SourceFile.nothing, count: 0)
  }

  /// The padding that an empty source needs; never written and never freed.
  private nonisolated(unsafe) static let nothing: UnsafePointer<UInt8> = {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: SourceBytes.padding)
    memory.initialize(repeating: 0, count: SourceBytes.padding)
    return UnsafePointer(memory)
  }()

  /// Takes in the tokens of a file; `bytes` must live until the next call.
  public func load(path: String, bytes: SourceBytes, tokens: UnsafeBufferPointer<Token>) {
    self.path = path
    self.bytes = bytes
    nameIndex = nil
    wordPositions = nil
    if !chainEnds.isEmpty { chainEnds = [:] }
    cachedLines = nil
    cachedAliases = nil
    cachedImports = nil
    cachedOldSystemRanges = nil
    cachedTypeBodies = nil
    cachedSizes = nil
    cachedWindowTypes = nil
    code.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    statements.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
    split(tokens)
    var builder = StructureBuilder(bytes: bytes, code: code, places: places, statements: statements, scopes: scopes)
    // The builder must own its arrays alone, or each change would copy them.
    code = []
    places = []
    statements = []
    scopes = []
    builder.run()
    code = builder.code
    places = builder.places
    statements = builder.statements
    scopes = builder.scopes
  }

  /// Parts code from comments and directives, and marks what no iOS build compiles.
  private func split(_ tokens: UnsafeBufferPointer<Token>) {
    // The arrays are filled as locals, which is far cheaper than through the object.
    var code = take(&self.code)
    var places = take(&self.places)
    defer {
      self.code = code
      self.places = places
    }
    code.reserveCapacity(tokens.count)
    places.reserveCapacity(tokens.count)
    conditions.reset()
    var flags: Place.Flags = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .comment {
        comments.append(token)
      } else if token.isPunctuation("#"), token.flags.contains(.startsLine), index + 1 < tokens.count,
        tokens[index + 1].start == token.end, let directive = Directive(tokens[index + 1], in: bytes)
      {
        var condition: [Token] = []
        index += 2
        while index < tokens.count, !tokens[index].flags.contains(.startsLine) || tokens[index].kind == .comment {
          tokens[index].kind == .comment ? comments.append(tokens[index]) : condition.append(tokens[index])
          index += 1
        }
        conditions.enter(directive, condition: condition[...], in: bytes)
        flags = conditions.flags
        continue
      } else {
        code.append(token)
        places.append(Place(flags: flags))
      }
      index += 1
    }
  }
}

/// Moves an array out of its place, so that it has one owner.
private func take<Element>(_ array: inout ContiguousArray<Element>) -> ContiguousArray<Element> {
  var taken = ContiguousArray<Element>()
  swap(&array, &taken)
  return taken
}

// MARK: - Places

extension SourceFile {
  /// The lines of the file; found when first asked.
  public var lines: LineTable {
    if let cachedLines { return cachedLines }
    let lines = LineTable(UnsafeBufferPointer(start: bytes.base, count: bytes.count))
    cachedLines = lines
    return lines
  }

  /// The line and UTF-16 column of a byte offset.
  public func position(of offset: Int) -> LineTable.Position {
    lines.position(of: offset, in: UnsafeBufferPointer(start: bytes.base, count: bytes.count))
  }
}

// MARK: - Tokens

extension SourceFile {
  /// The token is the word `spelling`, with or without backticks.
  @inline(__always)
  public func isWord(_ index: Int, _ spelling: StaticString) -> Bool {
    guard code.indices.contains(index), code[index].kind == .word else { return false }
    let name = nameRange(index)
    guard name.count == spelling.utf8CodeUnitCount else { return false }
    let own = bytes.base + name.lowerBound
    let other = spelling.utf8Start
    for offset in 0..<name.count where own[offset] != other[offset] { return false }
    return true
  }

  /// Two tokens are the same word.
  func isSameWord(_ left: Int, _ right: Int) -> Bool {
    guard code.indices.contains(left), code.indices.contains(right), code[left].kind == .word, code[right].kind == .word else {
      return false
    }
    return hasSameBytes(nameRange(left), nameRange(right))
  }

  public func isWord(_ index: Int, in spellings: [StaticString]) -> Bool {
    for spelling in spellings where isWord(index, spelling) { return true }
    return false
  }

  public func isOperator(_ index: Int, _ spelling: StaticString) -> Bool {
    code.indices.contains(index) && code[index].kind == .operator && bytes.equals(code[index], spelling)
  }

  public func isPunctuation(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
    code.indices.contains(index) && code[index].isPunctuation(scalar)
  }

  /// The bytes of a word without its backticks.
  func nameRange(_ index: Int) -> Range<Int> {
    let token = code[index]
    let isQuoted = token.first == UInt8(ascii: "`") && token.end - token.start > 2
    return isQuoted ? Int(token.start) + 1..<Int(token.end) - 1 : Int(token.start)..<Int(token.end)
  }

  /// The spelling of a token; of a word without its backticks.
  public func text(_ index: Int) -> String {
    guard code.indices.contains(index) else { return "" }
    return code[index].kind == .word ? bytes.text(nameRange(index)) : bytes.text(Int(code[index].start)..<Int(code[index].end))
  }

  /// The source from the first to the last token of a range, white space and comments included.
  public func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return bytes.text(Int(code[range.lowerBound].start)..<Int(code[range.upperBound - 1].end))
  }
}

// MARK: - Structure

/// Any index can be asked about: where code ends in the middle of an expression, a rule that looks one token on or back asks about
/// one that is not there. Nothing is said of such a token.
extension SourceFile {
  @inline(__always)
  private func place(at index: Int) -> Place { places.indices.contains(index) ? places[index] : Place() }

  /// The other bracket of a pair; nil for other tokens and for brackets without a partner.
  public func partner(of index: Int) -> Int? {
    let partner = place(at: index).partner
    return partner >= 0 ? Int(partner) : nil
  }

  /// The innermost open bracket around a token; nil at the top of the file.
  public func openBracket(around index: Int) -> Int? {
    let open = place(at: index).open
    return open >= 0 ? Int(open) : nil
  }

  /// The first token of the postfix expression that a token belongs to.
  public func chainStart(of index: Int) -> Int? {
    let chain = place(at: index).chain
    return chain >= 0 ? Int(chain) : nil
  }

  /// The first token of the argument or element that a token stands in; at the level of a statement, of the statement.
  public func elementStart(of index: Int) -> Int { places.indices.contains(index) ? Int(places[index].element) : index }

  /// The innermost statement around a token.
  public func statement(of index: Int) -> Int? {
    let statement = place(at: index).statement
    return statement >= 0 ? Int(statement) : nil
  }

  /// The innermost scope around a token.
  public func scope(of index: Int) -> Int { Int(place(at: index).scope) }

  public func keyword(_ index: Int) -> Keyword { place(at: index).keyword }

  /// An iOS build may compile the token.
  public func isReachable(_ index: Int) -> Bool { !place(at: index).flags.contains(.isUnreachable) }

  /// A Mac Catalyst build may compile the token.
  func reachesCatalyst(_ index: Int) -> Bool { !places[index].flags.contains(.isOutsideCatalyst) }

  /// The token belongs to the angle brackets of generic arguments.
  public func isGeneric(_ index: Int) -> Bool { place(at: index).flags.contains(.isGeneric) }

  /// The operator stands between two operands.
  public func isInfix(_ index: Int) -> Bool { place(at: index).flags.contains(.isInfix) }

  public func isPeriod(_ index: Int) -> Bool { isOperator(index, ".") }

  /// The scopes around a token, from the innermost out to the file.
  public func scopes(around index: Int) -> some Sequence<Scope> {
    sequence(first: scopes[scope(of: index)]) { [scopes] in $0.parent >= 0 ? scopes[$0.parent] : nil }
  }
}

extension SourceFile {
  /// The scope that an opening brace opens.
  public func scopeOpened(by brace: Int) -> Scope? {
    var low = 0
    var high = scopes.count
    // Scopes come in the order of their opening braces.
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].open < brace { low = middle + 1 } else { high = middle }
    }
    return low < scopes.count && scopes[low].open == brace ? scopes[low] : nil
  }
}
