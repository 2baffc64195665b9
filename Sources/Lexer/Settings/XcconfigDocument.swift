/// What an `.xcconfig` file says, line by line.
public struct XcconfigDocument: Sendable {
  public var statements: [XcconfigStatement]
  public var problems: [ParseProblem]
  /// The comments of the file, `//` included.
  public var comments: [Range<Int>]
}

/// One statement of an `.xcconfig` file.
public enum XcconfigStatement: Sendable, Equatable {
  case assignment(XcconfigAssignment)
  case include(XcconfigInclude)
}

/// `KEY[sdk=iphoneos*][config=Debug] = value`.
public struct XcconfigAssignment: Sendable, Equatable {
  public var name: String
  /// In the order of the text.
  public var conditions: [SettingCondition]
  /// Without the white space around it, a comment behind it and a `;` at its end; continued lines are joined by a blank.
  public var value: String
  /// The name with its conditions.
  public var nameRange: Range<Int>
  /// From the name to the end of the value.
  public var range: Range<Int>
}

/// `[sdk=iphoneos*]`: a setting that counts only where the pattern matches.
public struct SettingCondition: Sendable, Equatable, Hashable {
  /// `sdk`, `arch`, `config`, `variant`.
  public var key: String
  /// With `*` and `?` as wildcards.
  public var pattern: String

  public init(key: String, pattern: String) {
    self.key = key
    self.pattern = pattern
  }

  /// Splits a setting's name from its conditions: `NAME[sdk=iphoneos*][arch=arm64]`, also `[sdk=a,arch=b]`. Nil where the
  /// brackets do not come in pairs or hold no `=`.
  public static func split(_ key: some StringProtocol) -> (name: String, conditions: [SettingCondition])? {
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else { return (String(key), []) }
    var conditions: [SettingCondition] = []
    var rest = key[bracket...]
    while !rest.isEmpty {
      guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return nil }
      for part in rest[rest.index(after: rest.startIndex)..<close].split(separator: ",") {
        guard let equals = part.firstIndex(of: "=") else { return nil }
        conditions.append(
          SettingCondition(key: trimmed(part[..<equals]), pattern: trimmed(part[part.index(after: equals)...])))
      }
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    return (trimmed(key[..<bracket]), conditions)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// `#include "path"` or `#include? "path"`.
public struct XcconfigInclude: Sendable, Equatable {
  /// As written, between the quotes.
  public var path: String
  /// A missing file is no trouble.
  public var isOptional: Bool
  public var range: Range<Int>
}
