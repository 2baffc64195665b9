/// The definitions of a set of manifest files, and what expressions come to when names are looked up in them.
///
/// Constants, computed properties and functions of one result are followed; nothing is run. All questions together follow at
/// most `stepLimit` names.
final class ManifestProgram {
  static let stepLimit = 20_000
  static let depthLimit = 48

  /// A constant, a computed property, or a function and its result.
  struct Definition {
    var name: String
    var nameRange: Range<Int>
    var source: SourceText
    /// Names and default values; nil for what takes no arguments.
    var parameters: [Parameter]?
    /// Constants of the body, in front of its result.
    var locals: [String: ManifestExpression] = [:]
    var result: ManifestExpression
  }

  struct Parameter {
    var label: String?
    var name: String
    var defaultValue: ManifestExpression?
  }

  /// An expression and where its names are looked up.
  struct Value {
    var expression: ManifestExpression
    var scope: Scope

    func with(_ expression: ManifestExpression) -> Value { Value(expression: expression, scope: scope) }
  }

  final class Scope {
    let source: SourceText
    let locals: [String: Value]
    /// Constants of the same body, which see the other locals.
    let lazyLocals: [String: ManifestExpression]
    /// The definition whose body this is; a call of its own name means another overload.
    let owner: String?

    init(
      source: SourceText, locals: [String: Value] = [:], lazyLocals: [String: ManifestExpression] = [:], owner: String? = nil
    ) {
      self.source = source
      self.locals = locals
      self.lazyLocals = lazyLocals
      self.owner = owner
    }
  }

  private var byFile: [String: [String: [Definition]]] = [:]
  private var shared: [String: [Definition]] = [:]
  private(set) var definitions: [Definition] = []
  /// Places of definitions that were looked up, as `path:offset`.
  private var used: Set<String> = []
  private var steps = 0

  /// Adds the definitions of a file.
  ///
  /// - Parameter isShared: Other files see them.
  func add(_ found: [Definition], isShared: Bool) {
    for definition in found {
      definitions.append(definition)
      let path = definition.source.path
      byFile[path, default: [:]][definition.name, default: []].append(definition)
      if isShared { shared[definition.name, default: []].append(definition) }
    }
  }

  func isUsed(_ definition: Definition) -> Bool { used.contains(ManifestProgram.key(definition)) }

  private static func key(_ definition: Definition) -> String { "\(definition.source.path):\(definition.nameRange.lowerBound)" }

  /// Everything of a name, that of the same file first.
  private func candidates(_ name: String, in source: SourceText) -> [Definition] {
    (byFile[source.path]?[name] ?? []) + (shared[name] ?? [])
  }

  /// The function that a call means: one that takes these labels and is not the one that calls.
  private func function(_ name: String, _ arguments: [ManifestExpression.Argument], in scope: Scope) -> Definition? {
    let fitting = candidates(name, in: scope.source).filter { definition in
      guard let parameters = definition.parameters else { return false }
      return arguments.allSatisfy { argument in parameters.contains { $0.label == argument.label } }
        && parameters.allSatisfy { parameter in
          parameter.defaultValue != nil || arguments.contains { $0.label == parameter.label }
        }
    }
    return fitting.first { ManifestProgram.key($0) != scope.owner } ?? fitting.first
  }

  // MARK: Names

  /// What a value comes to: a literal, or a call or member that no definition explains.
  func reduced(_ value: Value, depth: Int = 0) -> Value {
    switch value.expression.kind {
    case .name, .member, .call:
      // Only what may lead to a definition counts: behind a definition that leads back, literals are still read.
      steps += 1
      guard depth < ManifestProgram.depthLimit, steps < ManifestProgram.stepLimit else { return value }
    default: return value
    }
    switch value.expression.kind {
    case .name(let name):
      if let local = value.scope.locals[name] { return reduced(local, depth: depth + 1) }
      if let local = value.scope.lazyLocals[name] { return reduced(value.with(local), depth: depth + 1) }
      return constant(name, value, depth)
    case .member(let base, let name):
      guard base.map(ManifestProgram.isType) ?? true else { return value }
      return constant(name, value, depth)
    case .call(let callee, let arguments):
      guard let name = callee.lastName, let found = function(name, arguments, in: value.scope), let parameters = found.parameters
      else { return value }
      used.insert(ManifestProgram.key(found))
      var locals: [String: Value] = [:]
      for parameter in parameters {
        if let argument = arguments.first(where: { $0.label == parameter.label })?.value {
          locals[parameter.name] = value.with(argument)
        } else if let fallback = parameter.defaultValue {
          locals[parameter.name] = Value(expression: fallback, scope: Scope(source: found.source))
        }
      }
      let scope = Scope(source: found.source, locals: locals, lazyLocals: found.locals, owner: ManifestProgram.key(found))
      return reduced(Value(expression: found.result, scope: scope), depth: depth + 1)
    default: return value
    }
  }

  private func constant(_ name: String, _ value: Value, _ depth: Int) -> Value {
    guard let found = candidates(name, in: value.scope.source).first(where: { $0.parameters == nil }) else { return value }
    used.insert(ManifestProgram.key(found))
    let scope = Scope(source: found.source, lazyLocals: found.locals)
    return reduced(Value(expression: found.result, scope: scope), depth: depth + 1)
  }

