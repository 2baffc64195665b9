import Testing

@testable import ResizelintRules

@Suite struct PathTableTests {
  private static let paths = [
    "", "A", "A.swift", "A/B", "A/B.swift", "A/B/C.swift", "A/B/D.swift", "A/B/D.swift.orig", "A/Bc/D.swift", "A/b.swift",
    "A0.swift",
    "Z/" + String(repeating: "x", count: 300) + "/a.swift", "Z/" + String(repeating: "x", count: 300) + "/b.swift", "Z/y.swift",
    "\u{E9}.swift", "日本/語.swift", "日本/語2.swift",
  ]

  @Test func spellsWhatItWasGiven() {
    let table = PathTable(Self.paths)
    #expect(Array(table) == Self.paths)
    #expect(table.indices.map { table[$0] } == Self.paths)
    #expect(PathTable(Self.paths.reversed()) == table)
    #expect(PathTable().isEmpty)
  }

  @Test func findsEachPathAndNoOther() {
    for count in 0...Self.paths.count {
      let paths = Self.paths.prefix(count)
      let table = PathTable(paths)
      for (number, path) in Self.paths.enumerated() {
        #expect(table.number(of: path) == (number < count ? number : nil))
        #expect(!table.contains(path + "!"))
        #expect(!table.contains("!" + path))
      }
    }
  }

  @Test func findsANameThatIsWrittenInAnotherWay() {
    #expect(PathTable(Self.paths).number(of: "e\u{301}.swift") == Self.paths.firstIndex(of: "\u{E9}.swift"))
  }

  @Test(arguments: ["", "A", "A/B", "A/B.swift", "A/Bc", "A/C", "B", "Z", "日本", "日"])
  func listsAFolder(_ folder: String) {
    let below = folder.isEmpty ? Self.paths : Self.paths.filter { $0.hasPrefix(folder + "/") }
    #expect(Array(PathTable(Self.paths).below(folder)) == below)
  }

  @Test func putsFilesInOrder() {
    var files: InputFiles = [InputFile(path: "b"), InputFile(path: "a/c", isReported: false)]
    files.append(InputFile(path: "a.swift"))
    files.sort()
    #expect(files.map(\.path) == ["a.swift", "a/c", "b"])
    #expect(files.map { files.reports($0.path) } == [true, false, true])
    #expect(files.reports("a") == nil)
  }
}
