import ResizelintRules

/// Reads `1,3` and `1-2`.
enum PhaseList {
  static func parse(_ text: String) throws(UsageError) -> Set<Phase> {
    var phases: Set<Phase> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = phase(ends[0]), let last = phase(ends[ends.count - 1]), first <= last else {
        throw UsageError("--phase wants numbers from 1 to \(Phase.allCases.count) and ranges, as in 1,3 or 1-2, not \(text)")
      }
      phases.formUnion(Phase.allCases.filter { (first...last).contains($0) })
    }
    return phases
  }

  private static func phase(_ text: Substring) -> Phase? {
    // `Int` alone would read "+1" as well.
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? UInt8(text).flatMap(Phase.init) : nil
  }
}
