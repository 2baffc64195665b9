import ResizelintLexer
import Testing

@testable import ResizelintRules

@Suite struct WordSetTests {
  /// A file decides how many names it declares; most of these share first byte and length.
  @Test func findsEachOfMoreWordsThanSixteenBitsCount() {
    let words = (0..<70_000).map { "a\($0)" }
    let set = WordSet(words + ["UIScreen", "", "b"])
    #expect(set.count == 70_002)
    var numbers: Set<Int> = []
    var text = Array((words.joined(separator: " ") + " UIScreen b a70000 c a").utf8)
    text.append(contentsOf: repeatElement(0, count: SourceBytes.padding))
    text.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(base: buffer.baseAddress!, count: buffer.count - SourceBytes.padding)
      var start = 0
      var found = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
        if let number = set.number(of: start..<end, in: bytes) {
          found += 1
          numbers.insert(number)
        }
        start = end + 1
      }
      #expect(found == 70_002)
    }
    #expect(numbers == Set(0..<70_002))
    #expect(Set(words.compactMap { set.number(of: $0) }).count == 70_000)
    for absent in ["", "a70000", "c", "a"] { #expect(set.number(of: absent) == nil) }
  }
}
