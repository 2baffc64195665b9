import Testing

@testable import resizelint

@Suite struct MessageFramesTests {
  private func messages(_ stream: [UInt8], chunk: Int) throws -> [String] {
    var frames = MessageFrames()
    var found: [String] = []
    var rest = stream[...]
    while !rest.isEmpty {
      frames.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let body = try frames.next() { found.append(String(decoding: body, as: UTF8.self)) }
    }
    return found
  }

  @Test func cutsAStreamWhereverItIsBroken() throws {
    let stream =
      MessageFrames.frame(Array("{}".utf8)) + MessageFrames.frame([])
      + MessageFrames.frame(Array("[\"😀\"]".utf8)) + Array("Content-Type: a:b\r\ncontent-length: 3\n\nabc".utf8)
    for chunk in [1, 2, 3, 7, 1000] { #expect(try messages(stream, chunk: chunk) == ["{}", "", "[\"😀\"]", "abc"]) }
  }

  @Test(arguments: [
    ("Content-Length: x\r\n\r\n", "a Content-Length that is no number"),
    ("Content-Length: -1\r\n\r\n", "a Content-Length that is no number"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "a Content-Length that is no number"),
    ("Content-Length: 999999999999\r\n\r\n", "a message of more than 268435456 bytes"),
    ("Content-Type: y\r\n\r\n", "a message without Content-Length"),
    ("hello\r\n", "a header without a colon"),
    (String(repeating: "x", count: 9000), "headers longer than 8192 bytes"),
    (String(repeating: "a: b\n", count: 2000), "headers longer than 8192 bytes"),
  ])
  func givesUpWhereNobodyKnowsWhatComesNext(_ stream: String, _ message: String) {
    #expect(throws: MessageFrames.Failure(message: message)) {
      try messages(Array(stream.utf8), chunk: 4096)
    }
  }

  @Test func endsOnAnyBytes() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["Content-Length: ", "5", "\r\n", "\n", "\r\n\r\n", "{}", ":", "\u{0}", "abcde"].map { Array($0.utf8) }
    for _ in 0..<500 {
      let stream = (0..<30).flatMap { _ in pieces.randomElement(using: &random)! }
      let whole = Result { try messages(stream, chunk: stream.count) }
      let single = Result { try messages(stream, chunk: 1) }
      #expect((try? whole.get()) == (try? single.get()))
    }
  }
}
