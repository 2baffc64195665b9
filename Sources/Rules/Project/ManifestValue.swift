/// A value of a manifest (YAML, JSON, Swift), wherever it was written: what a generator would put into a property list.
///
/// Included files and templates are merged, so each part knows its own file.
struct ManifestValue: Sendable {
  enum Content: Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case bool(Bool)
    case array([ManifestValue])
    case dictionary([ManifestEntry])
    case null
    /// An expression that only running the manifest would answer; the text names it for a notice.
    case unknown(String)
  }

  var content: Content
  var source: SourceText
  var range: Range<Int>

  var origin: Origin { source.origin(range) }

  subscript(key: String) -> ManifestValue? { entry(key)?.value }

  func entry(_ key: String) -> ManifestEntry? { entries?.last { $0.key == key } }

  var entries: [ManifestEntry]? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries
  }

  var items: [ManifestValue]? {
    guard case .array(let items) = content else { return nil }
    return items
  }

  /// The text of a scalar as a build setting has it.
  var text: String? {
    switch content {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .bool(let flag): flag ? "YES" : "NO"
    default: nil
    }
  }

  var bool: Bool? {
    switch content {
    case .bool(let flag): flag
    case .string(let text): SettingText.bool(text)
    default: nil
    }
  }

  /// The texts of a list; a lone scalar counts as a list of one.
  var texts: [String]? {
    if let items { return items.compactMap(\.text) }
    return text.map { [$0] }
  }
}

/// One key of a manifest's dictionary.
struct ManifestEntry: Sendable {
  var key: String
  var keySource: SourceText
  var keyRange: Range<Int>
  var value: ManifestValue

  var origin: Origin { keySource.origin(keyRange) }
}
