import ResizelintLexer

/// The way to the editor and back: messages on the standard input and output.
///
/// A thread of its own reads, so that the editor can always write, and so that a request can be cancelled while it is answered.
final class Connection: Sendable {
  /// Messages that wait; a sender that is further ahead has to wait itself.
  private static let inboxLimit = 1 << 12

  let inbox = MessageQueue<Message>(limit: Connection.inboxLimit)
  private let requests = Locked(Requests())

  private struct Requests {
    /// Those that have come and have no answer yet.
    var open: Set<MessageID> = []
    var cancelled: Set<MessageID> = []
  }

  /// Begins to read; false where the system has no thread to give.
  func start() -> Bool {
    WorkerThread.start { [self] in
      read()
      inbox.close()
    } != nil
  }

  private func read() {
    var frames = MessageFrames()
    do {
      while let bytes = try Terminal.readSome() {
        frames.append(bytes)
        while let body = try frames.next() { receive(Message(body)) }
      }
    } catch let failure as MessageFrames.Failure {
      Remarks.write("the connection is lost: \(failure.message)")
    } catch {
      Remarks.write("the connection is lost: the standard input cannot be read")
    }
  }

  private func receive(_ message: Message) {
    switch message {
    case .request(let id, _, _):
      requests.with { _ = $0.open.insert(id) }
    case .notification("$/cancelRequest", let params):
      guard let id = params?["id"].flatMap(MessageID.init) else { return }
      requests.with { if $0.open.contains(id) { $0.cancelled.insert(id) } }
      return
    default: break
    }
    inbox.send(message)
  }

  /// Whether the editor wants no answer any more.
  func isCancelled(_ id: MessageID) -> Bool { requests.with { $0.cancelled.contains(id) } }

  func answer(_ id: MessageID?, _ result: Result<Json, ResponseError>) {
    if let id {
      requests.with { requests in
        requests.open.remove(id)
        requests.cancelled.remove(id)
      }
    }
    switch result {
    case .success(let value): send(.of(["jsonrpc": "2.0", "id": id?.json ?? .null, "result": value]))
    case .failure(let error):
      send(
        .of([
          "jsonrpc": "2.0", "id": id?.json ?? .null,
          "error": .of(["code": .integer(error.code.rawValue), "message": .string(error.message)]),
        ]))
    }
  }

  func notify(_ method: String, _ params: Json) {
    send(.of(["jsonrpc": "2.0", "method": .string(method), "params": params]))
  }

  /// Asks something whose answer makes no difference.
  func request(_ method: String, _ params: Json?, id: String) {
    send(.of(["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]))
  }

  /// An editor that is gone reads nothing; the end of the input says so to us.
  private func send(_ message: Json) { _ = Terminal.writeToOutput(MessageFrames.frame(message.bytes)) }
}
