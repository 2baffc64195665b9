/// Comments and conflict markers.
extension Tokenizer {
  /// A comment, or an operator or regex literal that begins with `/`.
  mutating func scanSlash(_ start: Int) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): emitTrivia(.comment, start, bytes.endOfLine(start + 2))
    case UInt8(ascii: "*"): scanBlockComment(start)
    default: scanOperator(start)
    }
  }

  private mutating func scanBlockComment(_ start: Int) -> Int {
    // The `*` is read before the loop: `/*/` opens a comment and does not close it.
    var offset = start + 2
    var depth = 1
    var breaksLine = false
    while true {
      while classes[Int(bytes[offset])] & CharacterClass.stopsComment == 0 { offset += 1 }
      switch (bytes[offset], bytes[offset + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return emitBlockComment(start, offset, breaksLine: breaksLine) }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (0, _) where offset >= bytes.count:
        return emitBlockComment(start, bytes.count, breaksLine: breaksLine, .unterminated)
      case (let byte, _):
        if byte.isLineBreak { breaksLine = true }
        offset += 1
      }
    }
  }

  private mutating func emitBlockComment(_ start: Int, _ end: Int, breaksLine: Bool, _ flags: Token.Flags = []) -> Int {
    emitTrivia(.comment, start, end, flags)
    if breaksLine { pending.insert(.startsLine) }
    return end
  }

  /// The end of a conflict, which is one comment from the first marker to the end of the last marker's line, or nil where no
  /// conflict begins.
  mutating func endOfConflict(_ start: Int) -> Int? {
    let before = bytes.byte(before: start)
    guard before == 0 || before.isLineBreak else { return nil }
    for marker in [ConflictMarker.git, .perforce] where bytes.matches(marker.introducer, at: start) {
      if missingMarkers.contains(marker) { return nil }
      guard let end = endOfMarker(marker, after: start) else {
        missingMarkers.insert(marker)
        return nil
      }
      return bytes.endOfLine(end)
    }
    return nil
  }

  private func endOfMarker(_ marker: ConflictMarker, after start: Int) -> Int? {
    var offset = start + marker.introducer.utf8CodeUnitCount
    while offset < bytes.count {
      if bytes[offset] == marker.terminator.utf8Start[0], bytes[offset - 1].isLineBreak,
        bytes.matches(marker.terminator, at: offset)
      {
        return offset + marker.terminator.utf8CodeUnitCount
      }
      offset += 1
    }
    return nil
  }
}

/// What a version control system leaves in a file where two changes met.
enum ConflictMarker: UInt8 {
  case git
  case perforce

  var introducer: StaticString { self == .git ? "<<<<<<< " : ">>>> " }
  var terminator: StaticString { self == .git ? ">>>>>>> " : "<<<<\n" }

  /// The markers that no terminator follows any more, so that nobody looks for it twice.
  struct Set {
    private var bits: UInt8 = 0

    init() {}

    func contains(_ marker: ConflictMarker) -> Bool { bits & 1 << marker.rawValue != 0 }
    mutating func insert(_ marker: ConflictMarker) { bits |= 1 << marker.rawValue }
  }
}
