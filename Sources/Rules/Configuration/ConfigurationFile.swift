import ResizelintLexer

/// What one `.resizelint.json` says; nil is what it does not say.
public struct ConfigurationFile: Sendable, Equatable {
  public static let name = ".resizelint.json"

  /// A text of the file and where it stands.
  public struct Text: Sendable, Equatable {
    public var text: String
    public var place: LineTable.Position
  }

  /// What it makes of one rule.
  public struct Level: Sendable, Equatable {
    /// As it was written.
    public var rule: Text
    public var map: LevelMap
  }

  /// The folder of the file is the root of the project.
  public var isRoot = false
  /// The configurations that this one builds upon, as paths seen from its folder.
  public var extends: [Text] = []
  public var include: [Text] = []
  public var exclude: [Text] = []
  public var levels: [Level] = []
  public var phases: Set<Phase>?
  public var policyFiles: [Text] = []
  public var baseline: Text?
  public var sdk: Int?
  public var minimumSize: LintSettings.Size?
  public var platforms: Set<Platform>?
  public var rulesFiles: [Text] = []
  public var requiresReason: Bool?

  public init() {}

  /// Takes over into settings what this file says, after what it extends.
  ///
  /// Lists of files add to those of the base; everything else replaces. Problems are rules that no catalogue has and globs
  /// that can match nothing.
  public func apply(to settings: inout LintSettings, from base: PathPatterns.Base, catalogue: Catalogue) -> [JsonProblem] {
    var problems: [JsonProblem] = []
    for level in levels {
      if let rule = catalogue.canonical(level.rule.text) {
        settings.levels[rule] = level.map
      } else {
        let hint = catalogue.nearest(to: level.rule.text).map { "; did you mean `\($0)`?" } ?? ""
        problems.append(JsonProblem(at: level.rule.place, "no rule is called `\(level.rule.text)`\(hint)"))
      }
    }
    if let phases { settings.phases = phases }
    if let sdk { settings.sdk = sdk }
    if let minimumSize { settings.minimumSize = minimumSize }
    if let platforms { settings.platforms = platforms }
    if let requiresReason { settings.requiresReason = requiresReason }
    if !policyFiles.isEmpty {
      if settings.policyFiles == LintSettings.usualPolicyFiles { settings.policyFiles = PathPatterns() }
      problems += ConfigurationFile.add(policyFiles, to: &settings.policyFiles, from: base)
    }
    return problems
  }

  /// Adds globs; the problems are those that can match nothing.
  public static func add(_ globs: [Text], to patterns: inout PathPatterns, from base: PathPatterns.Base) -> [JsonProblem] {
    globs.compactMap { glob in
      patterns.add(glob.text, from: base) ? nil : JsonProblem(at: glob.place, "`\(glob.text)` can match nothing")
    }
  }
}

extension JsonProblem {
  public init(at place: LineTable.Position, _ message: String) {
    self.init(line: place.line, column: place.column, message: message)
  }
}
