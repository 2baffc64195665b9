/// What the log of a build service would take for a command.
extension Escaping {
  /// The message of a workflow command of GitHub, whose runner undoes these escapes and no others.
  static func workflowMessage(_ text: String) -> String { workflow(text, isProperty: false) }

  /// A property of a workflow command, such as its path.
  static func workflowProperty(_ text: String) -> String { workflow(text, isProperty: true) }

  private static func workflow(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%", "\r", "\n": result.append(contentsOf: percent(scalar).unicodeScalars)
      case ":" where isProperty, "," where isProperty: result.append(contentsOf: percent(scalar).unicodeScalars)
      case "\t": result.append(scalar)
      default:
        if isDeceptive(scalar) {
          result.append(contentsOf: name(of: scalar).unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// Whether text begins with what a build service obeys when it meets it in a log: `::error …` where a line begins, and so a
  /// word that wrapping may bring there; `##[error]` and `##vso[…]` anywhere.
  static func isLogCommand(_ text: some StringProtocol, startsWord: Bool) -> Bool {
    if text.hasPrefix("::") { return startsWord }
    guard text.hasPrefix("##") else { return false }
    let behind = text.unicodeScalars.dropFirst(2).drop { $0.properties.isAlphabetic }
    return behind.first == "["
  }

  /// A look at the bytes that answers for almost all texts.
  static func mayHoldLogCommand(_ text: some StringProtocol) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }

  private static func percent(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
