import ResizelintLexer
import Testing

@testable import resizelint

/// Speaks to the built program as an editor would; the session script plays longer ones.
@Suite struct LanguageServerTests {
  private struct Outcome {
    var status: Int32
    var messages: [JsonNode]
    var errors: String

    func answer(_ id: Int) -> JsonNode? { messages.first { $0["id"]?.integer == id && $0["method"] == nil } }

    /// What was pushed last for a file.
    func pushed(_ name: String) -> [JsonNode]? {
      messages.last { $0["params"]?["uri"]?.string?.hasSuffix(name) == true }?["params"]?["diagnostics"]?.array
    }
  }

  private func session(_ messages: [Json], in scratch: Scratch, arguments: [String] = []) throws -> Outcome {
    try raw(messages.flatMap { MessageFrames.frame($0.bytes) }, in: scratch, arguments: arguments)
  }

  private func raw(_ input: [UInt8], in scratch: Scratch, arguments: [String] = []) throws -> Outcome {
    let outcome = try Executable.resizelint.run(["lsp"] + arguments, in: scratch.path, input: input)
    var frames = MessageFrames()
    frames.append(outcome.output)
    var messages: [JsonNode] = []
    while let body = try frames.next() { messages.append(try #require(JsonReader.read(body).root)) }
    return Outcome(status: outcome.status, messages: messages, errors: outcome.errors)
  }

  private func request(_ id: Int, _ method: String, _ params: Json = .of([:])) -> Json {
    .of(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params])
  }

  private func notification(_ method: String, _ params: Json = .of([:])) -> Json {
    .of(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  private func initialize(_ capabilities: Json = .of([:]), in scratch: Scratch) -> Json {
    request(
      1, "initialize", .of(["capabilities": capabilities, "rootUri": .string(FileUri.uri(of: scratch.bytes))]))
  }

  private func open(_ name: String, _ text: String, in scratch: Scratch) -> Json {
    notification(
      "textDocument/didOpen",
      .of([
        "textDocument": .of([
          "uri": .string(FileUri.uri(of: Array(scratch[name].utf8))), "languageId": "swift", "version": 1, "text": .string(text),
        ])
      ]))
  }

  private let flagged = "import UIKit\nlet width = UIScreen.main.bounds.width\n"

  @Test func pushesDiagnosticsAndLeavesWhenTold() throws {
    let scratch = try Scratch()
    try scratch.file("a b.swift")
    try scratch.file("Pods/c.swift")
    let outcome = try session(
      [
        initialize(in: scratch), notification("initialized"), open("a b.swift", flagged, in: scratch),
        open("Pods/c.swift", flagged, in: scratch), request(3, "shutdown"), notification("exit"),
      ], in: scratch)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let capabilities = outcome.answer(1)?["result"]?["capabilities"]
    #expect(capabilities?["positionEncoding"]?.string == "utf-16")
    #expect(capabilities?["textDocumentSync"]?["change"]?.integer == 2)
    #expect(capabilities?["diagnosticProvider"] == nil)
    #expect(outcome.answer(3)?["result"]?.isNull == true)
  }

  @Test func findsWhatTheCommandLineFinds() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", "let x = 1\n")
    let pull = Json.of(["textDocument": .of(["diagnostic": .of([:])])])
    let uri = Json.string(FileUri.uri(of: Array(scratch["a.swift"].utf8)))
    let outcome = try session(
      [
        initialize(pull, in: scratch), open("a.swift", flagged, in: scratch),
        request(2, "textDocument/diagnostic", .of(["textDocument": .of(["uri": uri])])),
        request(
          3, "textDocument/hover",
          .of(["textDocument": .of(["uri": uri]), "position": .of(["line": 1, "character": 14])])),
      ], in: scratch)
    // The input ended without a word.
    #expect(outcome.status == 1)
    let items = try #require(outcome.answer(2)?["result"]?["items"]?.array)
    let line = try Executable.resizelint.run(
      ["--stdin-filename", "a.swift", "--format", "json"], in: scratch.path, input: Array(flagged.utf8))
    let report = try #require(JsonReader.read(line.output).root)
    let findings = try #require(report["phases"]?.array?.flatMap { $0["findings"]?.array ?? [] })
    #expect(items.map { $0["code"]?.string } == findings.map { $0["rule"]?.string })
    #expect(items.map { $0["message"]?.string } == findings.map { $0["message"]?.string })
    #expect(items.map { $0["data"]?["fingerprint"]?.string } == findings.map { $0["fingerprint"]?.string })
    #expect(items.first?["range"]?["start"]?["character"]?.integer == 12)
    #expect(outcome.answer(3)?["result"]?["contents"]?["value"]?.string?.contains("What to do") == true)
  }

  @Test func answersWhatItCannotDoWithAnError() throws {
    let scratch = try Scratch()
    let outcome = try raw(
      [
        MessageFrames.frame(request(1, "textDocument/hover").bytes), MessageFrames.frame(initialize(in: scratch).bytes),
        MessageFrames.frame(Array("nonsense".utf8)), MessageFrames.frame(Array("[1]".utf8)),
        MessageFrames.frame(Array("{\"id\": {}, \"method\": \"x\"}".utf8)),
        MessageFrames.frame(Array((String(repeating: "[", count: 100_000)).utf8)),
        MessageFrames.frame(request(2, "textDocument/rename").bytes), MessageFrames.frame(request(3, "textDocument/hover").bytes),
        MessageFrames.frame(notification("textDocument/didChange", ["what"]).bytes),
        MessageFrames.frame(notification("$/unheardOf").bytes),
        MessageFrames.frame(request(4, "workspace/executeCommand", .of(["command": "rm"])).bytes),
        MessageFrames.frame(request(5, "shutdown").bytes), MessageFrames.frame(request(6, "textDocument/hover").bytes),
        MessageFrames.frame(notification("exit").bytes),
      ].flatMap { $0 }, in: scratch)
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.map { $0["error"]?["code"]?.integer } == [
        -32002, nil, -32700, -32600, -32600, -32700, -32601, -32602, -32602, nil, -32600,
      ])
  }

  @Test func endsWhereTheStreamMakesNoSense() throws {
    let scratch = try Scratch()
    let outcome = try raw(Array("GET / HTTP/1.1\r\n\r\n".utf8), in: scratch)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "resizelint: the connection is lost: a header without a colon\n")
  }

