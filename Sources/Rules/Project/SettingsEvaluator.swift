import ResizelintLexer

/// The value of a build setting, and who says it.
public struct SettingValue: Sendable {
  public var text: String
  /// The assignment that wins; nil for a default of the build system.
  public var origin: Origin?
  /// Other assignments that its variables were resolved with.
  public var suppliers: [Origin]
  /// Variables that nothing assigns.
  public var unresolved: [String]
}

/// Works out build settings as the build system does: target, its xcconfig, project, its xcconfig, defaults.
///
/// Invariants:
/// 1. A reference to a setting from within its own value, and `$(inherited)`, mean the next assignment below, so evaluation
///    always goes down and a cycle of several settings is cut at its first repetition.
/// 2. One evaluation makes at most `stepLimit` expansions and `lengthLimit` bytes, whatever the settings say.
public struct SettingsEvaluator: Sendable {
  static let stepLimit = 4096
  static let lengthLimit = 1 << 16
  static let depthLimit = 48

  /// Highest first.
  private var levels: [SettingsLevel]
  /// What conditions are held against.
  private let context: SettingsContext

  init(levels: [SettingsLevel], context: SettingsContext) {
    self.levels = levels
    self.context = context
  }

  /// Settings of a target that has none.
  public static let none = SettingsEvaluator(levels: [], context: SettingsContext(platform: .iOS, configuration: ""))

  /// The value of a setting; nil where neither the project nor the build system assigns it.
  public func value(of name: String) -> SettingValue? {
    guard let found = find(name, from: Cursor()) else { return nil }
    var evaluation = Evaluation()
    evaluation.active = [Reference(name: name, cursor: found.cursor)]
    let text = expand(found.setting.value, in: &evaluation)
    return SettingValue(
      text: text, origin: found.setting.origin, suppliers: evaluation.suppliers, unresolved: evaluation.unresolved)
  }

  /// The value as true or false; nil where nothing assigns it or a variable in it is unknown.
  public func bool(_ name: String) -> Bool? {
    guard let value = value(of: name), value.unresolved.isEmpty else { return nil }
    return SettingText.bool(value.text)
  }

  /// Replaces the variables of a text from outside the settings, such as a value of a property list.
  public func expand(_ text: String) -> SettingValue {
    var evaluation = Evaluation()
    let result = expand(text, in: &evaluation)
    return SettingValue(text: result, origin: nil, suppliers: evaluation.suppliers, unresolved: evaluation.unresolved)
  }

  /// The names that start with a prefix and are assigned by the project in a way that counts here, sorted.
  func assignedNames(prefix: String) -> [String] {
    var names: Set<String> = []
    for level in levels { for name in level.settings.keys where name.hasPrefix(prefix) { names.insert(name) } }
    return names.filter { find($0, from: Cursor()) != nil }.sorted()
  }

  /// How far down the winning assignment stands, 0 for the target's own; nil where there is none.
  func level(of name: String) -> Int? { find(name, from: Cursor())?.cursor.level }

  // MARK: Look-up

  /// A place in the order of assignments: those of `level` from `index` down, then the levels below.
  private struct Cursor: Hashable {
    var level = 0
    /// Counted from the end of the level's list.
    var index = 0
  }

  private func find(_ name: String, from cursor: Cursor) -> (setting: Setting, cursor: Cursor)? {
    var cursor = cursor
    while cursor.level < levels.count {
      if let list = levels[cursor.level].settings[name] {
        while cursor.index < list.count {
          let setting = list[list.count - 1 - cursor.index]
          if setting.conditions.allSatisfy(context.matches) { return (setting, cursor) }
          cursor.index += 1
        }
      }
      cursor = Cursor(level: cursor.level + 1)
    }
    return nil
  }

  // MARK: Expansion

  private struct Reference: Hashable {
    var name: String
    var cursor: Cursor
  }

  private struct Evaluation {
    var steps = 0
    /// The assignments whose values are being expanded, outermost first.
    var active: [Reference] = []
    var suppliers: [Origin] = []
    var unresolved: [String] = []
  }

  /// Recursion is bounded by `depthLimit`: by the assignments that are active and by the nesting of references.
  private func expand(_ text: String, nesting: Int = 0, in evaluation: inout Evaluation) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "$"), offset + 1 < bytes.count else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      let next = bytes[offset + 1]
      if next == UInt8(ascii: "$") {
        result.append(next)
        offset += 2
      } else if let close = SettingsEvaluator.closing(next),
        let end = SettingsEvaluator.matchingEnd(in: bytes, from: offset + 2, open: next, close: close)
      {
        let inside = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
        offset = end + 1
        guard nesting < SettingsEvaluator.depthLimit else {
          evaluation.unresolved.append(inside)
          continue
        }
        let reference = expand(inside, nesting: nesting + 1, in: &evaluation)
        result.append(contentsOf: resolve(reference, nesting: nesting, in: &evaluation).utf8)
      } else {
        var end = offset + 1
        while end < bytes.count, SettingsEvaluator.isNameByte(bytes[end]) { end += 1 }
        if end == offset + 1 {
          result.append(bytes[offset])
          offset += 1
          continue
        }
        let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        result.append(contentsOf: resolve(name, nesting: nesting, in: &evaluation).utf8)
        offset = end
      }
      if result.count > SettingsEvaluator.lengthLimit { break }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of `NAME:operator:operator`.
  private func resolve(_ reference: String, nesting: Int, in evaluation: inout Evaluation) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let operators = SettingOperators(parts.dropFirst())
    evaluation.steps += 1
    guard evaluation.steps <= SettingsEvaluator.stepLimit else {
      evaluation.unresolved.append(name)
      return ""
    }
    let own = evaluation.active.last
    var start = Cursor()
    var target = name
    if let own, name == "inherited" || name == own.name {
      target = own.name
      start = own.cursor
      start.index += 1
    }
    guard let found = find(target, from: start) else {
      if let fallback = operators.fallback { return operators.apply(to: fallback) }
      // An inherited value that does not exist is empty, in the build system too.
      if target == name { evaluation.unresolved.append(name) }
      return ""
    }
    let next = Reference(name: target, cursor: found.cursor)
    guard !evaluation.active.contains(next), evaluation.active.count + nesting < SettingsEvaluator.depthLimit else {
      evaluation.unresolved.append(name)
      return ""
    }
    if let origin = found.setting.origin { evaluation.suppliers.append(origin) }
    evaluation.active.append(next)
    var value = expand(found.setting.value, nesting: nesting, in: &evaluation)
    evaluation.active.removeLast()
    if value.isEmpty, let fallback = operators.fallback { value = fallback }
    return operators.apply(to: value)
  }

  private static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }

  private static func matchingEnd(in bytes: [UInt8], from start: Int, open: UInt8, close: UInt8) -> Int? {
    var depth = 1
    for offset in start..<bytes.count {
      if bytes[offset] == open { depth += 1 }
      if bytes[offset] == close { depth -= 1 }
      if depth == 0 { return offset }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
