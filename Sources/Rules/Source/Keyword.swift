/// The words that decide how a statement is read.
public enum Keyword: UInt8, Sendable, CaseIterable {
  case none
  // Declarations.
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  case `func`, `init`, `deinit`, `subscript`
  case `var`, `let`, `typealias`, `import`, `case`, `associatedtype`, `operator`, `precedencegroup`
  // Accessors; they count as keywords only in the braces of a property.
  case get, set, willSet, didSet, modify, read
  // Control flow.
  case `if`, `else`, `guard`, `switch`, `default`, `for`, `while`, `repeat`, `do`, `catch`, `defer`
  case `return`, `throw`, `break`, `continue`, `fallthrough`, yield
  // Inside expressions.
  case `in`, `as`, `is`, `try`, `await`, `where`, `any`, `some`, `throws`, `rethrows`, async, `inout`
  // Modifiers, to the end of the list.
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
  public var isModifier: Bool { rawValue >= Keyword.public.rawValue }

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

  /// How the word is spelled in source.
  var spelling: String {
    switch self {
    case .modify: "_modify"
    case .read: "_read"
    default: "\(self)"
    }
  }
}

/// Tells a keyword from its bytes: a look at the length and the first byte turns nearly every other word away.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  /// Keywords by first byte, from `_` on.
  private let buckets: [[(spelling: [UInt8], keyword: Keyword)]]
  /// For each first byte from `_` on, the lengths that its keywords have, as bits.
  private let lengths: [UInt32]
  private static let firstByte = UInt8(ascii: "_")

  private init() {
    let span = Int(UInt8(ascii: "z") - KeywordTable.firstByte) + 1
    var buckets = [[(spelling: [UInt8], keyword: Keyword)]](repeating: [], count: span)
    var lengths = [UInt32](repeating: 0, count: span)
    for keyword in Keyword.allCases where keyword != .none {
      let spelling = Array(keyword.spelling.utf8)
      let bucket = Int(spelling[0] - KeywordTable.firstByte)
      buckets[bucket].append((spelling, keyword))
      lengths[bucket] |= 1 << UInt32(spelling.count)
    }
    self.buckets = buckets
    self.lengths = lengths
  }

  func keyword(_ start: UnsafePointer<UInt8>, count: Int) -> Keyword {
    let bucket = Int(start[0]) - Int(KeywordTable.firstByte)
    guard bucket >= 0, bucket < buckets.count, count < 32, lengths[bucket] & (1 << UInt32(count)) != 0 else { return .none }
    search: for entry in buckets[bucket] where entry.spelling.count == count {
      for index in 0..<count where entry.spelling[index] != start[index] { continue search }
      return entry.keyword
    }
    return .none
  }
}
