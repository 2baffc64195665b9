/// Finds the known name that somebody who mistyped one had in mind.
public enum NearestName {
  /// The candidate with the fewest typing mistakes, the first among equals; nil where none is near enough to be meant.
  ///
  /// A mistake is a letter that is missing, added, replaced, or swapped with its neighbour. Case makes no difference.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased().utf8)
    // Nobody means a rule by a text of this length, and the cost grows with its square.
    guard !typed.isEmpty, typed.count <= 100 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let known = Array(candidate.lowercased().utf8)
      let limit = min(best?.distance ?? Int.max, 1 + max(typed.count, known.count) / 4)
      guard abs(known.count - typed.count) <= limit else { continue }
      let distance = distance(typed, known)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The optimal string alignment distance of two names.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
