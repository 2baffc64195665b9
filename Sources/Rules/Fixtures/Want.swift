/// What a fixture says of itself: which findings its comments want, and where.
///
/// `// want main-screen-bounds` stands on the line that is flagged; `want+1` and `want-1` speak of a neighbour. A level may
/// follow the id: `// want main-screen-bounds note`. Several are separated by commas. A line below that holds nothing but a
/// comment with `^` pins the column.
public struct Want: Sendable, Equatable {
  public var rule: RuleID
  /// From 1.
  public var line: Int
  /// In UTF-16 units, from 1; nil where any column will do.
  public var column: Int?
  /// Nil where any level will do.
  public var severity: Severity?

  public init(rule: RuleID, line: Int, column: Int? = nil, severity: Severity? = nil) {
    self.rule = rule
    self.line = line
    self.column = column
    self.severity = severity
  }

  /// The expectations in the comments of a text, in order.
  public static func all(in text: String) -> [Want] {
    var result: [Want] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    for (number, line) in lines.enumerated() {
      for opener in ["// want", "<!-- want", "/* want", "# want"] {
        guard let start = line.range(of: opener)?.upperBound else { continue }
        result += wants(line[start...], line: number + 1)
      }
      if let column = pinnedColumn(line), number > 0 {
        for index in result.indices where result[index].line == number { result[index].column = column }
      }
    }
    return result
  }

  /// `+1 main-screen-bounds note, idiom-branch`.
  private static func wants(_ text: Substring, line: Int) -> [Want] {
    var rest = text
    var offset = 0
    if let sign = rest.first, sign == "+" || sign == "-" {
      rest = rest.dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      offset = (Int(digits) ?? 0) * (sign == "+" ? 1 : -1)
      rest = rest.dropFirst(digits.count)
    }
    guard rest.first == " " else { return [] }
    return rest.split(separator: ",").compactMap { want in
      let words = want.split { !($0.isLetter || $0.isNumber || $0 == "-") }
      guard let rule = words.first, rule != "-->" else { return nil }
      return Want(
        rule: RuleID(String(rule)), line: line + offset, severity: words.dropFirst().first.flatMap { Severity(name: $0) })
    }
  }

  /// The column of the caret in a line like `//      ^`.
  private static func pinnedColumn(_ line: Substring) -> Int? {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    guard trimmed.hasPrefix("//"), trimmed.dropFirst(2).allSatisfy({ $0 == " " || $0 == "^" }),
      let caret = line.firstIndex(of: "^")
    else { return nil }
    return line[..<caret].utf16.count + 1
  }

  /// The finding is the expected one.
  public func isMet(by finding: Finding) -> Bool {
    finding.rule == rule && finding.line == line && column.map { $0 == finding.column } ?? true
      && severity.map { $0 == finding.severity } ?? true
  }

  /// How a person would write it down.
  public var description: String {
    "\(line)\(column.map { ":\($0)" } ?? "") \(rule)\(severity.map { " \($0.name)" } ?? "")"
  }
}

extension StringProtocol {
  /// The first place where a text occurs.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
