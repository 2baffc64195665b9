import ResizelintRules
import Testing

/// A small app: a screen, a row that it shows, a controller, and code that belongs to none.
private let project = [
  "App.swift": """
  import SwiftUI
  @main struct SampleApp: App { var body: some Scene { WindowGroup { Library() } } }
  """,
  "Library.swift": """
  import SwiftUI
  struct Library: View {
    var body: some View { List { Row() } }
  }
  struct Row: View {
    var body: some View { Text("a").frame(width: UIScreen.main.bounds.width) }
  }
  """,
  "Player.swift": """
  import UIKit
  final class Player: UIViewController {
    func place() { view.frame.size.width = UIDevice.current.userInterfaceIdiom == .pad ? 400 : 300 }
  }
  """,
  "Global.swift": """
  import UIKit
  let screenWidth = UIScreen.main.bounds.width
  """,
]

private func matrix(of files: [String: String]) -> TestMatrix {
  let memory = MemoryFiles(files)
  let report = Engine(catalogue: .embedded).lint(memory.files, access: memory)
  return MatrixBuilder(files: memory.files, access: memory).matrix(of: report)
}

@Test func givesTheFindingsOfARowToTheScreenThatShowsIt() {
  let matrix = matrix(of: project)
  #expect(matrix.screens.map(\.name) == ["The app", "Library", "Player"])
  let library = matrix.screens[1]
  #expect(library.rows.contains { $0.shape == .widePhoneWindow && $0.reasons.contains { $0.rule == "main-screen-bounds" } })
  #expect(library.path == "Library.swift")
  #expect(library.line == 2)
}

@Test func everyScreenIsTriedInTheNarrowestWindow() {
  for screen in matrix(of: project).screens where screen.kind != .app {
    #expect(screen.rows.first?.shape == .narrowest)
  }
}

@Test func keepsTheIdsOfRowsWhereFilesAndLinesChange() {
  let moved = Dictionary(uniqueKeysWithValues: project.map { ("Moved/" + $0.key, "// A line more.\n" + $0.value) })
  let ids = { (matrix: TestMatrix) in matrix.screens.flatMap { $0.rows.map(\.id) } }
  let (before, after) = (ids(matrix(of: project)), ids(matrix(of: moved)))
  #expect(!before.isEmpty)
  #expect(before == after)
  #expect(Set(before).count == before.count)
}

@Test(arguments: MatrixFormat.allCases)
func keepsTicksThroughEveryFormat(_ format: MatrixFormat) {
  var first = matrix(of: project)
  first.screens[1].rows[0].isDone = true
  var second = matrix(of: project)
  let gone = second.tick(MatrixTicks.read(format.render(first).bytes))
  #expect(second == first)
  #expect(gone == 0)
}

@Test func saysHowManyTicksHaveLostTheirRows() {
  var matrix = matrix(of: project)
  #expect(matrix.tick(["0123456789"]) == 1)
  #expect(matrix.progress.done == 0)
}

@Test func readsNothingInATextThatIsNoMatrix() {
  #expect(MatrixTicks.read(Array("{\"screens\": [{\"rows\": 3}]}".utf8)) == [])
  #expect(MatrixTicks.read(Array("- [x] done\n- [x]".utf8)) == [])
  #expect(MatrixTicks.read([]) == [])
}

@Test func aCleanProjectHasAnEmptyMatrix() {
  #expect(matrix(of: ["A.swift": "let a = 1"]).screens == [])
}

@Test func namesTheSizesAtWhichALayoutChanges() throws {
  let matrix = matrix(of: [
    "Board.swift": """
    import UIKit
    final class Board: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.subviews.first?.isHidden = view.bounds.width < 640
        view.subviews.last?.isHidden = view.bounds.width < 480
      }
    }
    """
  ])
  let reason = try #require(matrix.screens.first?.rows.flatMap(\.reasons).first { $0.rule == "width-threshold" })
  #expect(reason.sizes == [480, 640])
  #expect(reason.count == 2)
  for format in MatrixFormat.allCases {
    let text = String(decoding: format.render(matrix).bytes, as: UTF8.self)
    #expect(format == .json ? text.contains("480,\n") : text.contains("just below and above 480, 640"))
  }
}
