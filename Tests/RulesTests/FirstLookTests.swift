import ResizelintLexer
import Testing

@testable import ResizelintRules

/// A file that is passed over, or asked less, must be one of which nothing would have been said.
struct FirstLookTests {
  private let book = RuleBook(catalogue: .embedded)

  @Test(arguments: RuleFixture.all.filter(\.isOneSwiftFile))
  func losesNothing(_ fixture: RuleFixture) throws {
    let (path, text) = try #require(fixture.files.first)
    // What the comments say of the rules must not stand in for what the code says.
    let code = FirstLookTests.withoutComments(Array(text.utf8))
    let (seen, all) = SourceBytes.withPadded(code) { bytes in
      let checker = FileChecker(catalogue: .embedded, book: book)
      let all = checker.judgeEverything(path: path, bytes: bytes, book)
      return (checker.check(path: path, bytes: bytes, context: FileContext(), today: nil).judgement, all)
    }
    #expect(seen?.findings ?? [] == all.findings, "\(fixture)")
    #expect(seen?.thresholds.count ?? 0 == all.thresholds.count)
    #expect(seen?.facts.layout ?? LayoutFacts() == all.facts.layout)
    #expect(seen?.facts.makesWindow ?? false == all.facts.makesWindow)
  }

  @Test
  func passesOverCodeThatHasNothingToDoWithWindows() {
    for text in [
      "struct Account { var name: String; func rename(to name: String) { self.name = name } }",
      "let main = DispatchQueue.main\nenum State { case on, off }",
      "func digest(_ bytes: [UInt8]) -> UInt32 { bytes.reduce(0x811C) { $0 &* 31 &+ UInt32($1) } }",
    ] {
      #expect(!isWorthJudging(text), "\(text)")
    }
  }

  @Test
  func stopsAtWhatOnlyNamesAndNumbersTell() {
    for text in [
      "let statusBarHeight: CGFloat = 44", "let deviceWidths = [320, 375, 414]", "if model == \"iPhone15,2\" { fast() }",
      "@main\nstruct Start {}", "@State private var isOpen = false", "// resizelint:allow-file everything",
      "if SCREEN_WIDTH > 600 { wide() }", "class Delegate: FlutterAppDelegate {}",
    ] {
      #expect(isWorthJudging(text), "\(text)")
    }
  }

  @Test
  func knowsEveryWordOfTheFile() {
    let bytes = Array("let grösse = [`default`, _x2, kScreenWidth] // ünder".utf8)
    SourceBytes.withPadded(bytes) { bytes in
      let words = book.firstLook.look(at: bytes, isTest: false).words
      for word in ["let", "grösse", "default", "_x2", "kScreenWidth", "ünder"] {
        #expect(words.mayContain(WordFilter.number(of: word)), "\(word)")
      }
    }
  }

  /// The file of the delegate says nothing but that it inherits.
  @Test(arguments: ["Start", "Begin"])
  func findsTheClassesThatAPropertyListNames(_ name: String) {
    let manifest = """
      <plist><dict><key>CFBundlePackageType</key><string>APPL</string><key>UILaunchScreen</key><dict/>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Default</string>
      <key>UISceneDelegateClassName</key><string>\(name)</string></dict></array></dict></dict></dict></plist>
      """
    let memory = MemoryFiles([
      "Info.plist": manifest, "Start.swift": "final class Start: Middle {}", "Middle.swift": "class Middle: Base {}",
      "Base.swift": "import UIKit\n@main class Base: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}",
    ])
    for keptFileCount in [Int.max, 2, 0] {
      var engine = Engine(catalogue: .embedded)
      engine.keptFileCount = keptFileCount
      let report = engine.lint(memory.files, access: memory)
      let isMissing = report.allFindings.contains { $0.rule == "scene-delegate-class-missing" }
      #expect(isMissing == (name == "Begin"), "\(keptFileCount) kept")
    }
  }

  /// As in a large tree, of whose files nothing is kept but what they say.
  @Test(arguments: RuleFixture.all)
  func saysTheSameWhereLittleIsKept(_ fixture: RuleFixture) {
    let memory = MemoryFiles(fixture.files)
    var engine = Engine(catalogue: .embedded)
    let report = engine.lint(memory.files, access: memory)
    for keptFileCount in [0, 1] {
      engine.keptFileCount = keptFileCount
      #expect(engine.lint(memory.files, access: memory) == report, "\(fixture), \(keptFileCount) kept")
    }
  }

  private func isWorthJudging(_ text: String) -> Bool {
    SourceBytes.withPadded(Array(text.utf8)) { book.firstLook.look(at: $0, isTest: false).isWorthJudging }
  }

  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    var text = text
    var buffer = TokenBuffer()
    SourceBytes.withPadded(text) { Tokenizer.tokenize($0, into: &buffer) }
    buffer.withTokens { tokens in
      for token in tokens where token.kind == .comment {
        for offset in Int(token.start)..<Int(token.end) where text[offset] != 0x0A && text[offset] != 0x0D {
          text[offset] = UInt8(ascii: " ")
        }
      }
    }
    return text
  }
}

extension FileChecker {
  /// Judges a file as if it held every word.
  func judgeEverything(path: String, bytes: SourceBytes, _ book: RuleBook) -> Judgement {
    let words = book.firstLook.look(at: bytes, isTest: false).words
    return judge(
      path: path, bytes: bytes, context: FileContext(), today: nil,
      sight: FirstLook.Sight(words: words, marks: FirstLook.Marks(rawValue: .max), isWorthJudging: true))
  }
}
