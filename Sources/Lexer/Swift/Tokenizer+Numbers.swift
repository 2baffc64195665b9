/// Integer and floating-point literals. A number with digits that it must not have is one number all the same.
extension Tokenizer {
  func endOfNumber(_ start: Int) -> Int {
    if versionDepth > 0 { return endOfVersionComponent(start) }
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return endOfHexNumber(start + 2)
      // Whatever continues a word belongs to the literal, right digit or wrong.
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return endOfWord(start + 2)
      default: break
      }
    }

    var end = endOfDigits(start)
    switch bytes[end] {
    case UInt8(ascii: "."):
      // `1.description` is a member of an integer, and in `pair.0.1` each index stands alone.
      guard Ascii.isDigit(bytes[end + 1]), !followsPeriod() else { return end }
      end = endOfDigits(end + 1)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): break
    default: return endOfWord(end)
    }

    guard bytes[end] | 0x20 == UInt8(ascii: "e") else { return end }
    end += 1
    if isSign(bytes[end]) { end += 1 }
    return endOfWord(end)
  }

  private func endOfHexNumber(_ start: Int) -> Int {
    guard Ascii.hexDigitValue(bytes[start]) != nil else { return endOfWord(start) }
    var end = endOfHexDigits(start)
    var period: Int?
    if bytes[end] == UInt8(ascii: ".") {
      guard Ascii.hexDigitValue(bytes[end + 1]) != nil else { return end }
      period = end
      end = endOfHexDigits(end + 1)
    }
    guard bytes[end] | 0x20 == UInt8(ascii: "p") else {
      guard let period else { return endOfWord(end) }
      // `0xff.add` is a member, but a digit behind the next byte makes the toolchain expect an exponent.
      return Ascii.isDigit(bytes[end + 1]) ? end : period
    }
    end += 1
    let hasSign = isSign(bytes[end])
    if hasSign { end += 1 }
    if !Ascii.isDigit(bytes[end]), let period, !hasSign, !Ascii.isDigit(bytes[period + 1]) {
      // `0xff.fp` is a member, too.
      return period
    }
    return endOfWord(end)
  }

  private func endOfDigits(_ start: Int) -> Int {
    var end = start
    while Ascii.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func endOfHexDigits(_ start: Int) -> Int {
    var end = start
    while Ascii.hexDigitValue(bytes[end]) != nil || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

  /// The last token, comments aside, is a single `.`.
  private func followsPeriod() -> Bool {
    guard let index = significantIndex(before: tokens.count) else { return false }
    let token = tokens[index]
    return token.kind == .operator && token.first == UInt8(ascii: ".") && token.end - token.start == 1
  }
}

// MARK: - Versions

extension Tokenizer {
  /// In `iOS 17.1` the parser takes the lexer's floating-point literal apart again: three tokens, as for `17.1.2`.
  private func endOfVersionComponent(_ start: Int) -> Int {
    var end = start
    while Ascii.isDigit(bytes[end]) { end += 1 }
    return endOfWord(end)
  }

  /// The next `(` opens the arguments of an attribute or directive that take versions.
  func opensVersions() -> Bool {
    guard tokens.count >= 2 else { return false }
    let name = tokens[tokens.count - 1]
    let sigil = tokens[tokens.count - 2].first
    guard name.kind == .word else { return false }
    switch sigil {
    case UInt8(ascii: "#"): return spells("available", name) || spells("unavailable", name)
    case UInt8(ascii: "@"):
      return spells("available", name) || spells("backDeployed", name) || spells("_originallyDefinedIn", name)
        || spells("_spi_available", name) || spells("_specialize", name) || spells("specialized", name)
        || spells("_backDeploy", name)
    default: return false
    }
  }
}
