import ResizelintLexer

/// Asks the files that were passed over for the classes that matter all the same.
///
/// A scene or application delegate need not say what it is: its base class may stand in another file, and a property list names
/// it. Only files whose words may hold such a name are read, in rounds, since a class that is found may have heirs of its own.
struct TypePass {
  /// The words of each file that was passed over and declares a class; nil for the others.
  private let filters: [WordFilter?]

  init(_ filters: [WordFilter?]) { self.filters = filters }

  /// The facts of the files that were not passed over, and of those that somebody asks for.
  func run(
    _ facts: [SourceFacts], asking names: Set<String>, read: (_ files: [Int]) -> [SourceFacts?]
  ) -> [SourceFacts] {
    var facts = facts
    var filters = filters
    var asked: Set<String> = []
    var open = names
    while true {
      let sources = ProjectSources(facts)
      open.formUnion(sources.heirs(of: sources.applicationDelegateAncestors.union(sources.sceneDelegateAncestors)))
      open.subtract(asked)
      asked.formUnion(open)
      let numbers = open.map { WordFilter.number(of: $0) }
      let files = filters.indices.filter { file in
        guard let filter = filters[file] else { return false }
        return numbers.contains { filter.mayContain($0) }
      }
      guard !files.isEmpty else { return facts }
      for (file, found) in zip(files, read(files)) {
        filters[file] = nil
        if let found { facts.append(found) }
      }
      open = []
    }
  }
}

extension ProjectModel {
  /// The classes that property lists name as scene delegates, without their modules.
  var sceneDelegateNames: Set<String> {
    var names: Set<String> = []
    for configuration in targets.lazy.flatMap(\.configurations) {
      for scene in SceneManifest(configuration.plist).configurations {
        guard let name = scene.value["UISceneDelegateClassName"]?.string else { continue }
        names.insert(name.split(separator: ".").last.map(String.init) ?? name)
      }
    }
    return names
  }
}
