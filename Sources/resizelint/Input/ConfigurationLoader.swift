import ResizelintRules

/// Reads configuration files and what they build upon.
struct ConfigurationLoader: Sendable {
  /// Larger files are none that somebody wrote.
  private static let sizeLimit = 4 << 20
  /// Files that one configuration may be made of.
  private static let fileLimit = 64

  /// Canonical.
  let root: [UInt8]
  /// The rules that configurations may name beside those of their own.
  let catalogue: Catalogue
  /// The canonical paths of the files of rules that are in the catalogue already.
  var knownRulesFiles: Set<[UInt8]> = []

  /// The nearest configuration at or above a canonical folder; nil where there is none.
  static func nearest(to folder: [UInt8]) -> [UInt8]? {
    var folder = folder
    while true {
      let path = file(in: folder)
      if (try? status(at: path))?.kind == .file { return path }
      guard folder != [SystemPath.slash] else { return nil }
      folder = SystemPath.parent(of: folder)
    }
  }

  /// The folder of the nearest configuration at or above a folder that says it is the root.
  static func root(above folder: [UInt8]) throws(UsageError) -> [UInt8]? {
    var folder = folder
    while let path = nearest(to: folder) {
      let name = PathText.spelling(of: path).text
      if try read(path, name: name).isRoot { return SystemPath.parent(of: path) }
      let holder = SystemPath.parent(of: path)
      guard holder != [SystemPath.slash] else { return nil }
      folder = SystemPath.parent(of: holder)
    }
    return nil
  }

  private static func file(in folder: [UInt8]) -> [UInt8] {
    (folder == [SystemPath.slash] ? folder : folder + [SystemPath.slash]) + Array(ConfigurationFile.name.utf8)
  }

  /// Loads a configuration by its canonical path.
  func load(_ path: [UInt8]) throws(UsageError) -> LoadedConfiguration {
    var sources: [LoadedConfiguration.Source] = []
    try gather(path, chain: [], into: &sources)
    var settings = LintSettings()
    var include = PathPatterns()
    var exclude = PathPatterns()
    var baseline: [UInt8]?
    var own = catalogue
    var rulesFiles: [[UInt8]] = []
    for source in sources {
      for text in source.file.rulesFiles {
        let path = try existing(text, of: source)
        guard !rulesFiles.contains(path), !knownRulesFiles.contains(path) else { continue }
        rulesFiles.append(path)
        own = try RulesFile.adding(path, name: displayName(path), to: own)
      }
    }
    var problems: [String] = []
    for source in sources {
      let base = base(of: SystemPath.parent(of: source.path))
      let found =
        source.file.apply(to: &settings, from: base, catalogue: own)
        + ConfigurationFile.add(source.file.include, to: &include, from: base)
        + ConfigurationFile.add(source.file.exclude, to: &exclude, from: base)
      problems += found.map { Self.message($0, in: source.name) }
      if let text = source.file.baseline {
        baseline = Self.join(SystemPath.parent(of: source.path), text.text)
      }
    }
    guard problems.isEmpty else { throw UsageError(problems.joined(separator: "\n")) }
    let ownRules = own.outlines.map(\.id).filter { catalogue.outline(of: $0) == nil }
    return LoadedConfiguration(
      sources: sources, settings: settings, include: include, exclude: exclude, baseline: baseline, ownRules: ownRules,
      rulesFiles: rulesFiles)
  }

  /// Takes in a file behind everything that it extends.
  private func gather(_ path: [UInt8], chain: [[UInt8]], into sources: inout [LoadedConfiguration.Source]) throws(UsageError) {
    let name = displayName(path)
    let source = LoadedConfiguration.Source(path: path, name: name, file: try Self.read(path, name: name))
    for text in source.file.extends {
      let target = try existing(text, of: source)
      guard target != path, !chain.contains(target) else {
        throw UsageError(Self.message(JsonProblem(at: text.place, "`\(text.text)` extends this file in turn"), in: name))
      }
      guard sources.count + chain.count < Self.fileLimit else {
        throw UsageError(Self.message(JsonProblem(at: text.place, "more than \(Self.fileLimit) files in one"), in: name))
      }
      // What two of them share is applied once, where it first belongs.
      guard !sources.contains(where: { $0.path == target }) else { continue }
      try gather(target, chain: chain + [path], into: &sources)
    }
    sources.append(source)
  }

  private static func read(_ path: [UInt8], name: String) throws(UsageError) -> ConfigurationFile {
    guard let bytes = WholeFile.read(path, limit: sizeLimit) else { throw UsageError("\(name): cannot be read") }
    let (file, problems) = ConfigurationReader.read(bytes)
    guard problems.isEmpty else { throw UsageError(problems.map { message($0, in: name) }.joined(separator: "\n")) }
    return file
  }

  /// The canonical path of a file that a configuration names.
  private func existing(_ text: ConfigurationFile.Text, of source: LoadedConfiguration.Source) throws(UsageError) -> [UInt8] {
    let path = Self.join(SystemPath.parent(of: source.path), text.text)
    guard let canonical = try? SystemPath.canonical(path), (try? status(at: canonical))?.kind == .file else {
      throw UsageError(Self.message(JsonProblem(at: text.place, "there is no file `\(text.text)`"), in: source.name))
    }
    return canonical
  }

  private static func join(_ folder: [UInt8], _ path: String) -> [UInt8] {
    let bytes = Array(path.utf8)
    return bytes.first == SystemPath.slash ? bytes : folder + [SystemPath.slash] + bytes
  }

  static func message(_ problem: JsonProblem, in name: String) -> String {
    "\(name):\(problem.line):\(problem.column): \(problem.message)"
  }

  /// Relative to the root where it lies below it.
  func displayName(_ path: [UInt8]) -> String {
    PathText.spelling(of: SystemPath.relative(path, to: root) ?? path).text
  }

  /// Where a folder lies, seen from the root.
  private func base(of folder: [UInt8]) -> PathPatterns.Base {
    if let path = SystemPath.relative(folder, to: root) { return .below(PathText.spelling(of: path).text) }
    if let way = SystemPath.relative(root, to: folder) { return .above(PathText.spelling(of: way).text) }
    return .elsewhere
  }
}

/// Reads files of a team's own rules.
enum RulesFile {
  /// The catalogue with the rules of a file at its end.
  static func adding(_ path: [UInt8], name: String, to catalogue: Catalogue) throws(UsageError) -> Catalogue {
    guard let bytes = WholeFile.read(path, limit: 4 << 20) else { throw UsageError("\(name): cannot be read") }
    let result = CatalogueReader.readOwnRules(bytes, beside: catalogue)
    guard result.problems.isEmpty else {
      throw UsageError(result.problems.map { ConfigurationLoader.message($0, in: name) }.joined(separator: "\n"))
    }
    return catalogue.adding(result.rules)
  }
}
