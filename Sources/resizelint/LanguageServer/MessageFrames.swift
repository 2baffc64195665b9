import ResizelintLexer

/// Cuts a stream of bytes into messages: `Content-Length: N`, other headers, an empty line, N bytes.
///
/// Whatever comes, what is held is bounded by the limits. Behind headers that cannot be read nobody knows where the next message
/// begins, so the first failure is the last.
struct MessageFrames {
  /// In bytes; real headers take less than a hundred.
  static let headerLimit = 1 << 13
  /// In bytes; a message may hold the text of a file.
  static let bodyLimit = 1 << 28

  struct Failure: Error, Equatable { let message: String }

  private var bytes: [UInt8] = []
  private var start = 0
  /// The length of the message whose headers have been read.
  private var bodyLength: Int?

  mutating func append(_ more: some Collection<UInt8>) {
    if start > 0, start == bytes.count || start > 1 << 16 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next message that has come whole; nil where more bytes are wanted.
  mutating func next() throws(Failure) -> [UInt8]? {
    if bodyLength == nil { bodyLength = try readHeaders() }
    guard let length = bodyLength, bytes.count - start >= length else { return nil }
    let body = Array(bytes[start..<start + length])
    start += length
    bodyLength = nil
    return body
  }

  /// The bytes that carry a message.
  static func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }

  /// The length that the headers name, once they have come whole.
  private mutating func readHeaders() throws(Failure) -> Int? {
    var length: Int?
    var offset = start
    while let lineEnd = bytes[offset..<min(bytes.count, start + Self.headerLimit)].firstIndex(of: 0x0A) {
      var line = bytes[offset..<lineEnd]
      if line.last == 0x0D { line.removeLast() }
      offset = lineEnd + 1
      if line.isEmpty {
        guard let length else { throw Failure(message: "a message without Content-Length") }
        start = offset
        return length
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw Failure(message: "a header without a colon") }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      if name == "content-length" { length = try Self.length(line[(colon + 1)...]) }
    }
    guard bytes.count - start < Self.headerLimit else { throw Failure(message: "headers longer than \(Self.headerLimit) bytes") }
    return nil
  }

  private static func length(_ text: ArraySlice<UInt8>) throws(Failure) -> Int {
    let digits = text.drop { $0 == 0x20 || $0 == 0x09 }
    guard !digits.isEmpty, digits.count <= 12, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let length = Int(String(decoding: digits, as: UTF8.self))
    else { throw Failure(message: "a Content-Length that is no number") }
    guard length <= bodyLimit else { throw Failure(message: "a message of more than \(bodyLimit) bytes") }
    return length
  }
}
