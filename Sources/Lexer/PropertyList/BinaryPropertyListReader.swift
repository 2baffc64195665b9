/// Reads the binary format of property lists (`bplist00`).
///
/// The file names its parts by offsets and counts, all of which may lie. Invariants:
/// 1. Every read is checked against the bounds of the file.
/// 2. An object that is open is not entered again, so a cycle ends with a problem.
/// 3. A tree has at most as many nodes as the file has bytes. An honest file needs a byte for each reference, so only one
///    that shares its containers exponentially meets the limit.
struct BinaryPropertyListReader {
  /// An array or dictionary of which not all references are read.
  private struct Frame {
    var object: Int
    var range: Range<Int>
    var isDictionary: Bool
    /// Offset of the first reference of its values; for a dictionary those of its keys stand before.
    var references: Int
    var count: Int
    var next = 0
    var items: [PropertyListNode] = []
    var entries: [PropertyListEntry] = []
  }

  private let bytes: [UInt8]
  private(set) var problems: [ParseProblem] = []
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var offsetTable = 0
  private var frames: [Frame] = []
  private var openObjects: Set<Int> = []
  private var builtNodes = 0
  /// Scalars that were decoded already: one string may be referred to many times.
  private var scalars: [Int: PropertyListNode] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readRoot() -> PropertyListNode? {
    guard let top = readTrailer() else { return nil }
    guard var finished = enter(top) else { return closeAll() }
    while !frames.isEmpty {
      if let node = finished {
        add(node)
        finished = nil
      }
      let last = frames.count - 1
      if frames[last].next == frames[last].count {
        finished = close()
        if frames.isEmpty { return finished }
        continue
      }
      let place = frames[last].references + frames[last].next * referenceSize
      guard let object = integer(at: place, size: referenceSize), let entered = enter(object) else { return closeAll() }
      finished = entered
    }
    return finished
  }

  /// The last 32 bytes: six unused, two sizes, then count, top object and place of the offset table, each in eight bytes.
  private mutating func readTrailer() -> Int? {
    let trailer = bytes.count - 32
    guard trailer >= 8, bytes[6] == UInt8(ascii: "0"),
      let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8)
    else {
      report("not a binary property list of a known version", at: 0)
      return nil
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table >= 8, table <= trailer, count > 0,
      count <= (trailer - table) / offsetSize, top < count
    else {
      report("the trailer does not fit the file", at: trailer)
      return nil
    }
    (objectCount, offsetTable) = (count, table)
    return top
  }

