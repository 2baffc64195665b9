/// Globs as a configuration spells them: the patterns of `.gitignore`, each seen from the folder of the file that holds it.
///
/// A pattern without a slash speaks of names and counts wherever its file stands; one with a slash is a path from that
/// folder on. The last pattern that matches decides, and `!` takes a match back. What stands in a folder that matches
/// matches too.
public struct PathPatterns: Sendable, Equatable {
  /// Where the folder of a pattern lies, seen from the root.
  public enum Base: Sendable, Equatable {
    /// The root, or a folder below it by its path.
    case below(String)
    /// A folder above the root, by the path from there to the root.
    case above(String)
    /// Somewhere else: only names can match.
    case elsewhere
  }

  private struct Entry: Sendable, Equatable {
    var pattern: IgnorePattern
    var base: Base
    var speaksOfNames: Bool

    /// The path seen from the folder of the pattern; nil where it lies outside.
    func local(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      if speaksOfNames { return path }
      switch base {
      case .below(""): return path
      case .below(let folder):
        let prefix = Array(folder.utf8) + [UInt8(ascii: "/")]
        return path.starts(with: prefix) ? path.dropFirst(prefix.count) : nil
      case .above(let way): return (Array(way.utf8) + [UInt8(ascii: "/")] + path)[...]
      case .elsewhere: return nil
      }
    }
  }

  private var entries: [Entry] = []

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a pattern; false for one that can match nothing.
  @discardableResult
  public mutating func add(_ pattern: String, from base: Base) -> Bool {
    guard let parsed = IgnorePattern(line: Array(pattern.utf8)[...]) else { return false }
    let inner = pattern.utf8.drop { $0 == UInt8(ascii: "!") }.dropLast(pattern.utf8.last == UInt8(ascii: "/") ? 1 : 0)
    entries.append(Entry(pattern: parsed, base: base, speaksOfNames: !inner.contains(UInt8(ascii: "/"))))
    return true
  }

  /// Whether a file, by its path relative to the root, or a folder that it stands in, matches.
  public func matches(file path: some StringProtocol) -> Bool {
    guard !entries.isEmpty else { return false }
    let bytes = Array(path.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
      if matches(bytes[..<index], isFolder: true) { return true }
    }
    return matches(bytes[...], isFolder: false)
  }

  /// Whether one path matches, whatever the folders around it do.
  public func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
    for entry in entries.reversed() {
      guard let local = entry.local(path) else { continue }
      if entry.pattern.matches(local, name: name, isFolder: isFolder) { return !entry.pattern.isNegated }
    }
    return false
  }
}
