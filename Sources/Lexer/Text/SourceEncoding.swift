/// Brings a text file to UTF-8, the one encoding that offsets refer to.
public enum SourceEncoding {
  /// The text as UTF-8, and what was wrong with it in its own encoding.
  ///
  /// UTF-16 is told by its byte order mark or, without one, by a `<` in either order (XML 1.0, appendix F). Where an XML
  /// declaration names Latin-1, that is believed; a UTF-8 byte order mark stays in the text. Bytes that are no UTF-8 stay
  /// too, with a problem at the first of them.
  public static func utf8(_ bytes: [UInt8]) -> (text: [UInt8], problems: [ParseProblem]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): return fromUtf16(bytes.dropFirst(2), isBigEndian: true)
    case (0xFF, 0xFE): return fromUtf16(bytes.dropFirst(2), isBigEndian: false)
    case (0x00, UInt8(ascii: "<")): return fromUtf16(bytes[...], isBigEndian: true)
    case (UInt8(ascii: "<"), 0x00): return fromUtf16(bytes[...], isBigEndian: false)
    default: break
    }
    switch declaredEncoding(bytes) {
    case nil, "utf-8", "us-ascii", "ascii": break
    case "iso-8859-1", "latin1", "windows-1252": return (fromLatin1(bytes), [])
    case let name?: return (bytes, [ParseProblem(offset: 0, message: "the encoding '\(name)' is not supported, read as UTF-8")])
    }
    if let invalid = Utf8.firstInvalidOffset(in: 0..<bytes.count, of: bytes) {
      return (bytes, [ParseProblem(offset: invalid, message: "not valid UTF-8")])
    }
    return (bytes, [])
  }

  private static func fromUtf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> (text: [UInt8], problems: [ParseProblem]) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var problems: [ParseProblem] = []
    var lead: UInt16?
    func reportHalf() {
      if problems.isEmpty { problems.append(ParseProblem(offset: text.count, message: "not valid UTF-16")) }
      Utf8.append("\u{FFFD}", to: &text)
    }
    var offset = bytes.startIndex
    while offset + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      offset += 2
      if let high = lead {
        lead = nil
        if UTF16.isTrailSurrogate(unit) {
          Utf8.append(UTF16.decode(UTF16.EncodedScalar([high, unit])), to: &text)
          continue
        }
        reportHalf()
      }
      if UTF16.isLeadSurrogate(unit) {
        lead = unit
      } else if let scalar = Unicode.Scalar(UInt32(unit)) {
        Utf8.append(scalar, to: &text)
      } else {
        reportHalf()
      }
    }
    if lead != nil || offset < bytes.endIndex { reportHalf() }
    return (text, problems)
  }

  private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes { Utf8.append(Unicode.Scalar(byte), to: &text) }
    return text
  }

  /// The name in `encoding="…"` of an XML declaration, in small letters.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3).prefix(256) : bytes.prefix(256)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = head[..<end]
    let key = [UInt8]("encoding".utf8)
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: key) }) else { return nil }
    let isQuote: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    guard let open = declaration[start...].firstIndex(where: isQuote) else { return nil }
    guard let close = declaration[(open + 1)...].firstIndex(of: declaration[open]) else { return nil }
    return String(decoding: declaration[(open + 1)..<close], as: UTF8.self).lowercased()
  }
}
