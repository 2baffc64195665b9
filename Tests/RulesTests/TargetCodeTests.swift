import ResizelintLexer
import Testing

@testable import ResizelintRules

struct TargetCodeTests {
  /// The code of the one target that a tree without a project file has.
  private func code(_ sources: [String: String]) throws -> TargetCode {
    var files = sources
    files["Info.plist"] = "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    let memory = MemoryFiles(files)
    let book = RuleBook(catalogue: .embedded)
    let checker = FileChecker(catalogue: .embedded, book: book)
    var facts: [SourceFacts] = []
    for file in memory.files where file.path != "Info.plist" {
      let bytes = try memory.read(file.path, into: checker.readBuffer)
      facts.append(
        ObjectiveCFacts.isObjectiveC(file.path)
          ? ObjectiveCFacts.read(path: file.path, bytes: bytes)
          : checker.judgeEverything(path: file.path, bytes: bytes, book).facts)
    }
    let model = ProjectModel.read(ProjectFiles(files))
    let sources = ProjectSources(facts)
    return TargetCode(of: 0, in: model, sources: sources, ownersOfFiles: sources.files.map { model.owners(of: $0.path) })
  }

  @Test(arguments: [
    ("@main struct Shop: App {}", TargetCode.Entry.swiftUI),
    ("import SwiftUI\n@main enum Launcher { static func main() { Shop.main() } }\nstruct Shop: SwiftUI.App {}", .swiftUI),
    ("@main class Delegate: UIResponder, UIApplicationDelegate {}", .uiKit),
    ("@UIApplicationMain class Delegate: Base {}\nclass Base: UIResponder, UIApplicationDelegate {}", .uiKit),
    ("@main class Delegate: FlutterAppDelegate {}", .uiKit),
    ("UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)", .uiKit),
    ("import SwiftUI\nstruct Shop: App {}\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)", .unknown),
    ("struct Model: App {}\nlet main: App = Model()", .unknown),
    ("#if os(macOS)\n@main class Delegate: NSObject, UIApplicationDelegate {}\n#endif", .unknown),
    ("let text = \"@main struct Shop: App {}\"", .unknown),
    ("@main enum Tool { static func main() {} }", .unknown),
  ])
  func tellsHowAnAppStarts(source: String, entry: TargetCode.Entry) throws {
    #expect(try code(["App.swift": source]).entry == entry)
  }

  @Test func findsTheEntryPointOfAnObjectiveCApp() throws {
    let main = "int main(int c, char **v) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }"
    #expect(try code(["main.m": main]).entry == .uiKit)
    #expect(try code(["main.m": "// UIApplicationMain(c, v)\nchar *text = \"UIApplicationMain(\";"]).entry == .unknown)
  }

  @Test func findsClassesAndSceneMethodsOfObjectiveC() throws {
    let code = try code([
      "Delegate.m": """
      @implementation AppDelegate
      /* @implementation Ghost */
      - (UISceneConfiguration *)application:(UIApplication *)application
          configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        self.window = [[UIWindow alloc] initWithWindowScene:scene];
      }
      @end
      @implementation AppDelegate (Links)
      @end
      """
    ])
    #expect(code.linked.flatMap(\.types).map(\.name) == ["AppDelegate", "AppDelegate"])
    #expect(code.linked.flatMap(\.types).map(\.kind) == [.class, .extension])
    #expect(code.configurationMethod?.origin.start == LineTable.Position(line: 4, column: 5))
    #expect(code.linked.map(\.makesWindow) == [true])
  }

  @Test func leavesOutWhatStandsInTests() throws {
    let source = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}"
    #expect(try code(["AppTests/SceneDelegate.swift": source]).sceneDelegates.isEmpty)
    #expect(try code(["App/SceneDelegate.swift": source]).sceneDelegates == ["SceneDelegate"])
  }

  @Test func followsInheritanceAcrossFilesAndCycles() throws {
    let code = try code([
      "A.swift": "class Delegate: Middle {}\nclass Ring: Loop {}", "B.swift": "class Middle: Base {}\nclass Loop: Ring {}",
      "C.swift": "extension Base: UIApplicationDelegate {}\nclass Base {}",
    ])
    #expect(code.applicationDelegates == ["Delegate", "Middle", "Base"])
  }

  @Test func survivesObjectiveCThatEndsAnywhere() throws {
    let text = "@implementation A // x\n/* c */ \"s\\\" 'c' @\"t\" UIApplicationMain( 'unclosed\\"
    for count in 0...text.utf8.count {
      let facts = SourceBytes.withPadded(text.utf8.prefix(count)) { ObjectiveCFacts.read(path: "A.m", bytes: $0) }
      #expect(facts.types.count <= 1)
    }
  }
}
