import ResizelintLexer
import ResizelintRules

/// What every format promises of its text, whatever a report quotes: its reader finds the form that it expects, and nothing of
/// the project speaks in it.
enum ReportPromises {
  static let toolVersion = "0"
  private static let root = "/root of it"

  static func context(_ memory: MemoryFiles) -> ReportContext {
    ReportContext(
      catalogue: .embedded, toolName: "resizelint", toolVersion: toolVersion, root: root, failOn: .note, showsSuppressed: true,
      sources: SourceLines(access: memory))
  }

  /// Writes a report in one format, and checks it. Which one hangs on the bytes of the input: among many, each gets its turn.
  static func check(_ report: Report, _ memory: MemoryFiles, _ input: [UInt8]) {
    let number = Int(input.reduce(UInt32(input.count)) { ($0 ^ UInt32($1)) &* 0x0100_0193 } >> 8)
    // SARIF holds all that there is to say of every rule, and would take ten times the time of everything else together.
    let isItsTurn = number.isMultiple(of: 256)
    check(report, memory, as: isItsTurn ? .sarif : others[number % others.count])
  }

  private static let others = ReportFormat.allCases.filter { $0 != .sarif }

  private static func check(_ report: Report, _ memory: MemoryFiles, as format: ReportFormat) {
    var output = OutputBuffer()
    reporter(format).write(report, in: context(memory), to: &output)
    guard let text = String(validating: output.bytes, as: UTF8.self) else { fatalError("\(format) that is no UTF-8") }
    for scalar in text.unicodeScalars where isDeceptive(scalar) {
      let isOfFormat = format == .csv && scalar == "\r" || format == .github && scalar == "\t"
      demand(isOfFormat, "U+\(String(scalar.value, radix: 16)) in \(format)")
    }
    checkForm(output.bytes, of: format)
  }

  private static func reporter(_ format: ReportFormat) -> any Reporter {
    switch format {
    case .text: TextReporter(width: 80)
    case .json: JsonReporter()
    case .jsonl: JsonlReporter()
    case .sarif: SarifReporter()
    case .xcode: XcodeReporter()
    case .github: GithubReporter()
    case .gitlab: GitlabReporter()
    case .checkstyle: CheckstyleReporter()
    case .junit: JunitReporter()
    case .markdown: MarkdownReporter()
    case .csv: CsvReporter()
    case .agent: AgentReporter()
    }
  }

  /// What moves a cursor, turns a line around or is not seen.
  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func checkForm(_ bytes: [UInt8], of format: ReportFormat) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    switch format {
    case .json, .sarif, .gitlab: checkJson(bytes, of: format)
    case .jsonl: for line in lines { checkJson([UInt8](line), of: format) }
    case .checkstyle: checkXml(bytes, elements: ["checkstyle", "file", "error"])
    case .junit: checkXml(bytes, elements: ["testsuites", "testsuite", "testcase", "skipped", "failure", "error"])
    case .csv: checkRows(bytes)
    case .markdown:
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
        let isOwn = tags.contains { bytes[(index + 1)...].starts(with: $0.utf8) }
        demand(isOwn, "a tag of somebody else's in markdown")
      }
    case .github:
      for line in lines {
        demand(["::error", "::warning", "::notice"].contains { line.starts(with: $0.utf8) }, "no command in github")
      }
    case .xcode: for line in lines { demand(line.starts(with: root.utf8), "a line without its path in xcode") }
    case .text, .agent:
      for line in lines {
        demand(!line.drop { $0 == UInt8(ascii: " ") }.starts(with: "::".utf8), "a command in \(format)")
      }
    }
  }

  private static let tags = ["details>", "/details>", "summary>", "/summary>", "b>", "/b>", "code>", "/code>"]

  private static func checkJson(_ bytes: [UInt8], of format: ReportFormat) {
    let problems = JsonReader.read(bytes).problems
    demand(problems.isEmpty, "\(format) that is no JSON: \(problems)")
  }

  /// No element but those of the format, and each closed where it should be.
  private static func checkXml(_ bytes: [UInt8], elements: Set<String>) {
    var scanner = XmlScanner(bytes)
    while let event = scanner.next() {
      if case .start(let tag) = event { demand(elements.contains(tag.name), "an element \(tag.name)") }
    }
    demand(scanner.problems.isEmpty, "XML that is none: \(scanner.problems)")
    demand(scanner.comments.isEmpty, "a comment in XML")
  }

  /// Every row has as many fields as the first, and none is a formula.
  private static func checkRows(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var isQuoted = false
    var counts: [Int] = []
    var fields = 1
    var startsField = true
    for byte in bytes {
      if startsField { demand(!"=+-@".utf8.contains(byte), "a formula in csv") }
      startsField = false
      switch byte {
      case quote: isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        fields += 1
        startsField = true
      case UInt8(ascii: "\n") where !isQuoted:
        counts.append(fields)
        fields = 1
        startsField = true
      default: break
      }
    }
    demand(!isQuoted && Set(counts).count <= 1, "rows of several lengths in csv: \(counts)")
  }
}
