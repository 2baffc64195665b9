/// Answers "does a delimiter with at least this many `#`s follow?" without reading the text again for each question.
///
/// The first question reads ahead once and keeps, for that stretch, only the runs of `#` that no later run outdoes. There
/// are at most about the square root of the bytes of them, and the last one that is long enough decides.
struct DelimiterRuns {
  /// How far a question looks.
  enum Extent {
    /// To the end of the line; a backslash means nothing.
    case line
    /// To the end of the file; a backslash takes the byte behind it.
    case fileWithEscapes
  }

  private struct Run {
    var offset: Int
    var poundCount: Int
  }

  let delimiter: UInt8
  let extent: Extent
  private var searched = 0..<0
  /// In the order of the file, with ever fewer `#`s.
  private var runs: [Run] = []

  init(delimiter: UInt8, extent: Extent) {
    self.delimiter = delimiter
    self.extent = extent
  }

  /// A delimiter with at least `poundCount` `#`s stands at or behind `start`.
  ///
  /// With escapes, a question may fall into a stretch that an earlier one has read: it stands behind `#/`, neither of which
  /// is a backslash, so both readings agree about what is escaped from there on.
  mutating func contains(poundCount: Int, from start: Int, in bytes: SourceBytes) -> Bool {
    if !searched.contains(start) { search(from: start, in: bytes) }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].poundCount >= poundCount { low = middle + 1 } else { high = middle }
    }
    return low > 0 && runs[low - 1].offset >= start
  }

  private mutating func search(from start: Int, in bytes: SourceBytes) {
    runs.removeAll(keepingCapacity: true)
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if extent == .line, byte.isLineBreak { break }
      if extent == .fileWithEscapes, byte == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      offset += 1
      guard byte == delimiter else { continue }
      var poundsEnd = offset
      while bytes[poundsEnd] == UInt8(ascii: "#") { poundsEnd += 1 }
      let poundCount = poundsEnd - offset
      if poundCount > 0 {
        while let last = runs.last, last.poundCount <= poundCount { runs.removeLast() }
        runs.append(Run(offset: offset - 1, poundCount: poundCount))
      }
      offset = poundsEnd
    }
    searched = start..<max(start, offset)
  }
}
