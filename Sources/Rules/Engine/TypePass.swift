import ResizelintLexer

/// Asks the files that were passed over for the classes that matter all the same.
///
/// A scene or application delegate need not say what it is: its base class may stand in another file, and a property list names
/// it. Only files whose words may hold such a name are read, in rounds, since a class that is found may have heirs of its own.
struct TypePass {
  let outcomes: [FileOutcome]

  /// The facts that are known, and those of files that somebody asks for.
  ///
  /// - Parameter read: the facts of files, without those of which it turns out that they hold none of the words.
  func run(
    _ facts: [SourceFacts], asking names: Set<String>, read: (_ files: [Int], _ words: [UInt64]) -> [Engine.Answer<SourceFacts>]
  ) -> [SourceFacts] {
    var facts = facts
    var known: Set<Int> = []
    var asked: Set<String> = []
    var open = names
    while true {
      let sources = ProjectSources(facts)
      open.formUnion(sources.heirs(of: sources.applicationDelegateAncestors.union(sources.sceneDelegateAncestors)))
      open.subtract(asked)
      asked.formUnion(open)
      let numbers = open.map { WordFilter.number(of: $0) }
      let files = outcomes.indices.filter { file in
        guard let words = outcomes[file].wordsBesideClasses, !known.contains(file) else { return false }
        return numbers.contains { words.mayContain($0) }
      }
      guard !files.isEmpty else { return facts }
      for answer in read(files, numbers) {
        known.insert(answer.file)
        facts.append(answer.value)
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
