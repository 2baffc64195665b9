/// A value of a property list and the bytes that it stands in.
public struct PropertyListNode: Sendable, Equatable {
  public var value: PropertyListValue
  /// The whole value with its tags, quotes or brackets; in a binary property list, the bytes of its object.
  public var range: Range<Int>

  public init(value: PropertyListValue, range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// The value of a key; of equal keys the last one, as the system's reader has it. Nil where the node is no dictionary.
  public subscript(key: String) -> PropertyListNode? { entry(key)?.node }

  /// The entry of a key; of equal keys the last one.
  public func entry(_ key: String) -> PropertyListEntry? { dictionary?.last { $0.key == key } }

  public var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  public var bool: Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }

  public var integer: Int64? {
    guard case .integer(let number) = value else { return nil }
    return number
  }

  public var array: [PropertyListNode]? {
    guard case .array(let items) = value else { return nil }
    return items
  }

  /// The entries of a dictionary in the order of the text, equal keys included.
  public var dictionary: [PropertyListEntry]? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries
  }

  /// The strings of an array; what is no string is left out. Nil where the node is no array.
  public var strings: [String]? { array?.compactMap(\.string) }
}

/// What a property list can say.
public enum PropertyListValue: Sendable, Equatable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case bool(Bool)
  /// A date as XML writes it: `2027-03-31T00:00:00Z`.
  case date(String)
  case data([UInt8])
  case array([PropertyListNode])
  /// Entries in the order of the text, equal keys included.
  case dictionary([PropertyListEntry])
  /// A reference of a keyed archive; only binary property lists have them.
  case uid(UInt64)

  /// The kind as a message names it: `an array`.
  public var kind: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .bool: "true or false"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .uid: "a reference"
    }
  }
}

/// One key of a dictionary with its value.
public struct PropertyListEntry: Sendable, Equatable {
  public var key: String
  /// The whole key with its tags or quotes.
  public var keyRange: Range<Int>
  public var node: PropertyListNode

  public init(key: String, keyRange: Range<Int>, node: PropertyListNode) {
    self.key = key
    self.keyRange = keyRange
    self.node = node
  }
}
