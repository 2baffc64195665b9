import ResizelintRules
import Testing

private func finding(_ first: Int, _ last: Int, endColumn: Int = 5, path: String = "a.swift") -> Finding {
  Finding(
    rule: "main-screen", phase: .antiPatterns, severity: .warning, path: path, line: first, column: 1, endLine: last,
    endColumn: endColumn, message: "", fix: "")
}

private func changes(_ patch: String) throws -> ChangedLines { try PatchReader.read(Array(patch.utf8)) }

struct ChangedLinesTests {
  private let patch = """
    diff --git a/a.swift b/a.swift
    index 1..2 100644
    --- a/a.swift
    +++ b/a.swift
    @@ -3,4 +3,4 @@ final class A {
     three
    -four
    +four, new
    +five
     six
    -seven
    @@ -20 +22,0 @@
    -twenty
    @@ -30,0 +31,2 @@
    +++ this line only looks like a header
    +another
    \\ No newline at end of file

    """

  @Test func aFindingCountsWhenAnyOfItsLinesChanged() throws {
    let changes = try changes(patch)
    let touched = (1...40).filter { changes.touches(finding($0, $0)) }
    #expect(touched == [4, 5, 31, 32])
    #expect(changes.touches(finding(1, 4)) && changes.touches(finding(5, 9)))
    #expect(!changes.touches(finding(1, 4, endColumn: 1)))
    #expect(!changes.touches(finding(4, 4, path: "b.swift")))
  }

  @Test func aFindingCountsWhenALineInsideItIsGone() throws {
    let changes = try changes(patch)
    #expect(changes.touches(finding(22, 23)) && changes.touches(finding(6, 7)))
    #expect(!changes.touches(finding(22, 22)) && !changes.touches(finding(23, 23)))
  }

  @Test func aFindingOfAProjectCountsWhenAFileThatCausesItChanged() throws {
    var finding = finding(1, 1, path: "App.xcodeproj/project.pbxproj")
    finding.related = [.init(path: "a.swift", line: 900, column: 1, message: "")]
    let changes = try changes(patch)
    #expect(!changes.touches(finding))
    finding.isOfProject = true
    #expect(changes.touches(finding))
  }

  @Test func readsNamesAsGitAndDiffWriteThem() throws {
    func path(_ line: String) throws -> [String] { try Array(changes("+++ \(line)\n@@ -0,0 +1 @@\n+x\n").files.keys) }
    #expect(try path("b/App/A B.swift\t") == ["App/A B.swift"])
    #expect(try path("\"b/tab\\there \\303\\251\\\"q.swift\"") == ["tab\there é\"q.swift"])
    #expect(try path("App/Plain.swift\t2027-03-31 12:00:00") == ["App/Plain.swift"])
    #expect(try changes("--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n").files.isEmpty)
  }

  @Test(arguments: [
    ("@@ -1 +1 @@\n-a\n+b\n", 1), ("+++ b/a\n@@ what @@\n", 2), ("+++ b/a\n@@ -1,2 +1,2 @@\n a\n", 3),
    ("+++ b/a\n@@ -1 +1 @@\nx\n", 3),
    ("+++ b/a\n@@ -1 +99999999999999999999 @@\n", 2),
  ])
  func refusesWhatIsNoPatch(_ text: String, _ line: Int) {
    do throws(PatchReader.Problem) {
      _ = try PatchReader.read(Array(text.utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line)
    }
  }

  @Test func saysNothingAboutATextWithoutAHunk() throws {
    #expect(try changes("").files.isEmpty)
    #expect(try changes("Binary files differ\n").files.isEmpty)
  }

  @Test(arguments: [
    "diff --git a/a.swift b/a.swift\nindex 1..2 100644\nBinary files a/a.swift and b/a.swift differ\n",
    "diff --git a/a.swift b/a.swift\nnew file mode 100644\nBinary files /dev/null and b/a.swift differ\r\n",
    "diff --git a/x b/a.swift\nrename from x\nrename to a.swift\nBinary files a/x and b/a.swift differ\n",
    "diff --git a/a.swift b/a.swift\nindex 1..2 100644\nGIT binary patch\nliteral 2\nJcmZQzU|;|M00aO5\n\n",
    "Binary files a/a.swift and b/a.swift differ\n", "Binary files /dev/null and b/a.swift differ\n",
  ])
  func takesAFileWhoseLinesNobodyComparedForChanged(_ patch: String) throws {
    #expect(try changes(patch).touches(finding(7, 7)))
  }

  @Test func readsNamesThatHoldWhatStandsBetweenNames() throws {
    for name in ["a and b.swift", "a b b/a b.swift"] {
      let patch = "diff --git a/\(name) b/\(name)\nBinary files a/\(name) and b/\(name) differ\n"
      #expect(try changes(patch).touches(finding(7, 7, path: name)))
    }
  }
}

struct CalendarDateTests {
  @Test func knowsTheDaysOfTheCalendar() {
    for text in ["2024-02-29", "2000-02-29", "2027-12-31"] { #expect(CalendarDate(text)?.description == text) }
    for text in ["2027-02-29", "1900-02-29", "2027-04-31", "2027-13-01", "2027-00-10", "27-01-01", "2027-1-1", "2027/01/01", ""] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
  }

  @Test func comesInOrder() throws {
    #expect(try #require(CalendarDate("2027-03-31")) < #require(CalendarDate("2027-04-01")))
  }
}
