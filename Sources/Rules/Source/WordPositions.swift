import ResizelintLexer

/// Where each word of a file stands; made when a rule first asks whether a stretch of code mentions a name.
struct WordPositions {
  /// The tokens of the words, those with one number together, in order.
  private var tokens: [Int32]
  /// By the low bits of a number the number that stands there, the next free slot taken where one is full.
  private var numbers: [UInt64]
  /// For each slot where its tokens begin; the next one says where they end. Equal places mean that the slot is free.
  private var starts: [Int32]

  init(file: SourceFile) {
    let count = file.code.indices.count { file.code[$0].kind == .word }
    var slots = 64
    while slots < count * 2 { slots *= 2 }
    numbers = [UInt64](repeating: 0, count: slots)
    starts = [Int32](repeating: 0, count: slots + 1)
    tokens = [Int32](repeating: 0, count: count)
    // First how many there are of each, which says where the tokens of each begin; then the tokens themselves.
    var slotOfWord: [Int32] = []
    slotOfWord.reserveCapacity(count)
    for index in file.code.indices where file.code[index].kind == .word {
      let number = WordFilter.number(of: file.nameRange(index), in: file.bytes)
      var slot = Int(truncatingIfNeeded: number) & (slots - 1)
      while starts[slot + 1] > 0, numbers[slot] != number { slot = (slot + 1) & (slots - 1) }
      numbers[slot] = number
      starts[slot + 1] += 1
      slotOfWord.append(Int32(slot))
    }
    for slot in 0..<slots { starts[slot + 1] += starts[slot] }
    var next = starts
    var word = 0
    for index in file.code.indices where file.code[index].kind == .word {
      let slot = Int(slotOfWord[word])
      tokens[Int(next[slot])] = Int32(index)
      next[slot] += 1
      word += 1
    }
  }

  /// The tokens in a range whose words have the number, in order.
  func tokens(number: UInt64, in range: Range<Int>) -> ArraySlice<Int32> {
    var slot = Int(truncatingIfNeeded: number) & (numbers.count - 1)
    while starts[slot] < starts[slot + 1] {
      if numbers[slot] == number {
        let all = tokens[Int(starts[slot])..<Int(starts[slot + 1])]
        return all[all.partitioned { $0 >= range.lowerBound }..<all.partitioned { $0 >= range.upperBound }]
      }
      slot = (slot + 1) & (numbers.count - 1)
    }
    return []
  }
}

extension SourceFile {
  /// The tokens in a range that are the word, in order.
  ///
  /// They are looked at when they are asked for: a file may hold the word many thousand times.
  public func occurrences(of word: String, in range: Range<Int>) -> some Collection<Int> {
    words.tokens(number: WordFilter.number(of: word), in: range).lazy.map { Int($0) }.filter { self.text($0) == word }
  }

  /// The range mentions one of the words.
  public func mentions(_ names: [String], in range: Range<Int>) -> Bool {
    names.contains { name in words.tokens(number: WordFilter.number(of: name), in: range).contains { text(Int($0)) == name } }
  }

  var words: WordPositions {
    if let wordPositions { return wordPositions }
    let made = WordPositions(file: self)
    wordPositions = made
    return made
  }
}
