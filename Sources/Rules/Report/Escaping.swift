/// Text from the scanned project, made safe for each format that shows it.
///
/// Names, code and messages come from files that anybody may have written. Left as they are, control characters would move
/// a terminal's cursor or change its title, and bidirectional controls would show a line in another order than it has.
public enum Escaping {
  /// Characters that change how others are shown and have no looks of their own.
  static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // The marks, embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line breaks to some readers and nothing to others.
    case 0x2028, 0x2029: true
    // Tags: invisible text.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// For a terminal, or the log that a build service keeps of one: what deceives is shown by its number, as in `<U+202E>`, and so
  /// is the first character of what the log would obey. A tab is one space.
  public static func terminal(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isDeceptive) || mayHoldLogCommand(text) else { return String(text) }
    var result = String.UnicodeScalarView()
    var startsWord = true
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar == "\t" {
        result.append(" ")
      } else if isDeceptive(scalar) || isLogCommand(text[index...], startsWord: startsWord) {
        result.append(contentsOf: name(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      startsWord = scalar == " " || scalar == "\t"
    }
    return String(result)
  }

  /// How a character is shown that is not to be there.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// For the inside of a JSON string: a reader gets every character back, and the file itself deceives nobody.
  public static func json(_ text: String, into output: inout OutputBuffer) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.append("\\\"")
      case "\\": output.append("\\\\")
      case "\n": output.append("\\n")
      case "\r": output.append("\\r")
      case "\t": output.append("\\t")
      default:
        if isDeceptive(scalar) {
          for unit in UTF16.encode(scalar)! { appendEscape(unit, to: &output) }
        } else {
          for byte in UTF8.encode(scalar)! { output.append(byte) }
        }
      }
    }
  }

  private static func appendEscape(_ unit: UInt16, to output: inout OutputBuffer) {
    let digits = String(unit, radix: 16)
    output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }

  /// For a SARIF message, whose readers make links of `[words](place)`: no text of the project may be one.
  static func sarifMessage(_ text: String) -> String {
    guard text.contains("](") else { return text }
    var result = ""
    for character in text {
      if character == "[" || character == "]" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A path as a relative URI reference: all but unreserved characters and slashes percent-encoded.
  ///
  /// A colon is encoded too: in the first segment it would end a scheme.
  public static func uri(_ path: String) -> String { uri(path.utf8) }

  /// The same for a path as the system has it, which may be any bytes.
  public static func uri(_ path: some Sequence<UInt8>) -> String {
    var result = ""
    for byte in path {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
