/// Who answers for which files, as a `CODEOWNERS` file of GitHub or GitLab says.
///
/// Patterns are those of `.gitignore` without `!` and sets, and of several that match a path the last one counts: in the whole
/// file, or with the sections of GitLab in each of them.
public struct CodeOwners: Sendable, Equatable {
  private struct Entry: Sendable, Equatable {
    var pattern: IgnorePattern
    /// `docs/*` speaks of the files of that folder, and not of those in folders below.
    var isShallow: Bool
    var owners: [String]
  }

  /// One for each section.
  private var sections: [[Entry]] = [[]]

  public init(_ bytes: [UInt8]) {
    var inherited: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = CodeOwners.words(of: line)
      guard let first = words.first else { continue }
      if first.first == UInt8(ascii: "[") || first.starts(with: Array("^[".utf8)) {
        // The name of a section may hold spaces; behind it stand the owners of its lines that name none.
        let behind = line.lastIndex(of: UInt8(ascii: "]")).map { line[($0 + 1)...] } ?? []
        inherited = CodeOwners.names(CodeOwners.words(of: behind))
        sections.append([])
        continue
      }
      guard first.first != UInt8(ascii: "!"), let pattern = IgnorePattern(line: first[...]) else { continue }
      let owners = CodeOwners.names(words.dropFirst())
      sections[sections.count - 1].append(
        Entry(
          pattern: pattern, isShallow: first.count > 1 && first.suffix(2).elementsEqual("/*".utf8),
          owners: owners.isEmpty ? inherited : owners))
    }
  }

  /// The owners of a file by its path relative to the root; none where nobody answers for it.
  public func owners(of path: String) -> [String] {
    let bytes = Array(path.utf8)
    var owners: [String] = []
    for section in sections {
      guard let entry = section.last(where: { CodeOwners.matches($0, bytes) }) else { continue }
      for owner in entry.owners where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  private static func matches(_ entry: Entry, _ path: [UInt8]) -> Bool {
    var start = path.startIndex
    for index in path.indices where path[index] == UInt8(ascii: "/") {
      if !entry.isShallow, entry.pattern.matches(path[..<index], name: path[start..<index], isFolder: true) { return true }
      start = index + 1
    }
    return entry.pattern.matches(path[...], name: path[start...], isFolder: false)
  }

  private static func names(_ words: some Sequence<[UInt8]>) -> [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  /// The words of a line up to its comment; a space behind a backslash is part of its word.
  private static func words(of line: some Sequence<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        if !word.isEmpty { words.append(word) }
        word = []
        continue
      }
      if !isEscaped, word.isEmpty, byte == UInt8(ascii: "#") { break }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      word.append(byte)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
