import ResizelintLexer

/// The rows that were ticked in an earlier matrix, in whichever format that was.
public enum MatrixTicks {
  /// The ids of the rows that are done; nothing in a text that is no matrix.
  public static func read(_ bytes: [UInt8]) -> Set<String> {
    if bytes.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
      == UInt8(ascii: "{")
    {
      return json(bytes)
    }
    var result: Set<String> = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if line.hasPrefix("x,") || line.hasPrefix("X,") {
        let fields = line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
        if fields.count > 1 { result.insert(String(fields[1])) }
      } else if line.contains("[x]") || line.contains("[X]") {
        // The id is the last thing in backticks.
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        if parts.count >= 3 { result.insert(String(parts[parts.count - 2])) }
      }
    }
    return result
  }

  private static func json(_ bytes: [UInt8]) -> Set<String> {
    var result: Set<String> = []
    for screen in JsonReader.read(bytes).root?["screens"]?.array ?? [] {
      for row in screen["rows"]?.array ?? [] where row["done"]?.bool ?? false {
        if let id = row["id"]?.string { result.insert(id) }
      }
    }
    return result
  }
}

extension TestMatrix {
  /// Ticks the rows that were ticked before; the number of ticks whose rows are gone.
  public mutating func tick(_ ids: Set<String>) -> Int {
    var left = ids
    for screen in screens.indices {
      for row in screens[screen].rows.indices where ids.contains(screens[screen].rows[row].id) {
        screens[screen].rows[row].isDone = true
        left.remove(screens[screen].rows[row].id)
      }
    }
    return left.count
  }
}
