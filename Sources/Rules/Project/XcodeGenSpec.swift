import ResizelintLexer

/// An XcodeGen specification with all that it includes, merged as XcodeGen merges.
///
/// Dictionaries are merged key by key, the including file over the included one; lists are joined; a key that ends in
/// `:REPLACE` replaces. Paths of an included file are relative to that file.
struct XcodeGenSpec {
  static let depthLimit = 16
  static let fileLimit = 256

  private let files: ProjectFiles
  /// The folder that the paths of the specification are relative to.
  let folder: String
  private(set) var root: ManifestValue?
  private(set) var notices = NoticeList()
  /// The files that were included, the specification itself left out.
  private(set) var included: Set<String> = []
  private var remaining = XcodeGenSpec.fileLimit

  init(path: String, files: ProjectFiles) {
    self.files = files
    var folder = ProjectPath.folder(of: path)
    // Some projects copy the specification of an app to the top before they run XcodeGen; then its paths are meant from there.
    if let document = XcodeGenSpec.document(path, files), let first = XcodeGenSpec.includes(of: document.root).first,
      XcodeGenSpec.existing(first.path, from: folder, files) == nil, files.contains(first.path)
    {
      folder = ""
    }
    self.folder = folder
    root = load(path, folder: folder, active: [])
  }

  private static func document(_ path: String, _ files: ProjectFiles) -> (root: ManifestValue, problems: [Notice])? {
    guard let bytes = files.read(path) else { return nil }
    let source = SourceText(path: path, bytes: bytes)
    let (root, problems) = YamlReader.read(bytes)
    guard let root else { return nil }
    return (ManifestValue(yaml: root, source: source), problems.map(source.notice))
  }

  /// Recursion is bounded by `depthLimit`, the work by `fileLimit`.
  private mutating func load(_ path: String, folder: String, active: [String]) -> ManifestValue? {
    remaining -= 1
    guard remaining >= 0, active.count < XcodeGenSpec.depthLimit, !active.contains(path) else {
      notices.append(Notice(path: path, message: "specifications include one another too often"))
      return nil
    }
    guard let document = XcodeGenSpec.document(path, files) else { return nil }
    notices.append(contentsOf: document.problems)
    var result: ManifestValue?
    for include in XcodeGenSpec.includes(of: document.root) {
      guard let target = XcodeGenSpec.existing(include.path, from: folder, files) else {
        notices.append(
          Notice(
            path: path, line: include.value.origin.start.line, message: "the included file '\(include.path)' is not in the tree"))
        continue
      }
      included.insert(target)
      let inner = ProjectPath.folder(of: target)
      guard var value = load(target, folder: inner, active: active + [path]) else { continue }
      if include.isRelative { value = value.rebased(from: folder, to: inner) }
      result = result?.merged(with: value) ?? value
    }
    return result?.merged(with: document.root) ?? document.root
  }

  private static func existing(_ path: String, from folder: String, _ files: ProjectFiles) -> String? {
    guard let joined = ProjectPath.join(folder, path), files.contains(joined) else { return nil }
    return joined
  }

  private static func includes(of root: ManifestValue) -> [(path: String, isRelative: Bool, value: ManifestValue)] {
    guard let value = root["include"] else { return [] }
    return (value.items ?? [value]).compactMap { item in
      if let path = item.text { return (path, true, item) }
      guard let path = item["path"]?.text, item["enable"]?.bool != false else { return nil }
      return (path, item["relativePaths"]?.bool ?? true, item)
    }
  }
}

extension ManifestValue {
  /// A value of a YAML file; the reader's limit of depth bounds the recursion.
  init(yaml: YamlNode, source: SourceText) {
    let content: Content =
      switch yaml.value {
      case .null: .null
      case .scalar(let text, let isPlain):
        yaml.bool.map { .bool($0) } ?? yaml.integer.map { .integer($0) } ?? (isPlain ? Double(text).map { .real($0) } : nil)
          ?? .string(text)
      case .sequence(let items): .array(items.map { ManifestValue(yaml: $0, source: source) })
      case .mapping(let entries):
        .dictionary(
          entries.map {
            ManifestEntry(
              key: $0.key, keySource: source, keyRange: $0.keyRange, value: ManifestValue(yaml: $0.node, source: source))
          })
      }
    self.init(content: content, source: source, range: yaml.range)
  }

  /// This value with another one over it.
  func merged(with other: ManifestValue) -> ManifestValue {
    if let items, let more = other.items {
      var result = other
      result.content = .array(items + more)
      return result
    }
    guard var entries, let others = other.entries else { return other }
    // Of equal keys the first one is merged into.
    var places = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in others {
      let isReplacing = entry.key.hasSuffix(":REPLACE")
      let key = isReplacing ? String(entry.key.dropLast(8)) : entry.key
      if let index = places[key] {
        entries[index].value = isReplacing ? entry.value : entries[index].value.merged(with: entry.value)
        // The key stands where it was said last.
        (entries[index].keySource, entries[index].keyRange) = (entry.keySource, entry.keyRange)
      } else {
        places[key] = entries.count
        entries.append(ManifestEntry(key: key, keySource: entry.keySource, keyRange: entry.keyRange, value: entry.value))
      }
    }
    var result = other
    result.content = .dictionary(entries)
    return result
  }

  /// The specification of an included file with its paths as the including file would write them.
  fileprivate func rebased(from folder: String, to inner: String) -> ManifestValue {
    guard inner != folder else { return self }
    // Both are relative to the root, and so is the result; `..` leads from the including file's folder to the root.
    let up = folder.isEmpty ? "" : folder.split(separator: "/").map { _ in "../" }.joined()
    let prefix = up + inner
    return mapEntries { key, value in
      switch key {
      case "configFiles": value.mapEntries { $1.mapText { XcodeGenPath.join(prefix, $0) } }
      case "targets", "targetTemplates": value.mapEntries { $1.mapEntries { XcodeGenPath.rebase($0, $1, prefix) } }
      default: value
      }
    }
  }

  fileprivate func mapEntries(_ transform: (String, ManifestValue) -> ManifestValue) -> ManifestValue {
    guard let entries else { return self }
    var result = self
    result.content = .dictionary(
      entries.map { entry in
        var entry = entry
        entry.value = transform(entry.key, entry.value)
        return entry
      })
    return result
  }

  func mapText(_ transform: (String) -> String) -> ManifestValue {
    guard case .string(let text) = content else { return self }
    var result = self
    result.content = .string(transform(text))
    return result
  }
}

/// Which keys of a target hold paths.
private enum XcodeGenPath {
  static func join(_ prefix: String, _ path: String) -> String {
    prefix.isEmpty || path.hasPrefix("/") || path.hasPrefix("$") ? path : prefix + "/" + path
  }

  static func rebase(_ key: String, _ value: ManifestValue, _ prefix: String) -> ManifestValue {
    switch key {
    case "sources":
      guard let items = value.items else { return path(value, prefix) }
      var result = value
      result.content = .array(items.map { path($0, prefix) })
      return result
    case "info", "entitlements": return path(value, prefix)
    case "configFiles": return value.mapEntries { $1.mapText { join(prefix, $0) } }
    default: return value
    }
  }

  /// A path itself, or the `path` of a dictionary.
  private static func path(_ value: ManifestValue, _ prefix: String) -> ManifestValue {
    if value.entries != nil { return value.mapEntries { $0 == "path" ? $1.mapText { join(prefix, $0) } : $1 } }
    return value.mapText { join(prefix, $0) }
  }
}
