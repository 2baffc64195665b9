/// What XML, Markdown and spreadsheets would take for their own.
extension Escaping {
  /// For text and attribute values of XML 1.0: a reader gets every character back that XML can hold, the rest by its number.
  ///
  /// Line breaks and tabs are references too, since an attribute would lose them.
  static func xml(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&apos;".unicodeScalars)
      default:
        if isForbiddenInXml(scalar) {
          result.append(contentsOf: xml(name(of: scalar)).unicodeScalars)
        } else if isDeceptive(scalar) {
          result.append(contentsOf: "&#x\(String(scalar.value, radix: 16, uppercase: true));".unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// The characters that XML 1.0 has no way to write.
  private static func isForbiddenInXml(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// For one line of Markdown, in a cell of a table too: every mark that Markdown or HTML might know becomes a reference,
  /// which is never structure.
  static func markdown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in terminal(text).unicodeScalars {
      if "\\`*_{}[]<>()#|!&~$@:\"'".unicodeScalars.contains(scalar) {
        result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// A prose with code between backticks as one line of Markdown.
  ///
  /// With an odd number of backticks nobody knows what is code, and nothing is.
  static func markdownProse(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return markdown(text) }
    return parts.enumerated().map { number, part in
      if number.isMultiple(of: 2) { return markdown(String(part)) }
      return part.isEmpty ? markdown("``") : "<code>\(markdown(String(part)))</code>"
    }.joined()
  }

  /// A field of a comma-separated file: quoted where a comma, a quote or a line break asks for it; what a spreadsheet would take
  /// for a formula is text.
  static func csv(_ text: String) -> String {
    let text = terminal(text)
    let formulas = [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@")]
    let safe = text.utf8.first.map(formulas.contains) == true ? "'" + text : text
    guard safe.utf8.contains(where: { [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n")].contains($0) }) else {
      return safe
    }
    var quoted = "\""
    for character in safe.unicodeScalars {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
