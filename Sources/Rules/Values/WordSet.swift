import ResizelintLexer

/// A fixed set of words that is asked for every word of a file.
///
/// The length and the first byte turn away nearly every word; what is left is compared byte by byte. A file decides which names
/// stand in some sets: where many have a first byte and a length in common, the place of a word among them is halved again and again.
public struct WordSet: Sendable {
  private static let slots = 1024

  /// Those of a slot in the order of their bytes.
  private let words: [[UInt8]]
  /// For each slot the first of its words in `words`; one more slot closes the last.
  private let starts: [UInt32]

  public init(_ words: some Sequence<String>) {
    let placed = Set(words).filter { !$0.isEmpty }
      .map { word in
        let bytes = Array(word.utf8)
        return (slot: WordSet.slot(first: bytes[0], count: bytes.count), bytes: bytes)
      }
      .sorted { $0.slot == $1.slot ? $0.bytes.lexicographicallyPrecedes($1.bytes) : $0.slot < $1.slot }
    var starts = [UInt32](repeating: 0, count: WordSet.slots + 1)
    for word in placed { starts[word.slot + 1] += 1 }
    for slot in 0..<WordSet.slots { starts[slot + 1] += starts[slot] }
    self.words = placed.map(\.bytes)
    self.starts = starts
  }

  @inline(__always)
  private static func slot(first: UInt8, count: Int) -> Int { (Int(first) &* 37 &+ count) & (slots - 1) }

  public var count: Int { words.count }

  /// The bytes of a range are one of the words.
  @inline(__always)
  public func contains(_ range: Range<Int>, in bytes: SourceBytes) -> Bool { number(of: range, in: bytes) != nil }

  /// The number of the word that the bytes of a range are, below `count`; nil where they are none.
  @inline(__always)
  public func number(of range: Range<Int>, in bytes: SourceBytes) -> Int? {
    guard !range.isEmpty else { return nil }
    let slot = WordSet.slot(first: bytes[range.lowerBound], count: range.count)
    let start = starts[slot]
    let end = starts[slot + 1]
    return start < end ? number(of: range, in: bytes, among: Int(start)..<Int(end)) : nil
  }

  /// More words of a slot than these are not compared one after the other.
  private static let few = 8

  private func number(of range: Range<Int>, in bytes: SourceBytes, among slot: Range<Int>) -> Int? {
    var candidates = slot
    if slot.count > WordSet.few {
      let first = slot.partitioned { !words[$0].lexicographicallyPrecedes(range.lazy.map { bytes[$0] }) }
      candidates = first..<min(first + 1, slot.upperBound)
    }
    search: for candidate in candidates {
      let word = words[candidate]
      guard word.count == range.count else { continue }
      for index in 0..<word.count where word[index] != bytes[range.lowerBound + index] { continue search }
      return candidate
    }
    return nil
  }

  /// The number of a word that was put in.
  public func number(of word: String) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first else { return nil }
    let slot = WordSet.slot(first: first, count: word.count)
    let candidates = Int(starts[slot])..<Int(starts[slot + 1])
    let place = candidates.partitioned { !words[$0].lexicographicallyPrecedes(word) }
    return place < candidates.upperBound && words[place] == word ? place : nil
  }
}

extension SourceFile {
  /// The word at a token is in the set.
  public func isWord(_ index: Int, in set: WordSet) -> Bool {
    code.indices.contains(index) && code[index].kind == .word && set.contains(nameRange(index), in: bytes)
  }
}
