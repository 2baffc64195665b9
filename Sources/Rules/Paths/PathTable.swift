/// Paths in the order of their bytes, in little memory: one of a large tree takes about fifteen bytes.
///
/// Neighbours in that order have most of their bytes in common. A path is kept as the number of bytes that it shares with the
/// one before it, and those that follow. One of eight is kept whole, so that any can be spelled in a few steps, and one that
/// is looked for is found by halving.
///
/// Invariant: what looks for a path by its bytes (`number`, `contains`, `below`) is asked of a table that `isSorted`.
public struct PathTable: RandomAccessCollection, Sendable, Equatable {
  /// For each path how many bytes it shares, how many follow, and these.
  private var bytes: [UInt8] = []
  /// Where in `bytes` the whole paths begin.
  private var groups: [Int] = []
  private var last: [UInt8] = []
  public private(set) var count = 0
  /// No path has been added behind one that it should stand before.
  public private(set) var isSorted = true

  private static let groupSize = 8

  public init() {}

  /// - Parameter paths: In any order.
  public init(_ paths: some Sequence<String>) {
    for path in paths { append(path) }
    if !isSorted { self = PathTable(sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }) }
  }

  public mutating func append(_ path: String) {
    var path = path
    path.withUTF8 { path in
      var common = 0
      let most = Swift.min(path.count, last.count)
      while common < most, path[common] == last[common] { common += 1 }
      if common < last.count, common == path.count || path[common] < last[common] { isSorted = false }
      let isWhole = count % PathTable.groupSize == 0
      if isWhole { groups.append(bytes.count) }
      let shared = isWhole ? 0 : common
      put(shared)
      put(path.count - shared)
      bytes.append(contentsOf: path[shared...])
      last.removeSubrange(common...)
      last.append(contentsOf: path[common...])
      count += 1
    }
  }

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  private mutating func put(_ number: Int) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(number & 0x7F) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  private func number(at offset: inout Int) -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = bytes[offset]
      offset += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(position: Int) -> String {
    var iterator = iterator(at: position)
    return iterator.next()!
  }

  public func makeIterator() -> Iterator { Iterator(table: self, position: 0) }

  private func iterator(at position: Int) -> Iterator {
    precondition(position >= 0 && position < count)
    var iterator = Iterator(table: self, position: position - position % PathTable.groupSize)
    while iterator.position < position { iterator.advance() }
    return iterator
  }

  /// Spells one path after the other.
  public struct Iterator: IteratorProtocol {
    private let table: PathTable
    /// The number of the next path.
    fileprivate private(set) var position: Int
    private var offset: Int
    /// The bytes of the path before it.
    fileprivate private(set) var path: [UInt8] = []

    /// - Parameter position: of a whole path.
    fileprivate init(table: PathTable, position: Int) {
      self.table = table
      self.position = position
      offset = position < table.count ? table.groups[position / PathTable.groupSize] : table.bytes.count
    }

    public mutating func next() -> String? {
      guard position < table.count else { return nil }
      advance()
      return String(decoding: path, as: UTF8.self)
    }

    fileprivate mutating func advance() {
      let shared = table.number(at: &offset)
      let rest = table.number(at: &offset)
      path.removeSubrange(shared...)
      path.append(contentsOf: table.bytes[offset..<offset + rest])
      offset += rest
      position += 1
    }
  }
}

extension PathTable {
  /// The number of a path; nil where it is none of these.
  public func number(of path: String) -> Int? {
    let place = firstIndex(notBefore: path)
    if place < count, self[place] == path { return place }
    // A letter with an accent may be written in two ways, and is the same letter.
    return path.utf8.allSatisfy { $0 < 0x80 } ? nil : firstIndex(of: path)
  }

  public func contains(_ path: String) -> Bool { number(of: path) != nil }

  /// The paths below a folder; all of them for the empty one.
  public func below(_ folder: String) -> SubSequence {
    if folder.isEmpty { return self[...] }
    let start = firstIndex(notBefore: folder + "/")
    // The byte behind the slash: what stands below the folder comes before it.
    return self[start..<Swift.max(start, firstIndex(notBefore: folder + "0"))]
  }

  /// The number of the first path that does not come before another.
  private func firstIndex(notBefore path: String) -> Int {
    assert(isSorted)
    var path = path
    return path.withUTF8 { wanted in
      /// The groups whose first path comes before it.
      var low = 0
      var high = groups.count
      while low < high {
        let middle = low + (high - low) / 2
        // Behind the zero that says that it is whole.
        var start = groups[middle] + 1
        let length = number(at: &start)
        if bytes[start..<start + length].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return 0 }
      var iterator = Iterator(table: self, position: (low - 1) * PathTable.groupSize)
      while iterator.position < Swift.min(low * PathTable.groupSize, count) {
        iterator.advance()
        if !iterator.path.lexicographicallyPrecedes(wanted) { return iterator.position - 1 }
      }
      return iterator.position
    }
  }
}
