import ResizelintLexer

/// The words that decide how a statement is read.
public enum Keyword: String, Sendable, CaseIterable {
  case none
  // Declarations.
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  case `func`, `init`, `deinit`, `subscript`
  case `var`, `let`, `typealias`, `import`, `case`, `associatedtype`, `operator`, `precedencegroup`
  // Accessors; they count as keywords only in the braces of a property.
  case get, set, willSet, didSet
  case modify = "_modify"
  case read = "_read"
  // Control flow.
  case `if`, `else`, `guard`, `switch`, `default`, `for`, `while`, `repeat`, `do`, `catch`, `defer`
  case `return`, `throw`, `break`, `continue`, `fallthrough`, yield
  // Inside expressions.
  case `in`, `as`, `is`, `try`, `await`, `where`, `any`, `some`, `throws`, `rethrows`, async, `inout`
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override, lazy, weak, unowned
  case mutating, nonmutating, nonisolated, isolated, dynamic, optional, required, convenience, indirect
  case prefix, postfix, infix, distributed, consuming, borrowing, sending

  /// Declares a type or extends one.
  public var isType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .actor: true
    default: false
    }
  }

  public var isFunction: Bool {
    switch self {
    case .func, .`init`, .deinit, .subscript: true
    default: false
    }
  }

  public var isVariable: Bool { self == .var || self == .let }

  public var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .modify, .read, .`init`: true
    default: false
    }
  }

  /// Opens a statement whose first braces are its body, not a closure.
  public var isControl: Bool {
    switch self {
    case .if, .else, .guard, .switch, .for, .while, .repeat, .do, .catch, .defer: true
    default: false
    }
  }

  /// Stands before the keyword of a declaration.
  public var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override, .lazy, .weak, .unowned,
      .mutating, .nonmutating, .nonisolated, .isolated, .dynamic, .optional, .required, .convenience, .indirect, .prefix,
      .postfix, .infix, .distributed, .consuming, .borrowing, .sending:
      true
    default: false
    }
  }

  /// Can never be the operand of an expression.
  public var isReserved: Bool {
    if isModifier { return self == .public || self == .private || self == .fileprivate || self == .internal || self == .static }
    switch self {
    case .none, .actor, .get, .set, .willSet, .didSet, .modify, .read, .yield, .any, .some, .async, .precedencegroup,
      .`init`:
      return false
    default: return true
    }
  }
}

/// Tells a keyword from its bytes: a look at the length and the first byte turns nearly every other word away.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  private static let slots = 256
  private static let firstByte = UInt8(ascii: "_")

  /// For each first byte from `_` to the end of its row of 32, the lengths that its keywords have, as bits.
  private let lengths: [UInt32]
  /// By the low bits of a word's number; a keyword stands in the next free slot where its own is taken.
  private let table: [(number: UInt64, keyword: Keyword)]

  private init() {
    var lengths = [UInt32](repeating: 0, count: 32)
    var table = [(number: UInt64, keyword: Keyword)](repeating: (0, .none), count: KeywordTable.slots)
    for keyword in Keyword.allCases where keyword != .none {
      let spelling = Array(keyword.rawValue.utf8)
      lengths[Int(spelling[0] - KeywordTable.firstByte)] |= 1 << UInt32(spelling.count)
      let number = WordFilter.number(of: keyword.rawValue)
      var slot = Int(truncatingIfNeeded: number) & (KeywordTable.slots - 1)
      while table[slot].keyword != .none { slot = (slot + 1) & (KeywordTable.slots - 1) }
      table[slot] = (number, keyword)
    }
    self.lengths = lengths
    self.table = table
  }

  /// The keyword that a range of bytes spells.
  ///
  /// No keyword is longer than sixteen bytes, so all of it is in its number.
  func keyword(_ word: Range<Int>, in bytes: SourceBytes) -> Keyword {
    let bucket = Int(bytes[word.lowerBound]) - Int(KeywordTable.firstByte)
    guard bucket >= 0, bucket < 32, word.count < 32, lengths[bucket] & (1 << UInt32(word.count)) != 0 else { return .none }
    let number = WordFilter.number(of: word, in: bytes)
    var slot = Int(truncatingIfNeeded: number) & (KeywordTable.slots - 1)
    while table[slot].keyword != .none {
      if table[slot].number == number { return table[slot].keyword }
      slot = (slot + 1) & (KeywordTable.slots - 1)
    }
    return .none
  }
}
