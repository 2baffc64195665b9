/// Reads a unified diff, as `git diff` and `diff -u` write it.
public enum PatchReader {
  /// Why a text is no patch.
  public struct Problem: Error, Equatable, Sendable {
    /// From 1.
    public var line: Int
    public var message: String
  }

  /// The touched lines of the new side, by the paths of the patch without their prefix.
  ///
  /// - Parameter prefix: what stands before every path of the new side: `b/`, which git writes; a path without it is taken as
  ///   it is.
  public static func read(_ bytes: [UInt8], prefix: String = "b/") throws(Problem) -> ChangedLines {
    var reader = Reader(prefix: Array(prefix.utf8))
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      try reader.take(rest[..<end], number)
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    try reader.finish(number)
    reader.changes.settle()
    return reader.changes
  }

  private struct Reader {
    let prefix: [UInt8]
    var changes = ChangedLines()
    private var path: String?
    /// The path of the new side as the header of git says it, which is all there is where no lines are compared.
    private var named: String?
    /// Lines of the hunk that are still to come.
    private var oldLeft = 0
    private var newLeft = 0
    /// The line of the new side that comes next.
    private var line = 0
    /// The first line of a run of added lines.
    private var start: Int?
    private var hasRemoved = false

    init(prefix: [UInt8]) { self.prefix = prefix }

    mutating func take(_ text: ArraySlice<UInt8>, _ number: Int) throws(Problem) {
      if oldLeft > 0 || newLeft > 0 {
        try takeHunkLine(text, number)
      } else if text.starts(with: "diff --git ".utf8) {
        path = nil
        named = PatchReader.newSide(of: text.dropFirst(11), separator: " ", prefix: prefix)
      } else if text.starts(with: "rename to ".utf8) {
        named = PatchReader.path(text.dropFirst(10), prefix: [])
      } else if text.starts(with: "Binary files ".utf8) {
        let pair = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
        guard pair.suffix(7).elementsEqual(" differ".utf8) else { return }
        addWhole(named ?? PatchReader.newSide(of: pair.dropFirst(13).dropLast(7), separator: " and ", prefix: prefix))
      } else if text.starts(with: "GIT binary patch".utf8) {
        addWhole(named)
      } else if text.starts(with: "+++ ".utf8) {
        path = PatchReader.path(text.dropFirst(4), prefix: prefix)
      } else if text.starts(with: "@@ ".utf8) {
        guard let (old, new) = PatchReader.hunk(text) else { throw Problem(line: number, message: "a hunk that cannot be read") }
        guard path != nil || new.count == 0 else { throw Problem(line: number, message: "a hunk that belongs to no file") }
        oldLeft = old.count
        newLeft = new.count
        // A hunk that only removes names the line before the gap.
        line = new.count == 0 ? new.start &+ 1 : new.start
      }
    }

    /// What git takes for binary is compared by nobody; attributes, which anybody may write, say so of any file.
    private mutating func addWhole(_ path: String?) {
      if let path { changes.add(wholeFile: path) }
    }

    private mutating func takeHunkLine(_ text: ArraySlice<UInt8>, _ number: Int) throws(Problem) {
      switch text.first {
      case UInt8(ascii: "+"):
        if start == nil { start = line }
        line &+= 1
        newLeft -= 1
      case UInt8(ascii: "-"):
        hasRemoved = true
        oldLeft -= 1
      case UInt8(ascii: "\\"): return
      // An editor that strips white space leaves an empty line of context.
      case UInt8(ascii: " "), UInt8(ascii: "\r"), nil:
        close()
        line &+= 1
        newLeft -= 1
        oldLeft -= 1
      default: throw Problem(line: number, message: "a line that belongs to no hunk")
      }
      guard oldLeft >= 0, newLeft >= 0 else { throw Problem(line: number, message: "a hunk with more lines than it says") }
      if oldLeft == 0, newLeft == 0 { close() }
    }

    /// Ends a run of added and removed lines.
    private mutating func close() {
      if let path {
        if let start {
          changes.add(lines: start...max(start, line &- 1), of: path)
        } else if hasRemoved {
          changes.add(gapBehind: line &- 1, of: path)
        }
      }
      start = nil
      hasRemoved = false
    }

    func finish(_ number: Int) throws(Problem) {
      if oldLeft > 0 || newLeft > 0 { throw Problem(line: number, message: "the patch ends in the middle of a hunk") }
    }
  }

  /// `-12,3 +14 @@`: starts and counts of both sides.
  private static func hunk(_ text: ArraySlice<UInt8>) -> (old: (start: Int, count: Int), new: (start: Int, count: Int))? {
    let parts = text.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard parts.count >= 3, parts[1].first == UInt8(ascii: "-"), parts[2].first == UInt8(ascii: "+") else { return nil }
    func side(_ part: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let numbers = part.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count <= 2, let start = numbers[0], start >= 0, start < 1 << 40 else { return nil }
      guard numbers.count == 2 else { return (start, 1) }
      guard let count = numbers[1], count >= 0, count < 1 << 40 else { return nil }
      return (start, count)
    }
    guard let old = side(parts[1]), let new = side(parts[2]) else { return nil }
    return (old, new)
  }

  /// The second of two spellings of one path that differ in their prefixes alone; the first may be `/dev/null`.
  private static func newSide(of pair: ArraySlice<UInt8>, separator: String, prefix: [UInt8]) -> String? {
    let created = "/dev/null" + separator
    if pair.starts(with: created.utf8) { return path(pair.dropFirst(created.utf8.count), prefix: prefix) }
    // Names may hold the separator: it is the one in the middle.
    let length = (pair.count - separator.utf8.count) / 2
    guard length > 0 else { return nil }
    return path(pair.suffix(length), prefix: prefix)
  }

  /// The path of a `+++` line; nil for a file that is gone.
  private static func path(_ text: ArraySlice<UInt8>, prefix: [UInt8]) -> String? {
    var bytes = text.last == UInt8(ascii: "\r") ? [UInt8](text.dropLast()) : [UInt8](text)
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)
    } else if let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) {
      // `diff -u` writes a date behind the path, git a lone tab behind one with spaces.
      bytes.removeSubrange(tab...)
    }
    if bytes.elementsEqual("/dev/null".utf8) { return nil }
    if bytes.starts(with: prefix) { bytes.removeFirst(prefix.count) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name as git quotes it, like a string in C.
  private static func unquoted(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 1
    while index < text.count, text[index] != UInt8(ascii: "\"") {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
        result.append(text[index])
        index += 1
        continue
      }
      let escape = text[index + 1]
      let digits = text[(index + 1)...].prefix(3)
      if digits.count == 3, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }) {
        result.append(digits.reduce(UInt8(0)) { $0 &* 8 &+ ($1 & 7) })
        index += 4
        continue
      }
      let plain: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
        UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
      ]
      result.append(plain[escape] ?? escape)
      index += 2
    }
    return result
  }
}
