/// A value of a YAML text and the bytes that it stands in.
public struct YamlNode: Sendable, Equatable {
  public var value: YamlValue
  /// From the first byte of the value to behind its last. An alias has the place of the anchor it repeats.
  public var range: Range<Int>

  public init(value: YamlValue, range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// The value of a key; of equal keys the last one. Nil where the node is no mapping.
  public subscript(key: String) -> YamlNode? { entry(key)?.node }

  public func entry(_ key: String) -> YamlEntry? { mapping?.last { $0.key == key } }

  /// The text of a scalar, whatever it may mean.
  public var string: String? {
    guard case .scalar(let text, _) = value else { return nil }
    return text
  }

  /// True or false as YAML 1.1 spells it, which is what the tools of this field read: `yes` and `on` count.
  public var bool: Bool? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  public var integer: Int64? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    return Int64(text)
  }

  public var sequence: [YamlNode]? {
    guard case .sequence(let items) = value else { return nil }
    return items
  }

  /// The entries of a mapping in the order of the text, equal keys included; those of a merge key stand behind them.
  public var mapping: [YamlEntry]? {
    guard case .mapping(let entries) = value else { return nil }
    return entries
  }

  public var isNull: Bool { value == .null }
}

/// What a YAML text can say.
public enum YamlValue: Sendable, Equatable {
  case null
  /// `isPlain` is false for quoted and block scalars, which are text whatever they look like.
  case scalar(String, isPlain: Bool)
  case sequence([YamlNode])
  case mapping([YamlEntry])
}

/// One `key: value` of a mapping.
public struct YamlEntry: Sendable, Equatable {
  public var key: String
  /// The key with its quotes.
  public var keyRange: Range<Int>
  public var node: YamlNode

  public init(key: String, keyRange: Range<Int>, node: YamlNode) {
    self.key = key
    self.keyRange = keyRange
    self.node = node
  }
}
