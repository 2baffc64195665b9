import ResizelintLexer

/// Gathers the facts of one Objective-C file: its classes, whether it starts the app, makes windows or supplies scenes, and the helpers that
/// Swift code asks.
///
/// A look at words is enough for that. Comments and literals are skipped; what the preprocessor leaves out is not told.
struct ObjectiveCFacts {
  private var words: ObjectiveCWords
  private var facts: SourceFacts
  private let lines: LineTable.Lazy

  static func isObjectiveC(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  static func read(path: String, bytes: SourceBytes) -> SourceFacts {
    var reader = ObjectiveCFacts(path: path, bytes: bytes)
    reader.read()
    return reader.facts
  }

  private init(path: String, bytes: SourceBytes) {
    words = ObjectiveCWords(bytes)
    lines = LineTable.Lazy(bytes)
    facts = SourceFacts(path: path)
    facts.isTest = SourceFile.standsInTests(path)
  }

  private mutating func read() {
    while words.skipTrivia() {
      if let word = words.eatWord() {
        note(word)
      } else {
        if let type = facts.types.last, let helper = ObjectiveCHelper(at: words, owner: type.name, path: facts.path, lines) {
          facts.helpers.append(helper)
        }
        words.offset += 1
      }
    }
  }

  private static let telling = WordSet([
    "implementation", "interface", "UIApplicationMain", "configurationForConnectingSceneSession", "initWithWindowScene",
    "UIWindow", "windowScene", "storyboard", "XCTestCase",
  ])

  private mutating func note(_ word: Range<Int>) {
    guard ObjectiveCFacts.telling.contains(word, in: words.bytes) else { return }
    switch words.bytes.text(word) {
    case "implementation" where words.isDirective(word): addClass()
    case "UIApplicationMain": facts.callsApplicationMain = facts.callsApplicationMain || words.next == UInt8(ascii: "(")
    case "XCTestCase": facts.isTest = true
    case "configurationForConnectingSceneSession":
      guard !facts.types.isEmpty else { return }
      facts.types[facts.types.count - 1].callbacks.append(
        MemberFact(name: ApplicationDelegateMembers.configurationMethod, origin: lines.origin(of: word, in: facts.path)))
    case "initWithWindowScene": facts.makesWindow = true
    case "UIWindow":
      // `[UIWindow alloc]`, `[UIWindow new]`
      let verb = words.peekWord()
      facts.makesWindow = facts.makesWindow || verb == "alloc" || verb == "new"
    case "windowScene": facts.makesWindow = facts.makesWindow || words.next == UInt8(ascii: "=")
    case "storyboard": facts.setsSceneStoryboard = facts.setsSceneStoryboard || words.next == UInt8(ascii: "=")
    default: break
    }
  }

  /// `@implementation Name`; a category declares nothing new.
  private mutating func addClass() {
    guard words.skipTrivia(), let name = words.eatWord() else { return }
    let isCategory = words.next == UInt8(ascii: "(")
    var fact = TypeFact(
      kind: isCategory ? .extension : .class, name: words.bytes.text(name), inherited: [], importsSwiftUI: false,
      origin: lines.origin(of: name, in: facts.path))
    fact.objcName = fact.name
    facts.types.append(fact)
  }
}
