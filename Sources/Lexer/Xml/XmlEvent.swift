/// One step through an XML text.
public enum XmlEvent: Sendable, Equatable {
  /// A start tag. An empty element `<a/>` gives a start and, next, an end.
  case start(XmlTag)
  /// The end of the innermost open element; the range is that of the end tag, empty where the element had none.
  case end(name: String, range: Range<Int>)
  /// Text between tags, its entities not yet replaced; `XmlScanner.string(of:)` does that.
  case text(XmlText)
}

/// A start tag and the bytes that it stands in.
public struct XmlTag: Sendable, Equatable {
  public var name: String
  public var attributes: [XmlAttribute]
  public var range: Range<Int>

  /// The value of an attribute.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// One `name="value"` of a start tag.
public struct XmlAttribute: Sendable, Equatable {
  public var name: String
  /// The value with its entities replaced.
  public var value: String
  /// From the first byte of the name to behind the closing quote.
  public var range: Range<Int>
}

/// A run of text between two tags.
public struct XmlText: Sendable, Equatable {
  public var range: Range<Int>
  /// The inside of a CDATA section, in which `&` and `<` stand for themselves.
  public var isVerbatim: Bool
}
