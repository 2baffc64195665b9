import ResizelintLexer

/// The lines that findings stand on, read again when a report is written.
///
/// Findings come file by file within each rule, so one file is kept at a time.
public final class SourceLines {
  private let access: any FileAccess
  private let buffer = ReadBuffer()
  private var path: String?
  /// Nil where the file cannot be read any more, or holds no lines to show.
  private var current: (source: SourceBytes, lines: LineTable)?
  /// The last line that was asked for: a file without line breaks may have all its findings on one.
  private var last: (number: Int, text: String)?

  /// The files whose lines were asked for in vain: gone, or shorter than they were.
  public private(set) var missing: Set<String> = []

  public init(access: any FileAccess) { self.access = access }

  /// The text of a line, counted from 1, without its line break; nil where there is none to show.
  func line(_ number: Int, of path: String) -> String? {
    if self.path != path {
      self.path = path
      current = load(path)
      last = nil
    }
    if let last, last.number == number { return last.text }
    guard let current else { return nil }
    guard number <= current.lines.lineCount else {
      missing.insert(path)
      return nil
    }
    var range = current.lines.byteRange(ofLine: number)
    while let last = range.last, current.source[last] == 0x0A || current.source[last] == 0x0D { range.removeLast() }
    if number == 1, range.count >= 3, current.source.text(range.lowerBound..<range.lowerBound + 3) == "\u{FEFF}" {
      range = range.lowerBound + 3..<range.upperBound
    }
    let text = current.source.text(range)
    last = (number, text)
    return text
  }

  private func load(_ path: String) -> (SourceBytes, LineTable)? {
    guard let source = try? access.read(path, into: buffer) else {
      missing.insert(path)
      return nil
    }
    // A binary property list is one line of bytes that nobody can read.
    if source.count >= 6, source.text(0..<6) == "bplist" { return nil }
    return (source, LineTable(UnsafeBufferPointer(start: source.base, count: source.count)))
  }
}
