/// The facts of all source files, by path.
public struct ProjectSources: Sendable {
  /// In the order of paths; only files that say something.
  public let files: [SourceFacts]
  private let byPath: [String: Int]
  /// By each name behind a colon, the declarations that it stands in.
  private let heirs: [String: [Heir]]

  /// A declaration that names another type behind its colon.
  private struct Heir {
    var file: Int
    var type: Int
  }

  public init(_ facts: [SourceFacts]) {
    files = facts.filter { !$0.isEmpty }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    byPath = Dictionary(zip(files.map(\.path), files.indices), uniquingKeysWith: { first, _ in first })
    var heirs: [String: [Heir]] = [:]
    for (file, facts) in files.enumerated() {
      for (type, fact) in facts.types.enumerated() {
        for name in fact.inherited { heirs[name, default: []].append(Heir(file: file, type: type)) }
      }
    }
    self.heirs = heirs
  }

  public subscript(path: String) -> SourceFacts? { byPath[path].map { files[$0] } }

  /// The names of types that inherit from one of the names, directly or not, as some of the files tell.
  func heirs(of ancestors: Set<String>, in visible: Set<Int>? = nil) -> Set<String> {
    var found: Set<String> = []
    var open = Array(ancestors)
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] where visible?.contains(heir.file) ?? true {
        let type = files[heir.file].types[heir.type].name
        if found.insert(type).inserted { open.append(type) }
      }
    }
    return found
  }

  /// What an application delegate inherits from. What a package from elsewhere declares is told by its name:
  /// `FlutterAppDelegate`.
  var applicationDelegateAncestors: Set<String> { ancestors(endingIn: "AppDelegate").union(["UIApplicationDelegate"]) }

  var sceneDelegateAncestors: Set<String> {
    ancestors(endingIn: "SceneDelegate").union(["UIWindowSceneDelegate", "UISceneDelegate"])
  }

  /// Every name behind a colon that ends so.
  private func ancestors(endingIn suffix: String) -> Set<String> { Set(heirs.keys.filter { $0.hasSuffix(suffix) }) }
}
