import ResizelintLexer

/// Builds the Info.plist of one configuration as the build system would.
struct InfoPlistMerger {
  let settings: SettingsEvaluator
  /// Whether `INFOPLIST_KEY_*` count.
  let generates: Bool
  private(set) var plist = MergedPlist()
  /// The places of the keys among its entries.
  private var places: [String: Int] = [:]
  private(set) var notices: [Notice] = []

  init(settings: SettingsEvaluator, generates: Bool) {
    self.settings = settings
    self.generates = generates
  }

  /// Takes the entries of a property list; later ones replace earlier ones.
  ///
  /// - Parameter origin: Where every value stands, for a text that is no file of its own.
  mutating func add(_ root: PropertyListNode?, source: SourceText, origin: Origin? = nil) {
    guard let entries = root?.dictionary else {
      plist.isComplete = false
      notices.append(
        Notice(path: source.path, message: "the property list holds \(root?.value.kind ?? "nothing"), not a dictionary"))
      return
    }
    for entry in entries {
      set(entry.key, value(entry.node, source: source, origin: origin ?? source.origin(entry.keyRange)))
    }
  }

  /// Takes the entries that a generator writes.
  mutating func add(_ manifest: ManifestValue) {
    for entry in manifest.entries ?? [] where !entry.key.isEmpty { set(entry.key, value(entry.value, origin: entry.origin)) }
    if !manifest.hasKnownKeys { plist.isComplete = false }
  }

  /// A value of a manifest with its variables resolved. Manifests are read with a limit of depth, which bounds the recursion.
  private func value(_ manifest: ManifestValue, origin: Origin) -> MergedValue {
    switch manifest.content {
    case .string(let text): return resolved(text, origin: origin)
    case .integer(let number): return MergedValue(content: .integer(number), origin: origin)
    case .real(let number): return MergedValue(content: .real(number), origin: origin)
    case .bool(let flag): return MergedValue(content: .bool(flag), origin: origin)
    case .null: return MergedValue(content: .string(""), origin: origin)
    case .unknown(let text): return MergedValue(content: .string(""), origin: origin, unresolved: [text])
    case .array(let items): return MergedValue(content: .array(items.map { value($0, origin: $0.origin) }), origin: origin)
    case .dictionary(let entries):
      return MergedValue(
        content: .dictionary(
          entries.filter { !$0.key.isEmpty }.map { MergedEntry(key: $0.key, value: value($0.value, origin: $0.origin)) }),
        origin: origin, unresolved: manifest.hasKnownKeys ? [] : ["a key"])
    }
  }

  /// A contribution that cannot be read: what is absent may stand there.
  mutating func markIncomplete(_ notice: Notice?) {
    plist.isComplete = false
    if let notice { notices.append(notice) }
  }

  /// Says which of the keys that the rules look at depend on a variable without a value; they are judged neither way.
  mutating func noteUnresolved() {
    for entry in plist.entries where InfoPlistKeys.isRelevant(entry.key) {
      guard let (name, origin) = InfoPlistMerger.unresolved(in: entry.value) else { continue }
      notices.append(
        Notice(
          path: origin.path, line: origin.start.line,
          message: "'\(entry.key)' depends on \(name), which is not known; it was not judged"))
    }
  }

  /// The first variable without a value in a tree, whose depth the reader bounds.
  private static func unresolved(in value: MergedValue) -> (name: String, origin: Origin)? {
    if let name = value.unresolved.first { return (name, value.origin) }
    switch value.content {
    case .array(let items): return items.lazy.compactMap(unresolved).first
    case .dictionary(let entries): return entries.lazy.compactMap { unresolved(in: $0.value) }.first
    default: return nil
    }
  }

  mutating func setFile(_ path: String) { plist.file = path }

  mutating func set(_ key: String, _ value: MergedValue) {
    if let place = places[key] {
      plist.entries[place].value = value
    } else {
      places[key] = plist.entries.count
      plist.entries.append(MergedEntry(key: key, value: value))
    }
  }

  /// A value of a property list with its variables resolved. Recursion ends at the reader's depth limit.
  private func value(_ node: PropertyListNode, source: SourceText, origin: Origin) -> MergedValue {
    switch node.value {
    case .string(let text): return resolved(text, origin: origin)
    case .integer(let number): return MergedValue(content: .integer(number), origin: origin)
    case .uid(let number): return MergedValue(content: .integer(Int64(clamping: number)), origin: origin)
    case .real(let number): return MergedValue(content: .real(number), origin: origin)
    case .bool(let flag): return MergedValue(content: .bool(flag), origin: origin)
    case .date(let date): return MergedValue(content: .date(date), origin: origin)
    case .data(let data): return MergedValue(content: .data(data), origin: origin)
    case .array(let items):
      let isInline = source.bytes.isEmpty || origin.setting != nil
      let values = items.map { value($0, source: source, origin: isInline ? origin : source.origin($0.range)) }
      return MergedValue(content: .array(values), origin: origin)
    case .dictionary(let entries):
      let isInline = source.bytes.isEmpty || origin.setting != nil
      // Of equal keys the last one counts.
      var seen: Set<String> = []
      let last = entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
      let merged = last.map { entry in
        let origin = isInline ? origin : source.origin(entry.keyRange)
        return MergedEntry(key: entry.key, value: value(entry.node, source: source, origin: origin))
      }
      return MergedValue(content: .dictionary(merged), origin: origin)
    }
  }

