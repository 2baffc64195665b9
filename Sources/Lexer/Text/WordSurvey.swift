/// Looks through the bytes of a file for words that somebody waits for, without cutting it into tokens.
///
/// Comments and literals are looked through like code: the answer is that a word may be there, or that it is not. That takes
/// a third of the time of the tokenizer, so a file that holds none of the words need not be tokenized at all.
public struct WordSurvey: Sendable {
  /// What was found, as bits whose meaning is the caller's.
  public typealias Marks = UInt32

  /// A word, and the bits that it sets.
  public struct Entry: Sendable {
    public var word: String
    public var marks: Marks
    /// Where these are given, only behind one of them, or before one of them, does the word count.
    public var before: [UInt8]
    public var after: [UInt8]

    public init(_ word: String, _ marks: Marks, behind before: [UInt8] = [], before after: [UInt8] = []) {
      self.word = word
      self.marks = marks
      self.before = before
      self.after = after
    }
  }

  /// An ending that counts in any word, in small and capital letters alike; digits and underscores behind it are passed over.
  public struct Ending: Sendable {
    /// The last eight letters, the last in the highest byte.
    fileprivate var text: UInt64
    fileprivate var mask: UInt64
    /// What stands before them.
    fileprivate var rest: [UInt8]
    fileprivate var marks: Marks

