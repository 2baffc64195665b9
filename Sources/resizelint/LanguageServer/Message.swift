import ResizelintLexer

/// What came from the editor, by the rules of JSON-RPC 2.0.
enum Message: Sendable {
  /// Wants an answer.
  case request(id: MessageID, method: String, params: JsonNode?)
  case notification(method: String, params: JsonNode?)
  /// Answers a request of ours; what it says makes no difference to us.
  case response
  /// None of these; whoever sent it is told so.
  case invalid(id: MessageID?, ResponseError)

  init(_ bytes: [UInt8]) {
    let (root, problems) = JsonReader.read(bytes)
    guard let root, problems.isEmpty else {
      let problem = problems.first.map { "\($0.message), at byte \($0.offset)" } ?? "the message is empty"
      self = .invalid(id: nil, ResponseError(.parseError, "no JSON: \(problem)"))
      return
    }
    let id = root["id"].flatMap(MessageID.init)
    guard let method = root["method"]?.string else {
      if id != nil, root["result"] != nil || root["error"] != nil {
        self = .response
      } else {
        self = .invalid(id: id, ResponseError(.invalidRequest, "the message has no method"))
      }
      return
    }
    if let id {
      self = .request(id: id, method: method, params: root["params"])
    } else if root["id"] == nil {
      self = .notification(method: method, params: root["params"])
    } else {
      self = .invalid(id: nil, ResponseError(.invalidRequest, "an id is a string or a number"))
    }
  }
}

/// What a request is known by.
enum MessageID: Sendable, Hashable {
  case string(String)
  /// As it was written.
  case number(String)

  init?(_ node: JsonNode) {
    switch node.value {
    case .string(let text): self = .string(text)
    case .number(_, let raw): self = .number(raw)
    default: return nil
    }
  }

  var json: Json {
    switch self {
    case .string(let text): .string(text)
    case .number(let raw): .number(raw)
    }
  }
}

/// Why a request gets no result.
struct ResponseError: Error, Sendable, Equatable {
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static let cancelled = ResponseError(.requestCancelled, "cancelled")
}
