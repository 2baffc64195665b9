import ResizelintRules

/// The patterns of one `.gitignore`.
struct IgnoreFile: Sendable {
  /// What the patterns say of a path.
  enum Verdict { case ignored, kept }

  private let patterns: [IgnorePattern]

  var isEmpty: Bool { patterns.isEmpty }

  init(_ bytes: some Collection<UInt8>) {
    var content = [UInt8](bytes)[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    patterns = content.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern(line: $0) }
  }

  /// The verdict of the last pattern that matches; nil where none does.
  ///
  /// The path is relative to the folder of the file.
  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Verdict? {
    guard !patterns.isEmpty else { return nil }
    let name = path.lastIndex(of: SystemPath.slash).map { path[($0 + 1)...] } ?? path
    guard let last = patterns.lastIndex(where: { $0.matches(path, name: name, isFolder: isFolder) }) else { return nil }
    return patterns[last].isNegated ? .kept : .ignored
  }
}