  /// `InfoPlist`, `Plist.Value`, `Self`: members of a type, not of a value.
  private static func isType(_ expression: ManifestExpression) -> Bool {
    guard let name = expression.lastName, let first = name.unicodeScalars.first else { return false }
    return first.properties.isUppercase || name == "self"
  }

  // MARK: Values

  /// The items of a list, sums and names followed; nil where it is none. `isWhole` becomes false where a part is not known.
  func items(_ value: Value, isWhole: inout Bool, depth: Int = 0) -> [Value]? {
    let value = reduced(value, depth: depth)
    switch value.expression.kind {
    case .list(let items): return items.map(value.with)
    case .sum(let left, let right):
      guard depth < ManifestProgram.depthLimit else { return nil }
      let first = items(value.with(left), isWhole: &isWhole, depth: depth + 1)
      let second = items(value.with(right), isWhole: &isWhole, depth: depth + 1)
      if first == nil || second == nil { isWhole = false }
      return first == nil && second == nil ? nil : (first ?? []) + (second ?? [])
    default: return nil
    }
  }

  /// A text: a string, a path function around one, a sum of texts.
  func text(_ value: Value, depth: Int = 0) -> String? {
    let value = reduced(value, depth: depth)
    guard depth < ManifestProgram.depthLimit else { return nil }
    switch value.expression.kind {
    case .string(let text): return text
    case .sum(let left, let right):
      guard let first = text(value.with(left), depth: depth + 1), let second = text(value.with(right), depth: depth + 1) else {
        return nil
      }
      return first + second
    case .call(let callee, let arguments):
      let wrappers: Set<String> = [
        "path", "relativeToManifest", "relativeToRoot", "relativeToCurrentFile", "string", "file", "init",
      ]
      guard let name = callee.lastName, wrappers.contains(name), let argument = arguments.first else { return nil }
      return text(value.with(argument.value), depth: depth + 1)
    default: return nil
    }
  }

  /// What a value would be in a property list.
  func manifestValue(_ value: Value, depth: Int = 0) -> ManifestValue {
    let value = reduced(value, depth: depth)
    let source = value.scope.source
    func made(_ content: ManifestValue.Content) -> ManifestValue {
      ManifestValue(content: content, source: source, range: value.expression.range)
    }
    guard depth < ManifestProgram.depthLimit else { return made(.unknown("an expression that nests too deep")) }
    func inner(_ expression: ManifestExpression) -> ManifestValue { manifestValue(value.with(expression), depth: depth + 1) }
    switch value.expression.kind {
    case .string(let text): return made(.string(text))
    case .number(let text):
      let digits = text.filter { $0 != "_" }
      return made(Int64(digits).map { .integer($0) } ?? Double(digits).map { .real($0) } ?? .unknown(text))
    case .bool(let flag): return made(.bool(flag))
    case .null: return made(.null)
    case .list(let items): return made(.array(items.map(inner)))
    case .dictionary(let entries):
      var result: [ManifestEntry] = []
      var isWhole = true
      for entry in entries {
        guard let key = text(value.with(entry.key), depth: depth + 1) else {
          isWhole = false
          continue
        }
        result.append(ManifestEntry(key: key, keySource: source, keyRange: entry.key.range, value: inner(entry.value)))
      }
      if !isWhole { result.append(unknownEntry(value)) }
      return made(.dictionary(result))
    case .sum(let left, let right): return joined(inner(left), inner(right), made)
    case .call(let callee, let arguments):
      let wrappers: Set<String> = ["string", "integer", "boolean", "bool", "real", "array", "dictionary", "init", "Value"]
      if let name = callee.lastName, wrappers.contains(name), let argument = arguments.first { return inner(argument.value) }
      // `base.merging(other) { … }`: both contribute; which of two equal keys wins is the closure's secret.
      if case .member(let base?, "merging") = callee.kind, let other = arguments.first {
        return inner(base).merged(with: inner(other.value))
      }
      return made(.unknown(callee.lastName.map { "a call of '\($0)'" } ?? "a call"))
    case .name(let name): return made(.unknown("'\(name)'"))
    case .member(_, let name): return made(.unknown("'\(name)'"))
    case .unknown(let text): return made(.unknown(text))
    }
  }

  private func joined(_ left: ManifestValue, _ right: ManifestValue, _ made: (ManifestValue.Content) -> ManifestValue)
    -> ManifestValue
  {
    if let first = left.items, let second = right.items { return made(.array(first + second)) }
    if case .string(let first) = left.content, case .string(let second) = right.content { return made(.string(first + second)) }
    if left.entries != nil, right.entries != nil { return left.merged(with: right) }
    return made(.unknown("a sum"))
  }

  /// Stands for the keys of a dictionary that are not known.
  private func unknownEntry(_ value: Value) -> ManifestEntry {
    let source = value.scope.source
    return ManifestEntry(
      key: "", keySource: source, keyRange: value.expression.range,
      value: ManifestValue(content: .unknown("a key"), source: source, range: value.expression.range))
  }
}

extension ManifestValue {
  /// Every key of the outermost dictionary is known.
  var hasKnownKeys: Bool {
    guard let entries else { return false }
    return !entries.contains { $0.key.isEmpty }
  }
}
