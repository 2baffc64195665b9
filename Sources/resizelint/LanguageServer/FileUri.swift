import ResizelintRules

/// The addresses that the protocol has for files.
enum FileUri {
  /// The path that an address names; nil for what is no file of this machine.
  static func path(of uri: String) -> [UInt8]? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
    var rest = bytes[scheme.count...]
    if rest.starts(with: "localhost/".utf8) { rest = rest.dropFirst("localhost".utf8.count) }
    guard rest.first == SystemPath.slash else { return nil }
    if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) { rest = rest[..<end] }
    var path: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.endIndex,
        let byte = UInt8(String(decoding: rest[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        path.append(byte)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    return path.contains(0) ? nil : path
  }

  /// The address of a path.
  static func uri(of path: [UInt8]) -> String { "file://" + Escaping.uri(path) }
}
