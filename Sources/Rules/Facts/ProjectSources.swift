/// The facts of all Swift files, by path.
public struct ProjectSources: Sendable {
  /// In the order of paths; only files that say something.
  public let files: [SourceFacts]
  private let byPath: [String: Int]

  public init(_ facts: [SourceFacts]) {
    files = facts.filter { !$0.isEmpty }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    byPath = Dictionary(zip(files.map(\.path), files.indices), uniquingKeysWith: { first, _ in first })
  }

  public subscript(path: String) -> SourceFacts? { byPath[path].map { files[$0] } }
}
