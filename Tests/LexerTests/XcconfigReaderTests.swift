import ResizelintLexer
import ResizelintTestSupport
import Testing

@Suite struct XcconfigReaderTests {
  private static let sample = """
    ////////////////
    #include "Base.xcconfig" // shared
    #include? "../Local.xcconfig"

    PLAIN=value
    SPACED  =  two words ;
    URL = https://example.org
    COND[sdk=iphoneos*][config=Debug] = a=b
    BOTH[sdk=iphoneos*,arch=arm64] = x
    LONG = one \\
        two // end
    EMPTY =
    """

  private func read(_ text: String) -> XcconfigDocument { XcconfigReader.read([UInt8](text.utf8)) }

  private func assignments(_ document: XcconfigDocument) -> [XcconfigAssignment] {
    document.statements.compactMap { if case .assignment(let assignment) = $0 { assignment } else { nil } }
  }

  @Test func readsAssignmentsWithConditionsCommentsAndContinuations() {
    let document = read(Self.sample)
    #expect(document.problems.isEmpty)
    #expect(
      assignments(document).map { [$0.name, $0.value] } == [
        ["PLAIN", "value"], ["SPACED", "two words"], ["URL", "https:"], ["COND", "a=b"], ["BOTH", "x"],
        ["LONG", "one      two"], ["EMPTY", ""],
      ])
    #expect(assignments(document)[3].conditions.map(\.pattern) == ["iphoneos*", "Debug"])
    #expect(assignments(document)[4].conditions.map(\.key) == ["sdk", "arch"])
    #expect(document.comments.count == 4)
  }

  @Test func readsIncludes() {
    let includes = read(Self.sample).statements.compactMap { if case .include(let include) = $0 { include } else { nil } }
    #expect(includes.map(\.path) == ["Base.xcconfig", "../Local.xcconfig"])
    #expect(includes.map(\.isOptional) == [false, true])
  }

  @Test func knowsWhereNamesAndValuesStand() {
    let bytes = [UInt8]("\r\n  KEY[a=b] = value // c\n".utf8)
    let assignment = assignments(XcconfigReader.read(bytes))[0]
    #expect(String(decoding: bytes[assignment.nameRange], as: UTF8.self) == "KEY[a=b]")
    #expect(String(decoding: bytes[assignment.range], as: UTF8.self) == "KEY[a=b] = value")
  }

  @Test(arguments: ["word", "#if X", "#include Base", "1A = b", "A[sdk] = b", "A[sdk=x = b", "A B = c"])
  func reportsWhatIsNoStatement(line: String) {
    let document = read("GOOD = 1\n\(line)\nALSO = 2")
    #expect(document.problems.map(\.offset) == [9])
    #expect(assignments(document).map(\.name) == ["GOOD", "ALSO"])
  }

  @Test func answersEveryPrefixAndMutationTwiceAlike() {
    let bytes = [UInt8](Self.sample.utf8)
    for input in Array(Mutations.prefixes(of: bytes)) + Mutations.variants(of: bytes, count: 2000) {
      let document = XcconfigReader.read(input)
      #expect(assignments(document).allSatisfy { $0.range.upperBound <= input.count })
      #expect(XcconfigReader.read(input).statements == document.statements)
    }
  }
}
