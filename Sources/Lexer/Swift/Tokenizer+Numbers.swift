/// Numbers, and the places where a number is a version.
extension Tokenizer {
  mutating func scanNumber(_ start: Int) -> Int {
    if versionDepth > 0 { return emit(.number, start, endOfVersionComponent(start)) }
    return emit(.number, start, bytes.endOfNumber(start, followsPeriod: followsPeriod()))
  }

  /// The last token, comments aside, is a single `.`.
  private func followsPeriod() -> Bool {
    guard let index = significantIndex(before: tokens.count) else { return false }
    let token = tokens[index]
    return token.kind == .operator && token.first == UInt8(ascii: ".") && token.end - token.start == 1
  }

  /// In `iOS 17.1` the parser takes the lexer's floating-point literal apart again: three tokens, as for `17.1.2`.
  private func endOfVersionComponent(_ start: Int) -> Int {
    var end = start
    while Ascii.isDigit(bytes[end]) { end += 1 }
    return bytes.endOfWord(end)
  }

  /// A word that follows `@` or `#` stands before the offset.
  var followsSigilAndName: Bool {
    guard tokens.count >= 2 else { return false }
    let sigil = tokens[unchecked: tokens.count - 2].first
    return sigil == UInt8(ascii: "@") || sigil == UInt8(ascii: "#")
  }

  /// The next `(` opens the arguments of an attribute or directive that take versions.
  func opensVersions() -> Bool {
    guard followsSigilAndName else { return false }
    let name = tokens[tokens.count - 1]
    let sigil = tokens[tokens.count - 2].first
    guard name.kind == .word else { return false }
    switch sigil {
    case UInt8(ascii: "#"): return bytes.spells("available", name) || bytes.spells("unavailable", name)
    case UInt8(ascii: "@"):
      return bytes.spells("available", name) || bytes.spells("backDeployed", name) || bytes.spells("_originallyDefinedIn", name)
        || bytes.spells("_spi_available", name) || bytes.spells("_specialize", name) || bytes.spells("specialized", name)
        || bytes.spells("_backDeploy", name)
    default: return false
    }
  }
}
