/// A value of a JSON text and the bytes that it stands in.
public struct JsonNode: Sendable, Equatable {
  public var value: JsonValue
  /// From the first byte of the value to behind its last, quotes and brackets included.
  public var range: Range<Int>

  public init(value: JsonValue, range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// The value of a key; of equal keys the last one, as JSON readers have it. Nil where the node is no object.
  public subscript(key: String) -> JsonNode? { members?.last { $0.key == key }?.node }

  /// The text of a string.
  public var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  public var bool: Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }

  public var number: Double? {
    guard case .number(let number, _) = value else { return nil }
    return number
  }

  /// A number written as a whole one, with neither fraction nor exponent, that fits.
  public var integer: Int? {
    guard case .number(_, let raw) = value else { return nil }
    return Int(raw)
  }

  public var array: [JsonNode]? {
    guard case .array(let items) = value else { return nil }
    return items
  }

  /// The members of an object in the order of the text, equal keys included.
  public var members: [JsonMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  public var isNull: Bool { value == .null }
}

/// What a JSON text can say.
public enum JsonValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number and the text that it was written as, which keeps what a `Double` cannot.
  case number(Double, raw: String)
  case string(String)
  case array([JsonNode])
  /// Members in the order of the text, equal keys included.
  case object([JsonMember])

  /// The kind as a message names it: `an array`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One `"key": value` of an object.
public struct JsonMember: Sendable, Equatable {
  public var key: String
  /// The key with its quotes.
  public var keyRange: Range<Int>
  public var node: JsonNode

  public init(key: String, keyRange: Range<Int>, node: JsonNode) {
    self.key = key
    self.keyRange = keyRange
    self.node = node
  }
}
