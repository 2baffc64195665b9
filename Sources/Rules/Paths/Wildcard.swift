/// A wildcard pattern as `.gitignore` reads it, in bytes.
///
/// `*` and `?` stop at a slash, `**` between slashes does not, `[…]` is a set that never holds a slash, `\` takes the next
/// byte as it is. All places of the pattern where a match may stand are carried along together, so a match costs the
/// pattern's length for each byte, whatever the pattern: nothing is tried twice.
struct Wildcard: Sendable, Equatable {
  private enum Element: Equatable {
    case byte(UInt8)
    case anyByte
    case set(ByteSet)
    case star
    /// `**`, to the end or up to a slash.
    case globstar
    /// Before a `**` and its slash, which may both be missing: `a/**/b` is also `a/b`. It takes no byte.
    case optional

    var byte: UInt8? {
      if case .byte(let byte) = self { byte } else { nil }
    }
  }

  /// Longer patterns than any path are somebody's attack on the time that a match takes.
  private static let longestPattern = 4096

  private let elements: [Element]
  /// The bytes that a text must begin and end with; nil where others do as well.
  private let first: UInt8?
  private let last: UInt8?

  /// Nil for a pattern that matches nothing: an unclosed set, a `\` at the end, more bytes than a path can have.
  init?(_ pattern: ArraySlice<UInt8>) {
    guard pattern.count <= Self.longestPattern else { return nil }
    var elements: [Element] = []
    var index = pattern.startIndex
    while index < pattern.endIndex {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard index < pattern.endIndex else { return nil }
        elements.append(.byte(pattern[index]))
        index += 1
      case UInt8(ascii: "?"):
        elements.append(.anyByte)
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.parse(pattern[index...]) else { return nil }
        elements.append(.set(set))
        index = end
      case UInt8(ascii: "*"):
        let start = index - 1
        while index < pattern.endIndex, pattern[index] == byte { index += 1 }
        elements += Self.stars(pattern, start..<index)
      default:
        elements.append(.byte(byte))
      }
    }
    self.elements = elements
    first = elements.first?.byte
    last = elements.last?.byte
  }

  /// What a run of stars is: only `**` alone between slashes reaches over them.
  private static func stars(_ pattern: ArraySlice<UInt8>, _ run: Range<Int>) -> [Element] {
    let slash = UInt8(ascii: "/")
    guard run.count > 1, run.lowerBound == pattern.startIndex || pattern[run.lowerBound - 1] == slash else { return [.star] }
    let rest = pattern[run.upperBound...]
    if rest.isEmpty { return [.globstar] }
    if rest.first == slash { return [.optional, .globstar] }
    return rest.starts(with: [UInt8(ascii: "\\"), slash]) ? [.globstar] : [.star]
  }

  /// Whether the whole text matches.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    if let first, text.first != first { return false }
    if let last, text.last != last { return false }
    var current = [Bool](repeating: false, count: elements.count + 1)
    var next = current
    enter(0, &current)
    for byte in text {
      for index in next.indices { next[index] = false }
      var isAlive = false
      for index in elements.indices where current[index] {
        switch elements[index] {
        case .byte(let wanted): if byte == wanted { enter(index + 1, &next) } else { continue }
        case .anyByte: if byte != UInt8(ascii: "/") { enter(index + 1, &next) } else { continue }
        case .set(let set):
          if byte != UInt8(ascii: "/"), set.contains(byte) { enter(index + 1, &next) } else { continue }
        case .star: if byte != UInt8(ascii: "/") { enter(index, &next) } else { continue }
        case .globstar: enter(index, &next)
        case .optional: continue
        }
        isAlive = true
      }
      guard isAlive else { return false }
      swap(&current, &next)
    }
    return current[elements.count]
  }

  /// Marks a place, and those that it reaches without a byte.
  private func enter(_ place: Int, _ places: inout [Bool]) {
    var place = place
    while !places[place] {
      places[place] = true
      guard place < elements.count else { return }
      switch elements[place] {
      case .star, .globstar: place += 1
      case .optional:
        // The `**` reaches its slash without a byte, and the slash nothing; behind it all is as if neither stood there.
        places[place + 1] = true
        places[place + 2] = true
        place += 3
      default: return
      }
    }
  }
}
