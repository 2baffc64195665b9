import ResizelintLexer

/// What the editor can do, as far as it makes a difference.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// It asks for diagnostics; then none are pushed, since it would show both.
  var pullsDiagnostics = false
  /// It can be told that what it pulled has changed.
  var refreshesDiagnostics = false
  /// It has a place for progress that the server begins.
  var showsProgress = false
  /// It can open a document or a page when asked.
  var showsDocuments = false
  /// It tells of files that changed on the disk when asked to.
  var watchesFiles = false
  /// It shows hovers with Markdown.
  var rendersMarkdown = false
  /// It takes edits that say which version of a document they are for.
  var takesVersionedEdits = false
  /// It takes code actions that are more than commands.
  var takesActionLiterals = false

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ params: JsonNode?) {
    let capabilities = params?["capabilities"]
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let window = capabilities?["window"]
    encoding = PositionEncoding(
      offered: capabilities?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? [])
    pullsDiagnostics = document?["diagnostic"]?.members != nil
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.bool == true
    showsProgress = window?["workDoneProgress"]?.bool == true
    showsDocuments = window?["showDocument"]?["support"]?.bool == true
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true
    rendersMarkdown = document?["hover"]?["contentFormat"]?.array?.contains { $0.string == "markdown" } == true
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool == true
    takesActionLiterals = document?["codeAction"]?["codeActionLiteralSupport"]?.members != nil
  }
}
