// Compares the output of `resizelint dev tokens` with the syntax tree of the toolchain's own parser.
//
// usage: lexer-oracle PATH… < output of `resizelint dev tokens PATH…`
//
// Prints one line for each file that differs and a summary in the last line:
// `summary FILES BYTES DIFFERING MISSING REJECTED REJECTED-AND-DIFFERING`.

import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a byte is, on either side. White space and whatever is not compared is `none`.
enum ByteClass: UInt8 {
  case none, comment, word, number, text, quote, regex, `operator`

  init?(name: Substring) {
    switch name {
    case "comment": self = .comment
    case "word": self = .word
    case "number": self = .number
    case "text": self = .text
    case "quote": self = .quote
    case "regex": self = .regex
    case "operator": self = .operator
    default: return nil
    }
  }

  /// Two of these can touch, so that their boundary is worth a look.
  var hasBoundary: Bool { self == .word || self == .number }
}

/// The classes of all bytes of a file; the first byte of a word or a number is marked.
struct ByteClasses {
  static let startMark: UInt8 = 0x80
  /// The byte is not compared.
  static let ignored: UInt8 = 0x7F

  var classes: [UInt8]

  init(count: Int) { classes = [UInt8](repeating: ByteClass.none.rawValue, count: count) }

  // Where a file is no UTF-8 the parser counts the character that stands for the broken bytes, and its offsets may run
  // past the end.
  mutating func mark(_ start: Int, _ end: Int, _ byteClass: ByteClass) {
    let end = min(end, classes.count)
    guard start < end else { return }
    for offset in start..<end { classes[offset] = byteClass.rawValue }
    if byteClass.hasBoundary { classes[start] |= ByteClasses.startMark }
  }

  mutating func ignore(_ start: Int, _ end: Int) {
    for offset in min(start, classes.count)..<min(end, classes.count) { classes[offset] = ByteClasses.ignored }
  }

  static func name(_ value: UInt8) -> String {
    let name = ByteClass(rawValue: value & ~startMark).map { "\($0)" } ?? "ignored"
    return value & startMark != 0 ? "start of \(name)" : name
  }
}

/// Reads the syntax tree of a file into byte classes.
struct TreeReader {
  var result: ByteClasses
  var offset = 0

  static func classes(of tree: SourceFileSyntax, count: Int) -> ByteClasses {
    var reader = TreeReader(result: ByteClasses(count: count))
    for token in tree.tokens(viewMode: .sourceAccurate) { reader.read(token) }
    return reader.result
  }

  private mutating func read(_ token: TokenSyntax) {
    read(token.leadingTrivia, inString: token.isInsideString)
    let start = offset
    offset += token.trimmedLength.utf8Length
    mark(token, start, offset)
    read(token.trailingTrivia, inString: token.isInsideString)
  }

  private mutating func read(_ trivia: Trivia, inString: Bool) {
    for piece in trivia {
      let start = offset
      offset += piece.sourceLength.utf8Length
      switch piece {
      case .blockComment, .lineComment, .docBlockComment, .docLineComment: result.mark(start, offset, .comment)
      // What escapes a line break in a string.
      case .backslashes, .pounds: result.mark(start, offset, .text)
      case .unexpectedText: result.ignore(start, offset)
      default: break
      }
    }
  }

  private mutating func mark(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier, .keyword, .wildcard:
      result.mark(start, end, .word)
    case .integerLiteral, .floatLiteral:
      result.mark(start, end, .number)
    case .stringSegment:
      result.mark(start, end, .text)
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      result.mark(start, end, .quote)
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern:
      result.mark(start, end, .regex)
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable, .poundSourceLocation:
      result.mark(start, start + 1, .operator)
      result.mark(start + 1, end, .word)
    case .shebang:
      result.mark(start, end, .comment)
    case .endOfFile:
      break
    case .unknown, .backtick:
      result.ignore(start, end)
    default:
      result.mark(start, end, .operator)
    }
  }
}

extension TokenSyntax {
  fileprivate var isInsideString: Bool { parent?.is(StringSegmentSyntax.self) ?? false }
}

/// Counts and first differences of a run.
struct Comparison {
  var files = 0
  var bytes = 0
  var differing = 0
  var missing = 0
  var rejected = 0
  var rejectedAndDiffering = 0

  mutating func compare(path: String, bytes source: [UInt8], ours: ByteClasses) {
    files += 1
    bytes += source.count
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let theirs = TreeReader.classes(of: tree, count: source.count)
    let isRejected = tree.hasError && hasErrors(tree)
    if isRejected { rejected += 1 }
    guard let offset = firstDifference(source, ours.classes, theirs.classes) else {
      if isRejected { print("rejected by the toolchain, and equal: \(path)") }
      return
    }
    if isRejected { rejectedAndDiffering += 1 } else { differing += 1 }
    let lineBreaks = source[..<offset].lazy.filter { $0 == 0x0A }.count
    let context = String(decoding: source[max(0, offset - 24)..<min(source.count, offset + 24)], as: UTF8.self)
    print(
      "\(isRejected ? "rejected by the toolchain, and different" : "DIFFERENT"): \(path):\(lineBreaks + 1) offset \(offset):",
      "ours \(ByteClasses.name(ours.classes[offset])), theirs \(ByteClasses.name(theirs.classes[offset])),",
      "near \(context.debugDescription)")
  }

  private func hasErrors(_ tree: SourceFileSyntax) -> Bool {
    ParseDiagnosticsGenerator.diagnostics(for: tree).contains { $0.diagMessage.severity == .error }
  }

  private func firstDifference(_ source: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Int? {
    for offset in source.indices where ours[offset] != theirs[offset] && theirs[offset] != ByteClasses.ignored {
      switch source[offset] {
      case 0x20, 0x09...0x0D: continue
      default: return offset
      }
    }
    return nil
  }
}

func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return bytes }
    bytes.append(contentsOf: chunk[..<count])
  }
}

@main
enum LexerOracle {
  static func main() {
    var comparison = Comparison()
    var expected = CommandLine.arguments.dropFirst()[...]
    var line = readLine()
    while let header = line {
      guard header.hasPrefix("= ") else { fatalError("not a header: \(header)") }
      let path = String(header.dropFirst(2))
      while let next = expected.popFirst(), next != path { reportMissing(next, in: &comparison) }

      let source = readFile(path) ?? []
      var ours = ByteClasses(count: source.count)
      line = readLine()
      while let text = line, !text.hasPrefix("= ") {
        mark(text, in: &ours)
        line = readLine()
      }
      comparison.compare(path: path, bytes: source, ours: ours)
    }
    for path in expected { reportMissing(path, in: &comparison) }
    print(
      "summary", comparison.files, comparison.bytes, comparison.differing, comparison.missing, comparison.rejected,
      comparison.rejectedAndDiffering)
  }

  private static func reportMissing(_ path: String, in comparison: inout Comparison) {
    comparison.missing += 1
    print("NOT PRINTED: \(path)")
  }

  private static func mark(_ line: String, in classes: inout ByteClasses) {
    let fields = line.split(separator: " ")
    guard fields.count == 3, let start = Int(fields[0]), let end = Int(fields[1]), let byteClass = ByteClass(name: fields[2]),
      start < end, end <= classes.classes.count
    else { fatalError("not a token: \(line)") }
    classes.mark(start, end, byteClass)
  }
}