  /// Decodes an object. A scalar is answered; an array or dictionary becomes the innermost frame, and the answer is
  /// `.some(nil)`. Nil after a problem.
  private mutating func enter(_ object: Int) -> PropertyListNode?? {
    builtNodes += 1
    guard builtNodes <= bytes.count else { return fail("the file refers to more values than it can hold", at: offsetTable) }
    if let node = scalars[object] { return node }
    guard object < objectCount, let offset = integer(at: offsetTable + object * offsetSize, size: offsetSize), offset >= 8,
      offset < offsetTable
    else { return fail("a reference to an object that does not exist", at: offsetTable) }
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0, 0x1, 0x2, 0x3, 0x8:
      guard let (value, length) = number(marker, at: offset) else { return fail("a value of an unknown kind", at: offset) }
      return remember(object, value, offset..<offset + length)
    case 0x4, 0x5, 0x6:
      guard let (start, count) = sizedBody(low, at: offset) else { return fail("a count that does not fit the file", at: offset) }
      let width = marker >> 4 == 0x6 ? 2 : 1
      guard count <= (offsetTable - start) / width else { return fail("a count that does not fit the file", at: offset) }
      let body = bytes[start..<start + count * width]
      let value: PropertyListValue =
        switch marker >> 4 {
        case 0x4: .data(Array(body))
        case 0x5: .string(String(decoding: body, as: UTF8.self))
        default: .string(BinaryPropertyListReader.utf16(body))
        }
      return remember(object, value, offset..<body.endIndex)
    case 0xA, 0xD:
      let isDictionary = marker >> 4 == 0xD
      guard let (start, count) = sizedBody(low, at: offset),
        count <= (offsetTable - start) / (referenceSize * (isDictionary ? 2 : 1))
      else { return fail("a count that does not fit the file", at: offset) }
      guard frames.count < PropertyListReader.depthLimit else {
        return fail("more than \(PropertyListReader.depthLimit) arrays and dictionaries in one another", at: offset)
      }
      guard openObjects.insert(object).inserted else { return fail("a value that holds itself", at: offset) }
      let keys = isDictionary ? count * referenceSize : 0
      frames.append(
        Frame(
          object: object, range: offset..<start + keys + count * referenceSize, isDictionary: isDictionary,
          references: start + keys, count: count))
      return .some(nil)
    default:
      return fail("a value of an unknown kind", at: offset)
    }
  }

  private mutating func add(_ node: PropertyListNode) {
    let last = frames.count - 1
    let index = frames[last].next
    frames[last].next += 1
    guard frames[last].isDictionary else {
      frames[last].items.append(node)
      return
    }
    let place = frames[last].references - (frames[last].count - index) * referenceSize
    guard let object = integer(at: place, size: referenceSize), let key = keyNode(object), let text = key.string else {
      report("a key that is no string", at: place)
      return
    }
    frames[last].entries.append(PropertyListEntry(key: text, keyRange: key.range, node: node))
  }

  /// The string of a key; an array or dictionary in its place is left again at once.
  private mutating func keyNode(_ object: Int) -> PropertyListNode? {
    let depth = frames.count
    guard let entered = enter(object) else { return nil }
    while frames.count > depth, let frame = frames.popLast() { openObjects.remove(frame.object) }
    return entered
  }

  private mutating func close() -> PropertyListNode? {
    guard let frame = frames.popLast() else { return nil }
    openObjects.remove(frame.object)
    return PropertyListNode(value: frame.isDictionary ? .dictionary(frame.entries) : .array(frame.items), range: frame.range)
  }

  /// After a problem: what was read so far.
  private mutating func closeAll() -> PropertyListNode? {
    var node = close()
    while !frames.isEmpty {
      if let inner = node { add(inner) }
      node = close()
    }
    return node
  }

  /// What a marker of numbers, constants, dates and references stands for, and its length in bytes.
  private func number(_ marker: UInt8, at offset: Int) -> (PropertyListValue, length: Int)? {
    switch marker {
    case 0x08: return (.bool(false), 1)
    case 0x09: return (.bool(true), 1)
    case 0x10...0x13:
      let size = 1 << Int(marker & 0x0F)
      // One, two and four bytes are unsigned, eight are signed.
      return bits(at: offset + 1, size: size).map { (.integer(Int64(bitPattern: $0)), size + 1) }
    case 0x14:
      // Sixteen bytes hold what does not fit in eight; only the sign decides whether the low half is the value.
      guard let high = bits(at: offset + 1, size: 8), let low = bits(at: offset + 9, size: 8) else { return nil }
      let value = Int64(bitPattern: low)
      return (high == 0 && value >= 0) || (high == .max && value < 0) ? (.integer(value), 17) : nil
    case 0x22: return bits(at: offset + 1, size: 4).map { (.real(Double(Float(bitPattern: UInt32($0)))), 5) }
    case 0x23: return bits(at: offset + 1, size: 8).map { (.real(Double(bitPattern: $0)), 9) }
    case 0x33:
      return bits(at: offset + 1, size: 8).flatMap { PropertyListDate.text(secondsSince2001: Double(bitPattern: $0)) }
        .map { (.date($0), 9) }
    case 0x80...0x87:
      let size = Int(marker & 0x0F) + 1
      return bits(at: offset + 1, size: size).map { (.uid($0), size + 1) }
    default: return nil
    }
  }

  /// Where the body of a counted object starts, and its count: in the marker or, for 15, in an integer behind it.
  private func sizedBody(_ low: Int, at offset: Int) -> (start: Int, count: Int)? {
    guard low == 0x0F else { return offset + 1 <= offsetTable ? (offset + 1, low) : nil }
    guard offset + 1 < offsetTable, (0x10...0x13).contains(bytes[offset + 1]) else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = integer(at: offset + 2, size: size), offset + 2 + size <= offsetTable else { return nil }
    return (offset + 2 + size, count)
  }

  private static func utf16(_ body: ArraySlice<UInt8>) -> String {
    let units = stride(from: body.startIndex, to: body.endIndex - 1, by: 2).map { UInt16(body[$0]) << 8 | UInt16(body[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func remember(_ object: Int, _ value: PropertyListValue, _ range: Range<Int>) -> PropertyListNode?? {
    let node = PropertyListNode(value: value, range: range)
    scalars[object] = node
    return node
  }

  /// A big-endian number that is no more than `Int.max`.
  private func integer(at offset: Int, size: Int) -> Int? { bits(at: offset, size: size).flatMap { Int(exactly: $0) } }

  private func bits(at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func fail(_ message: String, at place: Int) -> PropertyListNode?? {
    report(message, at: place)
    return nil
  }

  private mutating func report(_ message: String, at place: Int) {
    problems.append(ParseProblem(offset: place, message: message))
  }
}
