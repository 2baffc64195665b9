import ResizelintRules

/// Every configuration of a project, once it has been walked.
struct ProjectConfiguration {
  /// What holds at the root.
  let root: LoadedConfiguration?
  /// The nearer ones, by the paths of their folders.
  let folders: [String: LoadedConfiguration]

  /// The catalogue with the own rules of every configuration.
  func catalogue(adding base: Catalogue, _ loader: ConfigurationLoader) throws(UsageError) -> Catalogue {
    var catalogue = base
    var known: Set<[UInt8]> = []
    for configuration in all {
      for path in configuration.rulesFiles where known.insert(path).inserted {
        catalogue = try RulesFile.adding(path, name: loader.displayName(path), to: catalogue)
      }
    }
    return catalogue
  }

  /// What the engine is told; a rule of one configuration's own is none elsewhere.
  func lintConfiguration(_ options: Options) -> LintConfiguration {
    let ownRules = Set(all.flatMap(\.ownRules))
    func settings(_ configuration: LoadedConfiguration?) -> LintSettings {
      var settings = configuration?.settings ?? LintSettings()
      for rule in ownRules.subtracting(configuration?.ownRules ?? []) { settings.levels[rule] = LevelMap(all: nil) }
      // The command line goes before.
      if options.choosesPhases { settings.phases = options.phases }
      return settings
    }
    var result = LintConfiguration()
    result.settings = settings(root)
    result.folders = folders.mapValues { settings($0) }
    return result
  }

  private var all: [LoadedConfiguration] {
    [root].compactMap { $0 } + folders.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension ProjectConfiguration {
  /// The configuration that counts for a path relative to the root.
  func nearest(to path: String) -> LoadedConfiguration? {
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if let found = folders[String(folder)] { return found }
    }
    return root
  }
}
