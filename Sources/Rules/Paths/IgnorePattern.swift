/// One line of a `.gitignore`.
public struct IgnorePattern: Sendable, Equatable {
  private enum Form: Equatable {
    /// The name, byte for byte.
    case name(ArraySlice<UInt8>)
    /// `*.o`: the name ends so.
    case nameEnding(ArraySlice<UInt8>)
    case nameWildcard(Wildcard)
    /// The path from the folder of the file on, byte for byte.
    case path(ArraySlice<UInt8>)
    /// The path begins so, and the rest of it matches.
    case pathWildcard(prefix: ArraySlice<UInt8>, Wildcard)
  }

  /// `!`: what matches is kept after all.
  public let isNegated: Bool
  /// A slash at the end: only folders match.
  private let isForFolders: Bool
  private let form: Form

  /// Nil for a comment, an empty line and a pattern that can match nothing.
  public init?(line: ArraySlice<UInt8>) {
    var text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard text.first != UInt8(ascii: "#") else { return nil }
    text = Self.trimmingTrailingSpaces(text)
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text = text.dropLast() }
    guard !text.isEmpty else { return nil }
    if text.contains(UInt8(ascii: "/")) {
      if text.first == UInt8(ascii: "/") { text = text.dropFirst() }
      let literal = Self.literalPrefix(of: text)
      if literal.count == text.count {
        form = .path(text)
      } else {
        guard let wildcard = Wildcard(text[literal.endIndex...]) else { return nil }
        form = .pathWildcard(prefix: literal, wildcard)
      }
    } else if Self.literalPrefix(of: text).count == text.count {
      form = .name(text)
    } else if text.first == UInt8(ascii: "*"), Self.literalPrefix(of: text.dropFirst()).count == text.count - 1 {
      form = .nameEnding(text.dropFirst())
    } else {
      guard let wildcard = Wildcard(text) else { return nil }
      form = .nameWildcard(wildcard)
    }
  }

  public func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders && !isFolder { return false }
    switch form {
    case .name(let wanted): return name.elementsEqual(wanted)
    case .nameEnding(let ending): return name.count >= ending.count && name.suffix(ending.count).elementsEqual(ending)
    case .nameWildcard(let wildcard): return wildcard.matches(name)
    case .path(let wanted): return path.elementsEqual(wanted)
    case .pathWildcard(let prefix, let wildcard):
      return path.starts(with: prefix) && wildcard.matches(path.dropFirst(prefix.count))
    }
  }

  /// Spaces at the end do not count, save the one behind a `\`.
  private static func trimmingTrailingSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\") {
        index = min(index + 2, text.endIndex)
        end = index
      } else {
        index += 1
        if text[index - 1] != UInt8(ascii: " ") { end = index }
      }
    }
    return text[..<end]
  }

  /// What stands before the first special byte.
  private static func literalPrefix(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix { !Array("*?[\\".utf8).contains($0) }
  }
}
