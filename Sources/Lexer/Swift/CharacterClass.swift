/// What a byte can begin, and what it can continue.
///
/// One table lookup answers both: the low four bits are the group that the scanner switches on, the high bits are
/// independent properties.
struct CharacterClass {
  /// The groups, by what a token that begins with the byte is. White space comes first so that one comparison tells it.
  enum Group {
    static let space: UInt8 = 0
    static let newline: UInt8 = 1
    static let letter: UInt8 = 2
    static let digit: UInt8 = 3
    static let dollar: UInt8 = 4
    static let punctuation: UInt8 = 5
    static let `operator`: UInt8 = 6
    static let slash: UInt8 = 7
    static let questionOrExclamation: UInt8 = 8
    static let pound: UInt8 = 9
    static let quote: UInt8 = 10
    static let backtick: UInt8 = 11
    static let nonASCII: UInt8 = 12
    /// NUL and the other control bytes; behind the end of the file there are zeros, so the end is of this group too.
    static let other: UInt8 = 13

    static let mask: UInt8 = 0x0F
  }

  /// The byte is punctuation or an operator character that is most often a token by itself.
  static let standsAlone: UInt8 = 1 << 7
  /// The byte is an ASCII operator character.
  static let isOperator: UInt8 = 1 << 6
  /// The byte is an operator character or begins a scalar that may be one.
  static let mayContinueOperator: UInt8 = 1 << 5
  /// The byte may open, close or break a line in a block comment.
  static let stopsComment: UInt8 = 1 << 4

  /// The class of each of the 256 bytes.
  ///
  /// The memory is written once, before anybody can see the pointer, and lives as long as the process.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      table[Int(byte)] = group(of: byte) | properties(of: byte)
    }
    return UnsafePointer(table)
  }()

  private static func group(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: Group.space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): Group.newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): Group.letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Group.digit
    case UInt8(ascii: "$"): Group.dollar
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      Group.punctuation
    case UInt8(ascii: "#"): Group.pound
    case UInt8(ascii: "\""), UInt8(ascii: "'"): Group.quote
    case UInt8(ascii: "`"): Group.backtick
    case UInt8(ascii: "/"): Group.slash
    case UInt8(ascii: "?"), UInt8(ascii: "!"): Group.questionOrExclamation
    case 0x80...: Group.nonASCII
    default: isOperatorCharacter(byte) ? Group.operator : Group.other
    }
  }

  private static func properties(of byte: UInt8) -> UInt8 {
    var properties: UInt8 = 0
    let group = group(of: byte)
    if group == Group.punctuation || group == Group.operator { properties |= standsAlone }
    if isOperatorCharacter(byte) { properties |= isOperator | mayContinueOperator }
    if byte >= 0x80 { properties |= mayContinueOperator }
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: properties |= stopsComment
    default: break
    }
    return properties
  }

  private static func isOperatorCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
}
