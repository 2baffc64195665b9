import ResizelintLexer
import ResizelintTestSupport
import Testing

@testable import ResizelintRules

/// The structure that tokens alone give.
struct SourceFileTests {
  /// Loads a text and lends the file.
  private func withFile<Result>(_ text: String, _ body: (SourceFile) throws -> Result) rethrows -> Result {
    try SourceBytes.withPadded(Array(text.utf8)) { bytes in
      var buffer = TokenBuffer()
      Tokenizer.tokenize(bytes, into: &buffer)
      let file = SourceFile()
      buffer.withTokens { file.load(path: "File.swift", bytes: bytes, tokens: $0) }
      return try body(file)
    }
  }

  /// The text of each statement.
  private func statements(_ text: String) -> [String] {
    withFile(text) { file in file.statements.map { file.normalised($0.range) } }
  }

  /// The kind of each scope but the file.
  private func scopes(_ text: String) -> [Scope.Kind] { withFile(text) { $0.scopes.dropFirst().map(\.kind) } }

  /// The chain around the first word of that spelling.
  private func chain(of word: String, in text: String) -> String? {
    withFile(text) { file in
      guard let index = file.code.indices.first(where: { file.text($0) == word }), let start = file.chainStart(of: index) else {
        return nil
      }
      return file.normalised(start..<file.chainEnd(from: start))
    }
  }

  @Test func aLineThatStartsWithAPeriodOrAnOperatorGoesOn() {
    #expect(statements("a\n  .b\n  ?? c\nd") == ["a.b??c", "d"])
    #expect(statements("x = y +\n z\n!w") == ["x=y+z", "!w"])
    #expect(statements("foo(\n1,\n2\n)\nbar") == ["foo(1,2)", "bar"])
  }

  @Test func attributesBelongToTheirDeclaration() {
    withFile("@MainActor\n@available(iOS 26, *)\nprivate static func f() {}") { file in
      #expect(file.statements.first?.keyword == .func)
      #expect(file.statements.first?.modifiers.contains(.static) == true)
      #expect(file.statements.count == 1)
    }
  }

  @Test func casesOfASwitchCarryTheirLabel() {
    withFile("switch x {\ncase .a: f()\n g()\ndefault: break\n}") { file in
      let labels = file.statements.map { $0.label < 0 ? "" : file.text(file.statements[$0.label].head) }
      #expect(labels == ["", "case", "case", "case", "default", "default"])
    }
  }

  @Test func bracesAreToldByWhatStandsBeforeThem() {
    #expect(scopes("struct S { var a: Int { 1 } }") == [.type, .property])
    #expect(scopes("class C { var a: Int { get { 1 } set { } } }") == [.type, .property, .accessor, .accessor])
    #expect(scopes("func f() { if a { } else { } }") == [.function, .block, .block])
    #expect(scopes("var a = 1 { didSet { } }") == [.property, .accessor])
    #expect(scopes("let a = { 1 }()") == [.closure])
    #expect(scopes("for x in xs.filter { $0 } { }") == [.closure, .block])
    #expect(scopes("guard let a = b.first(where: { $0 }) else { return }") == [.closure, .block])
    #expect(scopes("switch a { case .b: f { } }") == [.switch, .closure])
    #expect(scopes("let a = if b { 1 } else { 2 }") == [.block, .block])
    #expect(scopes("do { } catch { }") == [.block, .block])
  }

  @Test func trailingClosuresBelongToTheirCall() {
    #expect(chain(of: "b", in: "a.b(1) { x in x } action: { y } .c") == "a.b(1){x in x}action:{y}.c")
    #expect(chain(of: "second", in: "Image(x)\n  .first { 1 }\n  .second()") == "Image(x).first{1}.second()")
  }

  @Test func aChainGoesOnPastAConditionalBlock() {
    #expect(chain(of: "frame", in: "Text(x)\n#if os(iOS)\n.frame(a)\n#endif\n.padding()") == "Text(x).frame(a).padding()")
  }

  @Test func genericArgumentsAreNoComparison() {
    #expect(chain(of: "compare", in: "compare<Int>(1)") == "compare<Int>(1)")
    withFile("a < b && c > (d)") { file in
      #expect(file.code.indices.filter { file.isGeneric($0) }.isEmpty)
    }
  }

  @Test func branchesThatNoPhoneCompilesAreUnreachable() {
    let text = """
      #if os(macOS)
      mac
      #elseif targetEnvironment(macCatalyst)
      catalyst
      #elseif os(iOS) || DEBUG
      phone
      #else
      other
      #endif
      #if DEBUG
      debug
      #else
      release
      #endif
      #if !(canImport(UIKit) && !os(visionOS))
      never
      #endif
      """
    withFile(text) { file in
      let reachable = file.code.indices.filter { file.isReachable($0) }.map { file.text($0) }
      #expect(reachable == ["phone", "debug", "release"])
    }
  }

  @Test func aNameMeansItsInnermostDeclaration() {
    let text = """
      let a: Outer
      func f(a: Inner) { use(a) }
      func g() { if let a = b { use(a) }; use(a) }
      """
    withFile(text) { file in
      let uses = file.code.indices.filter { file.text($0) == "a" && file.text($0 - 1) == "(" && file.text($0 - 2) == "use" }
      let kinds = uses.map { file.binding(of: $0)?.kind }
      let places = uses.compactMap { file.binding(of: $0)?.name }
      #expect(kinds == [.parameter, .constant, .constant])
      #expect(Set(places).count == 3)
    }
  }

  @Test func argumentsKnowTheirLabels() {
    withFile("f(1, width: g(2, h), [3, 4]) { }") { file in
      let open = file.callParentheses(after: 0)
      #expect(open == 1)
      #expect(file.labels(ofCall: 1) == [nil, "width", nil])
      #expect(file.argument("width", ofCall: 1).map { file.normalised($0) } == "g(2,h)")
    }
  }

  @Test func structureIsFoundInAnyBytes() {
    let text = """
      @main struct A: App { var body: some Scene { WindowGroup { B() } } }
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      func f<T>(_ x: T = .init(), y: [Int: (A) -> B]) -> some View where T: C { switch x { case let .a(b)?: "\\(b ?? "c")" } }
      """
    let bytes = Array(text.utf8)
    for prefix in Mutations.prefixes(of: bytes) { load(prefix) }
    for variant in Mutations.variants(of: bytes, count: 3000) { load(variant) }
  }

  /// Loads and reads every chain; a trap fails the run.
  private func load(_ bytes: [UInt8]) {
    withFile(String(decoding: bytes, as: UTF8.self)) { file in
      _ = ReadCollector.reads(of: file)
      for scope in file.scopes { #expect(scope.close <= file.code.count && scope.open < file.code.count) }
      for statement in file.statements { #expect(statement.start <= statement.end && statement.end <= file.code.count) }
    }
  }
}
