import ResizelintLexer

/// Makes the matrix from a report: finds the screen that each finding belongs to, and the shapes that it asks for.
public struct MatrixBuilder {
  private let types: [ScreenFacts.TypeFact]
  private let byPath: [String: [Int]]
  /// By the name of a type, the types that make it.
  private let users: [String: [Int]]
  private let destinations: Set<String>
  private let thresholds: [String: [Int: [Int]]]
  private let prose = RuleProse(.embedded)
  /// The longest side of a window, in points; larger numbers count pixels.
  private static let longestSide = 1400

  /// Reads the project's Swift files once more, for what the report does not say: which views and controllers there are.
  public init(files: InputFiles, access: some FileAccess) {
    let sources = files.paths.filter { $0.hasSuffix(".swift") }
    let facts = Slots<ScreenFacts?>(count: sources.count, filling: nil)
    let readers = Slots<Reader>((0..<access.workerCount).map { _ in Reader() })
    access.forEach(sources.count) { worker, item in
      let reader = readers[worker]
      // What cannot be read is said by the report.
      guard let bytes = try? access.read(sources[item], into: reader.buffer) else { return }
      facts[item] = reader.facts(path: sources[item], bytes: bytes)
    }
    self.init(facts: facts.all.compactMap { $0 })
  }

  /// What a worker reads files with.
  private final class Reader {
    let buffer = ReadBuffer()
    private let file = SourceFile()
    private var tokens = TokenBuffer()

    func facts(path: String, bytes: SourceBytes) -> ScreenFacts? {
      Tokenizer.tokenize(bytes, into: &tokens)
      tokens.withTokens { file.load(path: path, bytes: bytes, tokens: $0) }
      return file.isTestFile ? nil : ScreenFacts(file: file)
    }
  }

  init(facts: [ScreenFacts]) {
    types = facts.flatMap(\.types)
    thresholds = Dictionary(facts.lazy.map { ($0.path, $0.thresholds) }, uniquingKeysWith: { first, _ in first })
    destinations = facts.reduce(into: []) { $0.formUnion($1.destinations) }
    byPath = Dictionary(grouping: types.indices, by: { [types] in types[$0].path })
    var users: [String: [Int]] = [:]
    for (number, type) in types.enumerated() {
      for name in type.uses.sorted() { users[name, default: []].append(number) }
    }
    self.users = users
  }

  // MARK: - Screens of findings

  /// A finding of one of the first three phases that counts.
  private func counts(_ finding: Finding) -> Bool {
    guard let phase = finding.phase else { return false }
    return phase < .tests && finding.state == .new
  }

  public func matrix(of report: Report) -> TestMatrix {
    var found: [Key: [Finding]] = [:]
    for finding in report.allFindings where counts(finding) {
      guard !MatrixShape.shapes(for: finding.rule).isEmpty else { continue }
      for key in screens(of: finding) { found[key, default: []].append(finding) }
    }
    var names: [String: Int] = [:]
    let screens = found.sorted { $0.key < $1.key }.map { key, findings in
      let ordinal = names[key.name, default: 0]
      names[key.name] = ordinal + 1
      return screen(key, findings, ordinal: ordinal)
    }
    return TestMatrix(screens: screens)
  }

  /// What a row is grouped by; the app itself comes first.
  private struct Key: Hashable, Comparable {
    var kind: ScreenKind
    var name: String
    var path: String
    var line: Int

    static func < (left: Key, right: Key) -> Bool {
      if (left.kind == .app) != (right.kind == .app) { return left.kind == .app }
      if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
      return (left.line, left.name) < (right.line, right.name)
    }
  }

  private static let app = Key(kind: .app, name: "The app", path: "", line: 1)

  /// The screens that a finding belongs to: the one that it stands in, else the nearest ones that use what it stands in.
  private func screens(of finding: Finding) -> [Key] {
    let around = (byPath[finding.path] ?? []).filter { types[$0].lines.contains(finding.line) }
    guard let inner = around.min(by: { types[$0].lines.count < types[$1].lines.count }) else { return [MatrixBuilder.app] }
    var level = around.sorted { types[$0].lines.count < types[$1].lines.count }
    if let own = level.first(where: { isScreen(types[$0]) }) { return [key(of: own)] }
    level = [inner]
    var seen = Set(level.map { types[$0].name })
    for _ in 0..<6 {
      var next: [Int] = []
      for number in level {
        for user in users[types[number].name] ?? [] where seen.insert(types[user].name).inserted { next.append(user) }
      }
      let reached = next.filter { isScreen(types[$0]) }
      if !reached.isEmpty { return Array(Set(reached.prefix(3).map { key(of: $0) })).sorted() }
      if next.isEmpty { break }
      level = Array(next.prefix(64))
    }
    return [MatrixBuilder.app]
  }

  /// A controller, a view that something leads to, or one that is called a screen.
  private func isScreen(_ type: ScreenFacts.TypeFact) -> Bool {
    if type.isViewController { return true }
    if destinations.contains(type.name), types.contains(where: { $0.name == type.name && $0.isDeclared && !$0.isViewController })
    {
      return true
    }
    return type.isDeclared && (type.name.hasSuffix("Screen") || type.name.hasSuffix("Page"))
  }

  /// The key of a type; of an extension that of its declaration.
  private func key(of number: Int) -> Key {
    let name = types[number].name
    let declared =
      types.indices.first { types[$0].name == name && types[$0].isDeclared && types[$0].path == types[number].path }
      ?? types.indices.first { types[$0].name == name && types[$0].isDeclared } ?? number
    let type = types[declared]
    return Key(kind: type.isViewController ? .viewController : .view, name: name, path: type.path, line: type.lines.lowerBound)
  }

  // MARK: - Rows

  private func screen(_ key: Key, _ findings: [Finding], ordinal: Int) -> TestMatrix.Screen {
    var rows: [TestMatrix.Row] = []
    for shape in MatrixShape.allCases {
      let asking = findings.filter { MatrixShape.shapes(for: $0.rule).contains(shape) }
      guard !asking.isEmpty || shape == .narrowest && key.kind != .app else { continue }
      var reasons: [TestMatrix.Reason] = []
      for finding in asking {
        let place = reasons.firstIndex { $0.rule == finding.rule } ?? reasons.count
        if place == reasons.count {
          let title = prose[finding.rule]?.title ?? finding.rule.name
          reasons.append(.init(rule: finding.rule, title: title, count: 0, path: finding.path, line: finding.line))
        }
        reasons[place].count += 1
        reasons[place].sizes = Set(reasons[place].sizes + sizes(at: finding)).sorted()
      }
      rows.append(TestMatrix.Row(id: MatrixBuilder.id(key, ordinal, shape), shape: shape, reasons: reasons))
    }
    return TestMatrix.Screen(name: key.name, kind: key.kind, path: key.path, line: key.line, rows: rows)
  }

  /// The sizes at which the layout changes where a finding about a threshold stands.
  private func sizes(at finding: Finding) -> [Int] {
    guard LayoutThreshold.rules.contains(finding.rule) else { return [] }
    return (thresholds[finding.path]?[finding.line] ?? []).filter { $0 <= MatrixBuilder.longestSide }
  }

  /// Made of the names of screen and shape alone: moved files and other findings keep it.
  private static func id(_ key: Key, _ ordinal: Int, _ shape: MatrixShape) -> String {
    var hash = Fingerprint(rule: "matrix")
    hash.add(key.name)
    hash.add(String(ordinal))
    hash.add(shape.rawValue)
    return String(hash.text.prefix(10))
  }
}
