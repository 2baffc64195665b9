import ResizelintLexer

/// Says which finding one is, whatever its line and path.
///
/// Made of the rule, the enclosing declarations, the flagged tokens without white space and comments, and an ordinal among
/// equals of the same file. No path, no line, no message: a moved file or line keeps it.
public struct Fingerprint: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  public init(rule: RuleID) { add(rule.name) }

  /// Adds one part; parts cannot run into each other.
  public mutating func add(_ part: String) {
    for byte in part.utf8 { mix(byte) }
    mix(0)
  }

  private mutating func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SourceFile {
  /// The names of the declarations around a token, from the outermost in.
  func declarationPath(of index: Int) -> String {
    var names: [String] = []
    for scope in scopes(around: index) {
      switch scope.kind {
      case .type, .function, .property:
        var name = scope.head + 1
        if scope.keyword == .`init` || scope.keyword == .deinit || scope.keyword == .subscript { name = scope.head }
        if name < code.count, code[name].kind == .word { names.append(text(name)) }
      default: break
      }
    }
    return names.reversed().joined(separator: ".")
  }

  /// The tokens of a range, without white space, comments and backticks.
  func normalised(_ range: Range<Int>) -> String {
    var result = ""
    for index in range {
      if code[index].kind == .word, index > range.lowerBound, code[index - 1].kind == .word { result += " " }
      result += text(index)
      if result.utf8.count > 400 { break }
    }
    return result
  }
}
