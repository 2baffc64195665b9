import ResizelintLexer
import Testing

@testable import ResizelintRules

@Test(arguments: [
  ("screenWidth", ["screen", "width"]), ("SCREEN_MAX_LENGTH", ["screen", "max", "length"]), ("UIScreen", ["ui", "screen"]),
  ("kScreenWidth2x", ["k", "screen", "width", "x"]), ("context", ["context"]), ("", []), ("_", []),
])
func namesFallIntoTheirParts(name: String, parts: [String]) {
  #expect(NameParts.of(name) == parts)
}

@Test(arguments: [
  ("let x = bounds.width > 700", [700]), ("let x = bounds.width > 2 * (300 + 50)", [700]),
  ("let limit = 640.0; let x = bounds.width > limit", [640]), ("let x = 700 > bounds.width", [700]),
  ("let x = (400..<600).contains(bounds.width)", [400, 600]), ("let x = [320, 375].contains(bounds.width)", [320, 375]),
  ("switch bounds.width { case ..<400: a(); case 400..<600: b(); default: c() }", [400, 400, 600]),
  ("let x = bounds.width > 1_000", [1000]), ("let x = bounds.width > -1 && bounds.width > 500", [500]),
  ("let a = b, b = a; let x = bounds.width > a", []), ("let x = bounds.width > limit()", []),
  ("let x = bounds.width / bounds.height > 700", []), ("let x = min(bounds.width, 600) > 500", []),
])
func thresholdsKnowTheirNumbers(code: String, numbers: [Double]) {
  withSource(code) { file in
    #expect(ThresholdCollector.thresholds(of: file).filter { $0.form != .factor }.flatMap(\.numbers).map(\.value) == numbers)
  }
}

@Test(arguments: [
  ("UIScreen.main.bounds.width", Size.Source.screen), ("view.window?.bounds.width ?? 0", .window),
  ("view.bounds.width", .measured),
  ("(bounds.width - 32) / 2", .measured), ("screenWidth", .screen), ("paneWidth", .own),
])
func sizesKnowWhereTheyComeFrom(code: String, source: Size.Source) {
  withSource("let x = \(code) > 700") { file in
    #expect(ThresholdCollector.thresholds(of: file).filter { $0.form != .factor }.map(\.size.source) == [source])
  }
}

@Test func namesThatReferToEachOtherAreReadOnce() {
  let code = (0..<400).map { "let a\($0) = a\(($0 + 1) % 400) + a\(($0 + 7) % 400)\n" }.joined() + "let x = a0 > 700"
  withSource(code) { file in #expect(ThresholdCollector.thresholds(of: file).isEmpty) }
}

/// Loads code as a file and hands it over.
private func withSource(_ code: String, _ body: (SourceFile) -> Void) {
  let buffer = ReadBuffer()
  let bytes = Array(code.utf8)
  buffer.reserve(bytes.count)
  buffer.base.update(from: bytes, count: bytes.count)
  var tokens = TokenBuffer()
  let file = SourceFile()
  let source = buffer.source(count: bytes.count)
  Tokenizer.tokenize(source, into: &tokens)
  tokens.withTokens { file.load(path: "File.swift", bytes: source, tokens: $0) }
  withExtendedLifetime(buffer) { body(file) }
}
