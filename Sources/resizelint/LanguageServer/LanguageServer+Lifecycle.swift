import ResizelintLexer
import ResizelintRules

extension LanguageServer {
  func initialize(_ params: JsonNode?) -> Json {
    client = ClientCapabilities(params)
    var uris = params?["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = params?["rootUri"]?.string { uris = [root] }
    if uris.isEmpty, let path = params?["rootPath"]?.string { uris = [FileUri.uri(of: Array(path.utf8))] }
    folders = uris.compactMap(canonicalFolder)
    let serverInfo = Json.of(["name": .string(Version.name), "version": .string(Version.number)])
    return .of(["capabilities": capabilities, "serverInfo": serverInfo])
  }

  /// What this server can do for this editor.
  private var capabilities: Json {
    let actions: Json = client.takesActionLiterals ? .of(["codeActionKinds": ["quickfix"]]) : true
    var diagnostics: Json?
    if client.pullsDiagnostics {
      diagnostics = .of([
        "identifier": .string(Version.name), "interFileDependencies": true, "workspaceDiagnostics": true,
        "workDoneProgress": true,
      ])
    }
    let commands = Json.array(ServerCommand.allCases.map { .string($0.rawValue) })
    let folders = Json.of(["supported": true, "changeNotifications": true])
    return .of([
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": .of(["openClose": true, "change": 2, "save": true]),
      "hoverProvider": true,
      "codeActionProvider": actions,
      "diagnosticProvider": diagnostics,
      "executeCommandProvider": .of(["commands": commands]),
      "workspace": .of(["workspaceFolders": folders]),
    ])
  }

  /// Asks to be told of what changes on the disk.
  func watchFiles() {
    guard client.watchesFiles else { return }
    let names = [
      "**/*.{\(InputKind.extensionNames.joined(separator: ","))}", "**/\(ConfigurationFile.name)", "**/.gitignore", "**/BUILD",
    ]
    let watchers = Json.array(names.map { .of(["globPattern": .string($0)]) })
    let registration = Json.of([
      "id": "watch", "method": "workspace/didChangeWatchedFiles", "registerOptions": .of(["watchers": watchers]),
    ])
    ask("client/registerCapability", .of(["registrations": .array([registration])]))
  }

  func changeFolders(_ params: JsonNode?) {
    func named(_ key: String) -> [[UInt8]] {
      (params?["event"]?[key]?.array ?? []).compactMap { $0["uri"]?.string }.compactMap(canonicalFolder)
    }
    let removed = named("removed")
    folders.removeAll { removed.contains($0) }
    for folder in named("added") where !folders.contains(folder) { folders.append(folder) }
    placeDocuments()
  }

  private func canonicalFolder(_ uri: String) -> [UInt8]? {
    guard let path = FileUri.path(of: uri), let canonical = try? SystemPath.canonical(path),
      (try? status(at: canonical))?.kind == .folder
    else { return nil }
    return canonical
  }
}
