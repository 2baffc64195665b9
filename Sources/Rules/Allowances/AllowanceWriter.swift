import ResizelintLexer

/// Writes allowances into the text of a file.
public struct AllowanceWriter {
  private let path: String
  private let bytes: [UInt8]
  private let lines: LineTable
  private let reason: String

  public init(path: String, bytes: [UInt8], reason: String) {
    self.path = path
    self.bytes = bytes
    self.reason = reason
    lines = LineTable(bytes)
  }

  /// Whether a text can stand as the reason: one line that says something and ends no comment.
  public static func isReason(_ text: String) -> Bool {
    !text.utf8.contains { $0 < 0x20 } && !text.contains("*/") && text.contains { !$0.isWhitespace }
  }

  /// Where a comment goes, and which rules it names.
  private struct Insertions {
    /// By the line above which they stand.
    var rules: [Int: Set<String>] = [:]
    /// For the whole file.
    var ofFile: Set<String> = []
    /// The findings that no comment can cover.
    var isIncomplete = false
  }

  /// The file with an allowance for each finding; nil where a finding cannot be allowed by a comment.
  ///
  /// A comment stands above the statement or the entry, as far in as that; several findings there share it.
  public func allowing(_ findings: [Finding]) -> [UInt8]? {
    let insertions: Insertions
    switch ProjectPath.fileExtension(of: path) {
    case "swift": insertions = insertionsInSwift(findings)
    case "plist", "entitlements", "pbxproj", "xcconfig", "storyboard", "xib", "yml", "yaml":
      guard !bytes.starts(with: "bplist".utf8) else { return nil }
      insertions = insertionsInData(findings)
    default: return nil
    }
    guard !insertions.isIncomplete else { return nil }
    var result: [UInt8] = []
    for line in 1...lines.lineCount {
      let range = lines.byteRange(ofLine: line)
      if let rules = insertions.rules[line] {
        result += bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
        result += comment("allow", rules) + lineBreak
      }
      result += bytes[range]
    }
    if !insertions.ofFile.isEmpty {
      if let last = result.last, last != 0x0A, last != 0x0D { result += lineBreak }
      result += comment("allow:file", insertions.ofFile) + lineBreak
    }
    return result
  }

  private var lineBreak: [UInt8] {
    let first = bytes[lines.byteRange(ofLine: 1)]
    return first.suffix(2).elementsEqual([0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
  }

  private func comment(_ word: String, _ rules: Set<String>) -> [UInt8] {
    let body = "resizelint:\(word) \(rules.sorted().joined(separator: ", "))"
    if isXml {
      // Two hyphens end what XML takes for a comment.
      let reason = reason.split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
      return Array("<!-- \(body) — \(reason) -->".utf8)
    }
    let opener = path.hasSuffix(".yml") || path.hasSuffix(".yaml") ? "#" : "//"
    return Array("\(opener) \(body) -- \(reason)".utf8)
  }

  private var isXml: Bool {
    ["storyboard", "xib"].contains(ProjectPath.fileExtension(of: path))
      || bytes.first { !CommentScanner.isSpace($0) && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } == UInt8(ascii: "<")
  }

  // MARK: - Swift

  private func insertionsInSwift(_ findings: [Finding]) -> Insertions {
    var insertions = Insertions()
    SourceBytes.withPadded(bytes) { source in
      var buffer = TokenBuffer()
      Tokenizer.tokenize(source, into: &buffer)
      let file = SourceFile()
      buffer.withTokens { file.load(path: path, bytes: source, tokens: $0) }
      for finding in findings {
        if let line = line(for: finding, in: file) {
          insertions.rules[line, default: []].insert(finding.rule.name)
        } else {
          insertions.isIncomplete = true
        }
      }
    }
    return insertions
  }

  /// The line above which a comment covers a finding: that of the innermost statement whose line a comment can stand above.
  private func line(for finding: Finding, in file: SourceFile) -> Int? {
    let range = lines.byteRange(ofLine: finding.line)
    var token = file.firstToken(from: range.lowerBound)
    while token < file.code.count, lines.position(of: Int(file.code[token].start), in: bytes).column != finding.column,
      Int(file.code[token].start) < range.upperBound
    {
      token += 1
    }
    guard token < file.code.count, Int(file.code[token].start) < range.upperBound else { return nil }
    var statement = file.statement(of: token)
    while let current = statement {
      let line = lines.line(of: Int(file.code[file.statements[current].start].start))
      if canStand(aboveLine: line, covering: token, in: file) { return line }
      let scope = file.scopes[file.statements[current].scope]
      statement = scope.statement >= 0 && scope.statement != current ? scope.statement : nil
    }
    return canStand(aboveLine: finding.line, covering: token, in: file) ? finding.line : nil
  }

  private func canStand(aboveLine line: Int, covering token: Int, in file: SourceFile) -> Bool {
    let start = lines.byteRange(ofLine: line).lowerBound
    let first = file.firstToken(from: start)
    guard first <= token, !file.code[first].isClosingBracket else { return false }
    // The line must not begin inside a string or a comment.
    if first > 0, Int(file.code[first - 1].end) > start { return false }
    if first > 0, file.code[first - 1].kind == .text || file.code[first].kind == .text || file.code[first].kind == .closeQuote {
      return false
    }
    if file.comments.contains(where: { Int($0.start) < start && start < Int($0.end) }) { return false }
    return token < file.endOfPiece(from: first, lines)
  }

  // MARK: - Other files

  private func insertionsInData(_ findings: [Finding]) -> Insertions {
    var insertions = Insertions()
    for finding in findings {
      if DataFileAllowances.hasPiece(path: path, bytes: bytes, startingOnLine: finding.line, lines) {
        insertions.rules[finding.line, default: []].insert(finding.rule.name)
      } else {
        insertions.ofFile.insert(finding.rule.name)
      }
    }
    return insertions
  }
}
