import ResizelintLexer

/// Gathers the facts of one Objective-C file: its classes, whether it starts the app, makes windows or supplies scenes.
///
/// A look at words is enough for that. Comments and literals are skipped; what the preprocessor leaves out is not told.
struct ObjectiveCFacts {
  private let bytes: SourceBytes
  private var facts: SourceFacts
  private let lines: LineTable.Lazy
  private var offset = 0

  static func isObjectiveC(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  static func read(path: String, bytes: SourceBytes) -> SourceFacts {
    var reader = ObjectiveCFacts(path: path, bytes: bytes)
    reader.read()
    return reader.facts
  }

  private init(path: String, bytes: SourceBytes) {
    self.bytes = bytes
    lines = LineTable.Lazy(bytes)
    facts = SourceFacts(path: path)
    facts.isTest = SourceFile.standsInTests(path)
  }

  private mutating func read() {
    while offset < bytes.count {
      skipTrivia()
      guard offset < bytes.count else { return }
      if let word = eatWord() { note(word) } else { offset += 1 }
    }
  }

  private static let words = WordSet([
    "implementation", "interface", "UIApplicationMain", "configurationForConnectingSceneSession", "initWithWindowScene",
    "UIWindow", "windowScene", "storyboard", "XCTestCase",
  ])

  private mutating func note(_ word: Range<Int>) {
    guard ObjectiveCFacts.words.contains(word, in: bytes) else { return }
    switch bytes.text(word) {
    case "implementation" where word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: "@"): addClass()
    case "UIApplicationMain": facts.callsApplicationMain = facts.callsApplicationMain || next == UInt8(ascii: "(")
    case "XCTestCase": facts.isTest = true
    case "configurationForConnectingSceneSession":
      guard !facts.types.isEmpty else { return }
      facts.types[facts.types.count - 1].callbacks.append(
        MemberFact(name: ApplicationDelegateMembers.configurationMethod, origin: lines.origin(of: word, in: facts.path)))
    case "initWithWindowScene": facts.makesWindow = true
    case "UIWindow":
      // `[UIWindow alloc]`, `[UIWindow new]`
      let verb = peekWord()
      facts.makesWindow = facts.makesWindow || verb == "alloc" || verb == "new"
    case "windowScene": facts.makesWindow = facts.makesWindow || next == UInt8(ascii: "=")
    case "storyboard": facts.setsSceneStoryboard = facts.setsSceneStoryboard || next == UInt8(ascii: "=")
    default: break
    }
  }

  /// `@implementation Name`; a category declares nothing new.
  private mutating func addClass() {
    skipTrivia()
    guard let name = eatWord() else { return }
    let isCategory = next == UInt8(ascii: "(")
    var fact = TypeFact(
      kind: isCategory ? .extension : .class, name: bytes.text(name), inherited: [], importsSwiftUI: false,
      origin: lines.origin(of: name, in: facts.path))
    fact.objcName = fact.name
    facts.types.append(fact)
  }

  // MARK: Bytes

  /// The next byte that is no white space and stands in no comment.
  private var next: UInt8 {
    var copy = self
    copy.skipTrivia()
    return bytes[copy.offset]
  }

  private func peekWord() -> String? {
    var copy = self
    copy.skipTrivia()
    return copy.eatWord().map { bytes.text($0) }
  }

  private mutating func eatWord() -> Range<Int>? {
    let start = offset
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    return offset > start ? start..<offset : nil
  }

  /// Passes white space, comments, strings and characters.
  private mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"):
        offset += 2
        while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")) {
          offset += 1
        }
        offset = min(offset + 2, bytes.count)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(bytes[offset])
      default: return
      }
    }
  }

  /// To behind the closing quote, or the end of the line.
  private mutating func skipLiteral(_ quote: UInt8) {
    offset += 1
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }
}
