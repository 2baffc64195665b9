/// The tokens of one file, in storage that is filled again for the next file.
///
/// Invariants:
/// 1. `storage[0 ..< count]` are initialized, and `count <= capacity`.
/// 2. The buffer alone owns `storage`; it cannot be copied, so nobody reads tokens that a refill has replaced.
/// 3. Storage grows and is never given back before the buffer ends: a run over many files allocates for the largest.
public struct TokenBuffer: ~Copyable {
  @usableFromInline
  var storage: UnsafeMutablePointer<Token>
  @usableFromInline
  var capacity: Int

  /// Number of tokens.
  public internal(set) var count: Int

  public init() {
    self.init(capacity: 1024)
  }

  private init(capacity: Int) {
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
    count = 0
  }

  deinit {
    storage.deallocate()
  }

  /// The token at an index, which has to be one of `0 ..< count`.
  @inlinable
  public subscript(index: Int) -> Token {
    precondition(index >= 0 && index < count, "token index out of range")
    return storage[index]
  }

  /// The token at an index that the caller has already compared with `count`.
  ///
  /// Debug builds check it all the same.
  @inlinable
  public subscript(unchecked index: Int) -> Token {
    assert(index >= 0 && index < count)
    // Invariant 1, and the caller's comparison.
    return storage[index]
  }

  /// Lends the tokens for the length of a closure, as a collection that can be handed on and stored in values.
  @inlinable
  public borrowing func withTokens<Result>(_ body: (UnsafeBufferPointer<Token>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: storage, count: count))
  }

  /// Hands the storage over and leaves an empty buffer behind.
  mutating func take() -> TokenBuffer {
    var taken = TokenBuffer(capacity: 0)
    swap(&self, &taken)
    return taken
  }

  /// Forgets the tokens and keeps the storage.
  public mutating func removeAll() {
    count = 0
  }

  mutating func append(_ token: Token) {
    if count == capacity { grow(to: max(16, capacity * 2)) }
    // Invariant 1: there is room for one more.
    storage[count] = token
    count &+= 1
  }

  /// Adds flags to a token that is already in the buffer.
  mutating func insert(_ flags: Token.Flags, at index: Int) {
    precondition(index >= 0 && index < count, "token index out of range")
    storage[index].flags.insert(flags)
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity = newCapacity
  }
}
