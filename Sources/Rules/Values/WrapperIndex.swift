import ResizelintLexer

/// The wrappers that are looked for, by name.
struct WrapperIndex: Sendable {
  let wrappers: [Wrapper]
  let words: WordSet
  /// For each word of `words` the wrappers of that name, as numbers in `wrappers`.
  private let byWord: [[Int]]
  /// The keys of SwiftUI's environment that hold a length.
  let lengthsOfEnvironment: [Int]
  /// One for each owner, for names that many wrappers have.
  ///
  /// By the type around the owner: `Layout` may be one of many.
  private var byOwner: [Owner: [String?: [Int]]] = [:]
  /// What a file must hold to be worth a look: a name, and one of those that tell whose it is.
  private let traces: [Trace]
  /// The same for each wrapper.
  private let traceOfWrapper: [Trace]

  private struct Trace: Hashable {
    /// Nil for a raw identifier, which is no word by itself.
    var name: UInt64?
    /// Empty where the name says enough.
    var company: [UInt64]
    /// The only file that can use it.
    var path: String?

    func mayStand(in path: @autoclosure () -> String, with words: WordFilter) -> Bool {
      (name.map { words.mayContain($0) } ?? true) && (company.isEmpty || company.contains { words.mayContain($0) })
        && (self.path.map { $0 == path() } ?? true)
    }
  }

  private struct Owner: Hashable {
    var word: Int
    var name: String?
    /// Of the file that declares it; nil where any may.
    var path: String?
  }

  init(_ wrappers: [Wrapper]) {
    self.wrappers = wrappers
    lengthsOfEnvironment = wrappers.indices.filter { number in
      wrappers[number].owner == WrapperUses.environment
        && (wrappers[number].question.isScreenSize || wrappers[number].traits.contains(.isMeasurement))
    }
    let names = Set(wrappers.map(\.name))
    words = WordSet(names)
    var byWord = [[Int]](repeating: [], count: words.count)
    for (number, wrapper) in wrappers.enumerated() { byWord[words.number(of: wrapper.name)!].append(number) }
    self.byWord = byWord
    for (word, numbers) in byWord.enumerated() where numbers.count > WrapperIndex.fewWrappers {
      for number in numbers {
        let wrapper = wrappers[number]
        for path in [wrapper.path, nil] where path != nil || !wrapper.traits.contains(.isPrivate) {
          let owner = Owner(word: word, name: wrapper.owner, path: path)
          // More than one where a tuple hands on several values.
          if byOwner[owner, default: [:]][wrapper.outer, default: []].count < WrapperIndex.fewWrappers {
            byOwner[owner, default: [:]][wrapper.outer, default: []].append(number)
          }
        }
      }
    }
    traceOfWrapper = wrappers.map { wrapper in
      Trace(
        name: wrapper.name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
          ? WordFilter.number(of: wrapper.name) : nil,
        company: WrapperUses.company(of: wrapper).map { WordFilter.number(of: $0) },
        path: wrapper.traits.contains(.isPrivate) ? wrapper.path : nil)
    }
    traces = Array(Set(traceOfWrapper))
  }

  /// A file with these words may use one of the wrappers.
  ///
  /// - Parameter path: is asked for only by a wrapper that its own file alone can use.
  func mayBeUsed(in path: @autoclosure () -> String, with words: WordFilter) -> Bool {
    traces.contains { $0.mayStand(in: path(), with: words) }
  }

  /// The wrappers that a file with these words may use, by their numbers.
  func held(in path: String, with words: WordFilter) -> [Int] {
    wrappers.indices.filter { traceOfWrapper[$0].mayStand(in: path, with: words) }
  }

  /// The wrappers of a name that are each held against a use; where there are more, only those of `owners`.
  private static let fewWrappers = 8

  /// The wrappers that a use in a file may mean, in order.
  ///
  /// - Parameter owners: The types that the text around the use names; nil among them stands for none.
  func candidates(_ word: Int, in path: String, owners: () -> Set<String?>) -> [Int] {
    guard byWord[word].count > WrapperIndex.fewWrappers else { return byWord[word] }
    let owners = owners()
    var found: Set<Int> = []
    for owner in owners {
      for file in [path, nil] {
        guard let byOuter = byOwner[Owner(word: word, name: owner, path: file)] else { continue }
        for outer in owners { found.formUnion(byOuter[outer] ?? []) }
      }
    }
    return found.sorted()
  }
}
