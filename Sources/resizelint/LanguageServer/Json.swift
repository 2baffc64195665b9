import ResizelintLexer
import ResizelintRules

/// A JSON value that is made to be sent; what is received is a `JsonNode`.
enum Json: Sendable, Equatable {
  struct Member: Sendable, Equatable {
    var key: String
    var value: Json
  }

  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([Json])
  /// Members in the order in which they are written.
  case object([Member])
  /// The text of a number, as it was received.
  case number(String)

  /// An object without the members that have no value.
  static func of(_ members: KeyValuePairs<String, Json?>) -> Json {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// What was received, to be sent back as it came.
  init(_ node: JsonNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(_, let raw): self = .number(raw)
    case .string(let text): self = .string(text)
    // The reader bounds how deep one value can stand in another.
    case .array(let items): self = .array(items.map(Json.init))
    case .object(let members): self = .object(members.map { Member(key: $0.key, value: Json($0.node)) })
    }
  }

  /// The value on one line.
  var bytes: [UInt8] {
    var output = OutputBuffer()
    write(to: &output)
    return output.bytes
  }

  private func write(to output: inout OutputBuffer) {
    switch self {
    case .null: output.append("null")
    case .bool(let flag): output.append(flag ? "true" : "false")
    case .integer(let number): output.append(String(number))
    case .number(let raw): output.append(raw)
    case .string(let text): Json.write(text, to: &output)
    case .array(let items):
      output.append("[")
      for (index, item) in items.enumerated() {
        if index > 0 { output.append(",") }
        item.write(to: &output)
      }
      output.append("]")
    case .object(let members):
      output.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(",") }
        Json.write(member.key, to: &output)
        output.append(":")
        member.value.write(to: &output)
      }
      output.append("}")
    }
  }

  private static func write(_ text: String, to output: inout OutputBuffer) {
    output.append("\"")
    Escaping.json(text, into: &output)
    output.append("\"")
  }
}

extension Json: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .integer(number) }
  init(booleanLiteral flag: Bool) { self = .bool(flag) }
  init(arrayLiteral items: Json...) { self = .array(items) }
}