  @Test func saysWhatIsWrongWithAConfiguration() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint.json", "{\"rulez\": {}}")
    try scratch.file("a.swift", flagged)
    let outcome = try session([initialize(in: scratch), open("a.swift", flagged, in: scratch)], in: scratch)
    let said = outcome.messages.first { $0["method"]?.string == "window/showMessage" }
    #expect(said?["params"]?["message"]?.string?.contains("/.resizelint.json:1:2: ") == true)
    #expect(outcome.pushed("a.swift") == [])
  }

  @Test func takesTheOptionsOfTheCommandLine() throws {
    let scratch = try Scratch()
    try scratch.file("a.swift", flagged)
    let outcome = try session(
      [initialize(in: scratch), open("a.swift", flagged, in: scratch)], in: scratch, arguments: ["--skip", "main-screen-bounds"])
    #expect(outcome.pushed("a.swift") == [])
    let wrong = try Executable.resizelint.run(["lsp", "App"], in: scratch.path)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "resizelint: lsp takes no App; the editor says what it has open\n")
  }

  @Test(arguments: [
    ("file:///a%20b/c%C3%A9.swift", "/a b/cé.swift"), ("file://localhost/x", "/x"), ("FILE:///x%2", "/x%2"),
    ("untitled:Untitled-1", nil), ("file://server/share", nil), ("file:///a%00b", nil), ("", nil),
  ])
  func readsAddresses(_ uri: String, _ path: String?) {
    #expect(FileUri.path(of: uri).map { String(decoding: $0, as: UTF8.self) } == path)
  }

  @Test func writesAddressesThatItReads() {
    let path = (1...255).map { UInt8($0) }
    #expect(FileUri.path(of: FileUri.uri(of: [SystemPath.slash] + path)) == [SystemPath.slash] + path)
  }
}