    /// - Parameter text: In small letters.
    public init(_ text: String, _ marks: Marks) {
      precondition(text.utf8.count >= 3)
      let letters = Array(text.utf8)
      let tail = letters.suffix(8)
      self.text = tail.reversed().enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(56 - 8 * $1.offset) }
      mask = ~0 << UInt64(8 * (8 - tail.count))
      rest = Array(letters.dropLast(tail.count))
      self.marks = marks
    }
  }

  /// A beginning that counts where what it wants follows.
  public struct Beginning: Sendable {
    public enum Next: Sendable {
      /// `UIView`, not `UInt`.
      case capital
      /// Digits to the end of the word: `iPhone15`.
      case number
    }

    fileprivate var text: [UInt8]
    fileprivate var next: Next
    fileprivate var marks: Marks

    public init(_ text: String, _ next: Next, _ marks: Marks) {
      self.text = Array(text.utf8)
      self.next = next
      self.marks = marks
    }
  }

  /// A team's own rules may bring many words; no more than one slot of four is taken.
  private static func slotCount(for entries: Int) -> Int {
    var count = 4096
    while count < entries * 4 { count *= 2 }
    return count
  }

  private let entries: [Entry]
  /// By the low bits of a word's number the numbers that stand there, the next free slot taken where one is full; zero is free.
  private let numbers: [UInt64]
  private let places: [Int32]
  private let endings: [Ending]
  /// For the last three letters of a word whether it may have one of the endings.
  private let tails: [Bool]
  private let beginnings: [Beginning]
  /// For the first letter of a word whether it may have one of the beginnings.
  private let initials: [Bool]
  /// By the value of a whole number.
  private let values: [Marks]

  /// - Parameter values: The bits of whole numbers below 4,096.
  public init(_ entries: [Entry], endings: [Ending], beginnings: [Beginning], values: [Int: Marks]) {
    let slots = WordSurvey.slotCount(for: entries.count)
    var numbers = [UInt64](repeating: 0, count: slots)
    var places = [Int32](repeating: 0, count: slots)
    for (place, entry) in entries.enumerated() {
      let number = WordFilter.number(of: entry.word)
      var slot = Int(truncatingIfNeeded: number) & (slots - 1)
      while numbers[slot] != 0 { slot = (slot + 1) & (slots - 1) }
      numbers[slot] = number
      places[slot] = Int32(place)
    }
    self.entries = entries
    self.numbers = numbers
    self.places = places
    var tails = [Bool](repeating: false, count: 1 << 15)
    for ending in endings { tails[WordSurvey.tail(ending.text)] = true }
    self.endings = endings
    self.tails = tails
    initials = (UInt8.min...UInt8.max).map { byte in beginnings.contains { $0.text[0] == byte } }
    self.beginnings = beginnings
    var table = [Marks](repeating: 0, count: 4096)
    for (value, marks) in values { table[value] = marks }
    self.values = table
  }

  /// The bits of everything that the bytes may hold; every word goes into the filter.
  public func marks(in bytes: SourceBytes, _ filter: inout WordFilter) -> Marks {
    var marks: Marks = 0
    var offset = 0
    let table = CharacterClass.table
    let lastSlot = numbers.count &- 1
    withTables { numbers, tails, initials in
      filter.withBits { bits in
        while true {
          switch table[Int(bytes[offset])] & CharacterClass.Group.mask {
          case CharacterClass.Group.space:
            offset &+= 1
            offset &+= bytes.countOfSpaces(at: offset)
          case CharacterClass.Group.letter:
            let end = bytes.endOfWord(offset)
            let number = WordFilter.number(of: offset..<end, in: bytes)
            WordFilter.insert(number, into: bits)
            var slot = Int(truncatingIfNeeded: number) & lastSlot
            while numbers[slot] != 0 {
              if numbers[slot] == number { marks |= self.marks(ofEntryAt: slot, offset..<end, in: bytes) }
              slot = (slot &+ 1) & lastSlot
            }
            marks |= shapeMarks(offset, end, in: bytes, tails, initials)
            offset = end
          case CharacterClass.Group.digit:
            offset = number(offset, in: bytes, &marks)
          case CharacterClass.Group.nonASCII:
            let scalar = bytes.scalar(at: offset)
            let next = offset + scalar.length
            if scalar.isValid, UnicodeClass.startsWord(scalar.scalar.value) {
              let end = bytes.endOfWord(next)
              WordFilter.insert(WordFilter.number(of: offset..<end, in: bytes), into: bits)
              marks |= rareMarks(offset..<end, in: bytes)
              offset = end
            } else {
              offset = next
            }
          case CharacterClass.Group.other:
            if offset >= bytes.count { return }
            offset &+= 1
          default:
            offset &+= 1
          }
        }
      }
    }
    return marks
  }

  private func withTables(_ body: (UnsafePointer<UInt64>, UnsafePointer<Bool>, UnsafePointer<Bool>) -> Void) {
    numbers.withUnsafeBufferPointer { numbers in
      tails.withUnsafeBufferPointer { tails in
        initials.withUnsafeBufferPointer { body(numbers.baseAddress!, tails.baseAddress!, $0.baseAddress!) }
      }
    }
  }

  /// The bits of an entry, where its word stands where the entry wants it.
  private func marks(ofEntryAt slot: Int, _ word: Range<Int>, in bytes: SourceBytes) -> Marks {
    let entry = entries[Int(places[slot])]
    if !entry.before.isEmpty, !entry.before.contains(bytes.byte(before: word.lowerBound)) { return 0 }
    return entry.after.isEmpty || entry.after.contains(bytes[word.upperBound]) ? entry.marks : 0
  }

  /// A number for the last three letters, whatever their case.
  @inline(__always)
  private static func tail(_ last: UInt64) -> Int {
    Int(truncatingIfNeeded: (last >> 56) & 31 | ((last >> 48) & 31) << 5 | ((last >> 40) & 31) << 10)
  }

  /// The last eight letters of a word, in small letters, the last in the highest byte.
  @inline(__always)
  private static func lastLetters(_ start: Int, _ end: Int, in bytes: SourceBytes) -> UInt64 {
    let count = end &- start
    let base = UnsafeRawPointer(bytes.base + start)
    let last =
      count >= 8
      ? UInt64(littleEndian: (base + (count &- 8)).loadUnaligned(as: UInt64.self))
      : UInt64(littleEndian: base.loadUnaligned(as: UInt64.self)) << UInt64(8 &* (8 &- count))
    return last | 0x2020_2020_2020_2020
  }

  /// What the ending and the beginning of a word say; nearly all words say nothing.
  @inline(__always)
  private func shapeMarks(
    _ start: Int, _ end: Int, in bytes: SourceBytes, _ tails: UnsafePointer<Bool>, _ initials: UnsafePointer<Bool>
  ) -> Marks {
    let last = WordSurvey.lastLetters(start, end, in: bytes)
    let isPlain = last >> 56 >= 0x61 && bytes[end &- 1] >= 0x41 && bytes[end &- 1] != UInt8(ascii: "_")
    guard !isPlain || tails[WordSurvey.tail(last)] || initials[Int(bytes[start])] else { return 0 }
    return rareMarks(start..<end, in: bytes)
  }

  @inline(never)
  private func rareMarks(_ word: Range<Int>, in bytes: SourceBytes) -> Marks {
    var end = word.upperBound
    // `width2`, `height_`: the letters before count.
    while end > word.lowerBound, bytes[end - 1] < 0x41 || bytes[end - 1] == UInt8(ascii: "_") { end -= 1 }
    guard end > word.lowerBound else { return 0 }
    var marks: Marks = 0
    let last = WordSurvey.lastLetters(word.lowerBound, end, in: bytes)
    for ending in endings where (last ^ ending.text) & ending.mask == 0 {
      if ending.rest.isEmpty || bytes.ends(word.lowerBound..<end - 8, with: ending.rest) { marks |= ending.marks }
    }
    for beginning in beginnings where bytes.begins(word, with: beginning.text) {
      let behind = word.lowerBound + beginning.text.count
      switch beginning.next {
      case .capital: if behind < word.upperBound, bytes[behind] &- UInt8(ascii: "A") < 26 { marks |= beginning.marks }
      case .number: if end == behind, end < word.upperBound { marks |= beginning.marks }
      }
    }
    return marks
  }

  /// The end of a number; the value of a whole one sets bits.
  private func number(_ start: Int, in bytes: SourceBytes, _ marks: inout Marks) -> Int {
    var end = start
    var value = 0
    while bytes[end] &- UInt8(ascii: "0") < 10 {
      value = min(value * 10 + Int(bytes[end] - UInt8(ascii: "0")), values.count)
      end += 1
    }
    let isPlain = bytes.countOfWordBytes(at: end) == 0
    end = bytes.endOfWord(end)
    if isPlain {
      if value < values.count { marks |= values[value] }
      return end
    }
    // `0x2C`, `4e1`: as the library reads it.
    if end - start <= 6, let value = Double(bytes.text(start..<min(end, bytes.count))), value >= 0, value < Double(values.count) {
      marks |= values[Int(value)]
    }
    return end
  }
}

extension SourceBytes {
  fileprivate func begins(_ word: Range<Int>, with text: [UInt8]) -> Bool {
    guard word.count >= text.count else { return false }
    for index in text.indices where self[word.lowerBound + index] != text[index] { return false }
    return true
  }

  /// The range ends with letters that are given in small ones.
  fileprivate func ends(_ range: Range<Int>, with text: [UInt8]) -> Bool {
    guard range.count >= text.count else { return false }
    let start = range.upperBound - text.count
    for index in text.indices where self[start + index] | 0x20 != text[index] { return false }
    return true
  }

  /// One of the texts stands somewhere in the file.
  public func holds(anyOf texts: [StaticString]) -> Bool {
    var isFirst = [Bool](repeating: false, count: 256)
    for text in texts { isFirst[Int(text.utf8Start[0])] = true }
    return isFirst.withUnsafeBufferPointer { isFirst in
      for offset in 0..<count where isFirst[Int(self[offset])] {
        if texts.contains(where: { matches($0, at: offset) }) { return true }
      }
      return false
    }
  }
}
