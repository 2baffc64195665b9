/// How far a piece of work is, told to an editor that has a place for it.
struct Progression {
  private let connection: Connection
  /// Nil where nobody wants to know.
  private let token: Json?

  init(_ connection: Connection, token: Json?, title: String) {
    self.connection = connection
    self.token = token
    send(.of(["kind": "begin", "title": .string(title), "percentage": 0]))
  }

  func report(_ done: Int, of count: Int) {
    send(
      .of([
        "kind": "report", "message": .string("\(done) of \(count) files"), "percentage": .integer(done * 100 / max(count, 1)),
      ]))
  }

  func end() { send(.of(["kind": "end"])) }

  private func send(_ value: Json) {
    guard let token else { return }
    connection.notify("$/progress", .of(["token": token, "value": value]))
  }
}

extension LanguageServer {
  /// Does something that may take a moment.
  func withProgress<Result>(_ title: String, _ body: () -> Result) -> Result {
    guard client.showsProgress else { return body() }
    let token = "\(Version.name)-work-\(nextRequestNumber())"
    ask("window/workDoneProgress/create", .of(["token": .string(token)]))
    let progress = Progression(connection, token: .string(token), title: title)
    defer { progress.end() }
    return body()
  }
}
