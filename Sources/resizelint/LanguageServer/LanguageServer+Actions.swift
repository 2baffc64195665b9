import ResizelintLexer
import ResizelintRules

/// What the editor can have done by name.
enum ServerCommand: String, CaseIterable {
  /// The id of a rule: opens its explanation, and answers with it as Markdown.
  case explain = "resizelint.explain"
  /// `{uri, fingerprint, reason}`: writes an allowance at a finding; without a reason the usual one.
  case allow = "resizelint.allow"
  /// Pushes the diagnostics of every file, for editors that do not pull them.
  case diagnoseWorkspace = "resizelint.diagnoseWorkspace"
}

extension LanguageServer {
  /// What stands in an allowance until somebody says why.
  static let usualReason = "say here why it is right"

  /// `textDocument/codeAction`: for each finding in the range, an allowance and the explanation of its rule.
  func codeActions(_ params: JsonNode?) throws(ResponseError) -> Json {
    guard let uri = params?["textDocument"]?["uri"]?.string, let range = params?["range"].flatMap(DocumentRange.init) else {
      throw ResponseError(.invalidParams, "textDocument/codeAction names no range")
    }
    let only = params?["context"]?["only"]?.array?.compactMap(\.string)
    let wantsFixes = only?.contains { $0.isEmpty || $0 == "quickfix" } ?? true
    guard wantsFixes, let document = documents[uri] else { return [] }
    var actions: [Json] = []
    var explained: Set<RuleID> = []
    let here = findings(of: uri, touching: range)
    for found in here {
      guard let edit = allowance(for: found, in: document, reason: nil) else { continue }
      let title = "Allow \(found.finding.rule) here, with a reason"
      if client.takesActionLiterals {
        let diagnostic = DiagnosticWriter(project: found.project, encoding: client.encoding)
          .diagnostic(found.finding, in: document.text)
        actions.append(
          .of([
            "title": .string(title), "kind": "quickfix", "diagnostics": [diagnostic], "edit": workspaceEdit(edit, in: document),
          ]))
      } else {
        actions.append(
          command(
            .allow, title, [.of(["uri": .string(uri), "fingerprint": .string(found.finding.fingerprint)])]))
      }
    }
    for found in here where explained.insert(found.finding.rule).inserted {
      let title = "Explain \(found.finding.rule)"
      let explain = command(.explain, title, [.string(found.finding.rule.name)])
      actions.append(
        client.takesActionLiterals ? .of(["title": .string(title), "kind": "quickfix", "command": explain]) : explain)
    }
    return .array(actions)
  }

  private func command(_ command: ServerCommand, _ title: String, _ arguments: [Json]) -> Json {
    .of(["title": .string(title), "command": .string(command.rawValue), "arguments": .array(arguments)])
  }

  /// `workspace/executeCommand`.
  func execute(_ params: JsonNode?, id: MessageID) throws(ResponseError) -> Json {
    guard let name = params?["command"]?.string, let command = ServerCommand(rawValue: name) else {
      throw ResponseError(.invalidParams, "\(params?["command"]?.string ?? "no name") is no command of this server")
    }
    let argument = params?["arguments"]?.array?.first
    switch command {
    case .explain: return try explain(argument)
    case .allow: return try allow(argument)
    case .diagnoseWorkspace:
      let progress = Progression(connection, token: params?["workDoneToken"].map(Json.init), title: "Diagnosing the project")
      defer { progress.end() }
      for file in try wholeProjects(progress, id: id) where documents[file.uri] == nil && !file.items.isEmpty {
        push(file.items, uri: file.uri, version: nil)
      }
      return .null
    }
  }

  private func explain(_ argument: JsonNode?) throws(ResponseError) -> Json {
    guard let name = argument?.string else { throw ResponseError(.invalidParams, "the id of a rule is wanted") }
    let catalogues = projects.values.map(\.catalogue) + [Catalogue.embedded]
    guard let rule = catalogues.lazy.compactMap({ catalogue in catalogue.canonical(name).flatMap { catalogue[$0] } }).first else {
      throw ResponseError(.requestFailed, "no rule is called \(name)")
    }
    if client.showsDocuments, Catalogue.embedded.outline(of: rule.id) != nil {
      ask("window/showDocument", .of(["uri": .string("\(Version.rulesPage)#\(rule.id)"), "external": true]))
    } else {
      connection.notify(
        "window/showMessage",
        .of(["type": 3, "message": .string("\(rule.title)\n\nWhy: \(rule.why)\n\nWhat to do: \(rule.fix)")]))
    }
    let markdown = CatalogueListing().explanation(of: [rule], as: .markdown).bytes
    return .string(String(decoding: markdown, as: UTF8.self))
  }

  private func allow(_ argument: JsonNode?) throws(ResponseError) -> Json {
    guard let uri = argument?["uri"]?.string, let fingerprint = argument?["fingerprint"]?.string, let document = documents[uri]
    else {
      throw ResponseError(.invalidParams, "an open document and the fingerprint of a finding are wanted")
    }
    let everything = DocumentRange(
      start: DocumentPosition(line: 0, character: 0), end: DocumentPosition(line: .max, character: .max))
    let found = findings(of: uri, touching: everything).first { $0.finding.fingerprint == fingerprint }
    guard let found else { throw ResponseError(.requestFailed, "there is no such finding any more") }
    let reason = argument?["reason"]?.string
    if let reason, !AllowanceWriter.isReason(reason) { throw ResponseError(.invalidParams, "a reason is one line of text") }
    guard let edit = allowance(for: found, in: document, reason: reason) else {
      throw ResponseError(.requestFailed, "no comment can cover what was found")
    }
    ask(
      "workspace/applyEdit",
      .of(["label": .string("Allow \(found.finding.rule)"), "edit": workspaceEdit(edit, in: document)]))
    return .null
  }

  private struct TextEdit {
    var range: DocumentRange
    var text: String
  }

  /// What `resizelint allow` would write, as the lines that are new.
  private func allowance(for found: Here, in document: OpenDocument, reason: String?) -> TextEdit? {
    let old = document.text.bytes
    let writer = AllowanceWriter(path: found.place.path, bytes: old, reason: reason ?? options.reason ?? Self.usualReason)
    guard let new = writer.allowing([found.finding]) else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    // A whole line is put in above another; the two may begin alike.
    start = document.text.lineStarts[document.text.line(of: start)]
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let range = DocumentRange(
      start: document.text.position(of: start, in: client.encoding),
      end: document.text.position(of: old.count - end, in: client.encoding))
    return TextEdit(range: range, text: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  private func workspaceEdit(_ edit: TextEdit, in document: OpenDocument) -> Json {
    let edits: Json = [.of(["range": edit.range.json, "newText": .string(edit.text)])]
    guard client.takesVersionedEdits else {
      return .of(["changes": .object([Json.Member(key: document.uri, value: edits)])])
    }
    return .of([
      "documentChanges": [
        .of([
          "textDocument": .of(["uri": .string(document.uri), "version": document.version.map(Json.integer) ?? .null]),
          "edits": edits,
        ])
      ]
    ])
  }
}
