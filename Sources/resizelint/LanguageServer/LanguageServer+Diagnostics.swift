import ResizelintLexer
import ResizelintRules

extension LanguageServer {
  /// Pushes what is new for open documents; an editor that pulls asks itself.
  func pushDiagnostics() {
    guard !client.pullsDiagnostics else { return }
    for project in projects.values { project.judgeEdited() }
    for uri in documents.keys.sorted() {
      guard let document = documents[uri] else { continue }
      let project = document.place.flatMap { projects[$0.root] }
      guard document.isNews || project?.generation != document.pushedGeneration else { continue }
      // A file that the project has not met yet waits until the disk has been looked at.
      if let project, let place = document.place, project.isStale, !project.knows(place.path) { continue }
      documents[uri]?.pushedGeneration = project?.generation
      let found = diagnostics(of: document)
      // Said again for a new version even where nothing else is new: some editors drop what was said of an older one.
      guard document.isNews || found != document.pushed else { continue }
      push(found, uri: uri, version: document.version)
      documents[uri]?.pushed = found
      documents[uri]?.isNews = false
    }
  }

  func push(_ diagnostics: [Json], uri: String, version: Int?) {
    connection.notify(
      "textDocument/publishDiagnostics",
      .of(["uri": .string(uri), "version": version.map(Json.integer), "diagnostics": .array(diagnostics)]))
  }

  /// What there is to say of a document, as far as it has been judged.
  private func diagnostics(of document: OpenDocument) -> [Json] {
    guard let place = document.place, let project = projects[place.root] else { return [] }
    return DiagnosticWriter(project: project, encoding: client.encoding)
      .diagnostics(project.report(on: [place.path]).newFindings, in: document.text)
  }

  /// `textDocument/diagnostic`.
  func documentDiagnostic(_ params: JsonNode?) throws(ResponseError) -> Json {
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "textDocument/diagnostic names no document")
    }
    var items: [Json] = []
    if let document = documents[uri], currentProject(of: document) != nil { items = diagnostics(of: document) }
    let resultID = Self.resultID(of: items)
    if params?["previousResultId"]?.string == resultID { return .of(["kind": "unchanged", "resultId": .string(resultID)]) }
    return .of(["kind": "full", "resultId": .string(resultID), "items": .array(items)])
  }

  /// `workspace/diagnostic`: every file of every folder that has something to say, or had when it was asked before.
  func workspaceDiagnostic(_ params: JsonNode?, id: MessageID) throws(ResponseError) -> Json {
    var previous: [String: String] = [:]
    for item in params?["previousResultIds"]?.array ?? [] {
      if let uri = item["uri"]?.string, let value = item["value"]?.string { previous[uri] = value }
    }
    let partialToken = params?["partialResultToken"].map(Json.init)
    let progress = Progression(connection, token: params?["workDoneToken"].map(Json.init), title: "Diagnosing the project")
    defer { progress.end() }
    var batch: [Json] = []
    for file in try wholeProjects(progress, id: id) {
      let resultID = Self.resultID(of: file.items)
      let known = previous.removeValue(forKey: file.uri)
      if file.items.isEmpty, known == nil { continue }
      batch.append(Self.fileReport(file, resultID, isKnown: known == resultID))
      if let partialToken, batch.count == Self.batchSize {
        guard !connection.isCancelled(id) else { throw .cancelled }
        connection.notify(
          "$/progress", .of(["token": partialToken, "value": .of(["items": .array(batch)])]))
        batch = []
      }
    }
    // What had something to say and is no file of ours any more.
    for uri in previous.keys.sorted() where documents[uri] == nil {
      batch.append(Self.fileReport(FileDiagnostics(uri: uri, version: nil, items: []), Self.resultID(of: []), isKnown: false))
    }
    if let partialToken, !batch.isEmpty {
      connection.notify("$/progress", .of(["token": partialToken, "value": .of(["items": .array(batch)])]))
      batch = []
    }
    return .of(["items": .array(batch)])
  }

  private static let batchSize = 50

  private static func fileReport(_ file: FileDiagnostics, _ resultID: String, isKnown: Bool) -> Json {
    .of([
      "kind": isKnown ? "unchanged" : "full", "uri": .string(file.uri), "version": file.version.map(Json.integer) ?? .null,
      "resultId": .string(resultID), "items": isKnown ? nil : .array(file.items),
    ])
  }

  /// What there is to say of one file.
  struct FileDiagnostics {
    var uri: String
    /// Nil for a file that is not open.
    var version: Int?
    var items: [Json]
  }

  /// The diagnostics of every reported file of the editor's folders, and of open documents beside them.
  func wholeProjects(_ progress: Progression, id: MessageID) throws(ResponseError) -> [FileDiagnostics] {
    var roots: [[UInt8]] = []
    for root in folders.compactMap(root(ofFolder:)) + documents.values.compactMap({ $0.place?.root }) where !roots.contains(root)
    {
      roots.append(root)
    }
    roots.sort { $0.lexicographicallyPrecedes($1) }
    var result: [FileDiagnostics] = []
    for root in roots {
      guard let project = project(at: root) else { continue }
      refresh(project)
      var open: [String: OpenDocument] = [:]
      for document in documents.values {
        if let place = document.place, place.root == root { open[place.path] = document }
      }
      let writer = DiagnosticWriter(project: project, encoding: client.encoding)
      let paths = project.reportedPaths.filter { path in open[path] != nil || isInFolder(path, of: project) }
      let findings = Dictionary(grouping: project.report(on: Set(paths)).newFindings, by: \.path)
      for (number, path) in paths.enumerated() {
        if number % Self.batchSize == 0 {
          guard !connection.isCancelled(id) else { throw .cancelled }
          progress.report(number, of: paths.count)
        }
        let found = findings[path] ?? []
        let text = open[path]?.text ?? (found.isEmpty ? EditableText([]) : EditableText(project.bytes(of: path) ?? []))
        result.append(
          FileDiagnostics(
            uri: open[path]?.uri ?? project.uri(of: path), version: open[path]?.version,
            items: writer.diagnostics(found, in: text)))
      }
    }
    return result
  }

  /// Whether a file lies in one of the editor's folders, which may be but a part of the project.
  private func isInFolder(_ path: String, of project: HostedProject) -> Bool {
    let full = project.systemPath(of: path)
    return folders.contains { SystemPath.relative(full, to: $0) != nil }
  }

  /// The same for the same diagnostics.
  private static func resultID(of items: [Json]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Json.array(items).bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
