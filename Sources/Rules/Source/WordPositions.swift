import ResizelintLexer

/// Where each word of a file stands; made when a rule first asks whether a stretch of code mentions a name.
struct WordPositions {
  /// The tokens of the words with one number, in order.
  private var positions: [UInt64: [Int32]] = [:]

  init(file: SourceFile) {
    for index in file.code.indices where file.code[index].kind == .word {
      positions[WordFilter.number(of: file.nameRange(index), in: file.bytes), default: []].append(Int32(index))
    }
  }

  /// The tokens in a range whose words have the number, in order.
  func tokens(number: UInt64, in range: Range<Int>) -> ArraySlice<Int32> {
    guard let all = positions[number] else { return [] }
    return all[WordPositions.first(from: range.lowerBound, of: all)..<WordPositions.first(from: range.upperBound, of: all)]
  }

  /// The place of the first token at or behind an index.
  private static func first(from index: Int, of tokens: [Int32]) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle]) < index { low = middle + 1 } else { high = middle }
    }
    return low
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