  private func resolved(_ text: String, origin: Origin) -> MergedValue {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return MergedValue(content: .string(text), origin: origin) }
    let value = settings.expand(text)
    return MergedValue(
      content: .string(value.text), origin: origin, suppliers: value.suppliers, unresolved: value.unresolved)
  }

  // MARK: Settings

  /// Merges the `INFOPLIST_KEY_*` settings and records what became of each.
  mutating func addSettings() {
    for name in settings.assignedNames(prefix: InfoPlistKeys.prefix) {
      guard let value = settings.value(of: name), let origin = value.origin else { continue }
      let bare = String(name.dropFirst(InfoPlistKeys.prefix.count))
      guard let (key, kind) = InfoPlistKeys.known[bare] else {
        if InfoPlistKeys.isRelevant(bare) {
          plist.settings.append(InfoPlistSetting(name: name, key: bare, value: value.text, effect: .unknown, origin: origin))
        }
        continue
      }
      plist.settings.append(
        InfoPlistSetting(name: name, key: key, value: value.text, effect: generates ? .written : .inert, origin: origin))
      if generates { merge(key, kind, value, origin) }
    }
  }

  private mutating func merge(_ key: String, _ kind: InfoPlistKeys.Kind, _ value: SettingValue, _ origin: Origin) {
    func made(_ content: MergedValue.Content) -> MergedValue {
      MergedValue(content: content, origin: origin, suppliers: value.suppliers, unresolved: value.unresolved)
    }
    switch kind {
    case .bool:
      // What cannot be resolved stays a string, which is neither true nor false.
      let flag = value.unresolved.isEmpty ? SettingText.bool(value.text) ?? false : nil
      replaceScalar(key, made(flag.map { .bool($0) } ?? .string(value.text)))
    case .string:
      replaceScalar(key, made(.string(value.text)))
    case .list:
      mergeList(key, SettingText.list(value.text).map { made(.string($0)) }, made(.array([])))
    case .launchScreen, .sceneManifest:
      guard SettingText.bool(value.text) == true else {
        if !value.unresolved.isEmpty { plist.isComplete = false }
        return
      }
      let entries =
        kind == .launchScreen
        ? []
        : [
          MergedEntry(key: "UIApplicationSupportsMultipleScenes", value: made(.bool(true))),
          MergedEntry(key: "UISceneConfigurations", value: made(.dictionary([]))),
        ]
      mergeDictionary(key, entries, made(.dictionary(entries)))
    }
  }

  private mutating func replaceScalar(_ key: String, _ value: MergedValue) {
    if let old = plist[key] {
      plist.replaced.append(ReplacedValue(keyPath: [key], value: old, by: value.origin))
    }
    set(key, value)
  }

  /// Appends what the list does not hold yet.
  private mutating func mergeList(_ key: String, _ items: [MergedValue], _ empty: MergedValue) {
    guard var list = plist[key] else {
      var value = empty
      value.content = .array(items)
      set(key, value)
      return
    }
    guard let old = list.array else {
      mismatch(key, list, empty)
      return
    }
    let known = Set(old.compactMap(\.string))
    list.content = .array(old + items.filter { !known.contains($0.string ?? "") })
    list.unresolved += empty.unresolved
    set(key, list)
  }

  /// Replaces the sub-keys that the setting makes and keeps the others.
  private mutating func mergeDictionary(_ key: String, _ entries: [MergedEntry], _ whole: MergedValue) {
    guard var value = plist[key] else {
      set(key, whole)
      return
    }
    guard var merged = value.dictionary else {
      mismatch(key, value, whole)
      return
    }
    for entry in entries {
      if let index = merged.firstIndex(where: { $0.key == entry.key }) {
        plist.replaced.append(ReplacedValue(keyPath: [key, entry.key], value: merged[index].value, by: whole.origin))
        merged[index] = entry
      } else {
        merged.append(entry)
      }
    }
    value.content = .dictionary(merged)
    set(key, value)
  }

  /// A setting of another kind than the file's value fails the build; the file's value is kept.
  private mutating func mismatch(_ key: String, _ old: MergedValue, _ new: MergedValue) {
    notices.append(
      Notice(
        path: new.origin.path, line: new.origin.start.line,
        message: "'\(key)' is \(old.kind) in the property list and \(new.kind) in the build setting; the build fails"))
  }
}
