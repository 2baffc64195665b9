import ResizelintLexer
import ResizelintRules

/// `resizelint lsp`: what the editor asks and tells, one message after the other.
///
/// Invariants:
/// 1. A document's diagnostics are those that the command line has for its text; an answer always rests on the newest text.
/// 2. What an edit does to its own file is said at once; what happened on the disk when nothing has come for a moment, or when the
///    next question needs it.
final class LanguageServer {
  /// How long nothing must have come before the disk is looked at again.
  private static let idleMilliseconds = 150

  let connection: Connection
  let options: Options
  var client = ClientCapabilities()
  /// By their addresses as the editor spells them.
  var documents: [String: OpenDocument] = [:]
  /// By their roots.
  var projects: [[UInt8]: HostedProject] = [:]
  /// The folders that the editor works in, canonical.
  var folders: [[UInt8]] = []
  /// Something happened on the disk, and nobody has looked.
  var isDiskNews = false
  private var phase = Life.new
  private var requestCount = 0
  /// What has been said and is said once.
  private var saidTroubles: Set<String> = []

  private enum Life { case new, running, shutDown }

  init(connection: Connection, options: Options) {
    self.connection = connection
    self.options = options
  }

  /// Serves until the editor leaves; clean when it said so before.
  func run() -> ExitStatus {
    while true {
      let isWaiting = isDiskNews || projects.values.contains(where: \.isStale)
      switch connection.inbox.next(withinMilliseconds: isWaiting ? Self.idleMilliseconds : nil) {
      case .end: return status
      case .nothing: lookAtDisk()
      case .element(.notification("exit", _)): return status
      case .element(let message): handle(message)
      }
      // Of several edits that have come at once the last text counts.
      if connection.inbox.isEmpty { pushDiagnostics() }
    }
  }

  private var status: ExitStatus { phase == .shutDown ? .clean : .findings }

  private func handle(_ message: Message) {
    switch message {
    case .response: break
    case .invalid(let id, let error): connection.answer(id, .failure(error))
    case .notification(let method, let params):
      if phase == .running { take(method, params) }
    case .request(let id, let method, let params):
      guard !connection.isCancelled(id) else { return connection.answer(id, .failure(.cancelled)) }
      do throws(ResponseError) {
        connection.answer(id, .success(try answer(method, params, id: id)))
      } catch {
        connection.answer(id, .failure(error))
      }
    }
  }

  private func answer(_ method: String, _ params: JsonNode?, id: MessageID) throws(ResponseError) -> Json {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .running
      return initialize(params)
    case (.new, _): throw ResponseError(.serverNotInitialized, "\(method) came before initialize")
    case (.shutDown, _): throw ResponseError(.invalidRequest, "\(method) came after shutdown")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, "textDocument/diagnostic"): return try documentDiagnostic(params)
    case (.running, "workspace/diagnostic"): return try workspaceDiagnostic(params, id: id)
    case (.running, "textDocument/hover"): return try hover(params)
    case (.running, "textDocument/codeAction"): return try codeActions(params)
    case (.running, "workspace/executeCommand"): return try execute(params, id: id)
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "initialize came twice")
    case (.running, _): throw ResponseError(.methodNotFound, "\(method) is not known here")
    }
  }

  private func take(_ method: String, _ params: JsonNode?) {
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      isDiskNews = true
      for project in projects.values { project.isStale = true }
    case "workspace/didChangeWorkspaceFolders": changeFolders(params)
    default: break
    }
  }

  /// Asks the editor something whose answer makes no difference.
  func ask(_ method: String, _ params: Json?) {
    connection.request(method, params, id: "\(Version.name)-\(nextRequestNumber())")
  }

  func nextRequestNumber() -> Int {
    requestCount += 1
    return requestCount
  }

  /// Shows trouble to the person, once.
  func say(_ trouble: String) {
    guard saidTroubles.insert(trouble).inserted else { return }
    connection.notify("window/showMessage", .of(["type": 1, "message": .string("\(Version.name): \(trouble)")]))
  }

  /// The trouble is over; when it comes again, it is news.
  func forgetTroubles() { saidTroubles = [] }
}
