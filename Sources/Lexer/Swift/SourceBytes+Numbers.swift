/// Integer and floating-point literals. A number with digits that it must not have is one number all the same.
extension SourceBytes {
  /// The end of the number that begins at an offset.
  ///
  /// - Parameter followsPeriod: The token before it is a single `.`, so that the number is an index into a tuple.
  func endOfNumber(_ start: Int, followsPeriod: Bool) -> Int {
    if self[start] == UInt8(ascii: "0") {
      switch self[start + 1] {
      case UInt8(ascii: "x"): return endOfHexNumber(start + 2)
      // Whatever continues a word belongs to the literal, right digit or wrong.
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return endOfWord(start + 2)
      default: break
      }
    }

    var end = endOfDigits(start)
    switch self[end] {
    case UInt8(ascii: "."):
      // `1.description` is a member of an integer, and in `pair.0.1` each index stands alone.
      guard Ascii.isDigit(self[end + 1]), !followsPeriod else { return end }
      end = endOfDigits(end + 1)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): break
    default: return endOfWord(end)
    }

    guard self[end] | 0x20 == UInt8(ascii: "e") else { return end }
    end += 1
    if isSign(self[end]) { end += 1 }
    return endOfWord(end)
  }

  /// The value of a range that holds a few digits and nothing else.
  public func digits(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 9 else { return nil }
    var value = 0
    for offset in range {
      guard Ascii.isDigit(self[offset]) else { return nil }
      value = value * 10 + Int(self[offset] - UInt8(ascii: "0"))
    }
    return value
  }

  private func endOfHexNumber(_ start: Int) -> Int {
    guard Ascii.hexDigitValue(self[start]) != nil else { return endOfWord(start) }
    var end = endOfHexDigits(start)
    var period: Int?
    if self[end] == UInt8(ascii: ".") {
      guard Ascii.hexDigitValue(self[end + 1]) != nil else { return end }
      period = end
      end = endOfHexDigits(end + 1)
    }
    guard self[end] | 0x20 == UInt8(ascii: "p") else {
      guard let period else { return endOfWord(end) }
      // `0xff.add` is a member, but a digit behind the next byte makes the toolchain expect an exponent.
      return Ascii.isDigit(self[end + 1]) ? end : period
    }
    end += 1
    let hasSign = isSign(self[end])
    if hasSign { end += 1 }
    if !Ascii.isDigit(self[end]), let period, !hasSign, !Ascii.isDigit(self[period + 1]) {
      // `0xff.fp` is a member, too.
      return period
    }
    return endOfWord(end)
  }

  private func endOfDigits(_ start: Int) -> Int {
    var end = start
    while Ascii.isDigit(self[end]) || self[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func endOfHexDigits(_ start: Int) -> Int {
    var end = start
    while Ascii.hexDigitValue(self[end]) != nil || self[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
}
