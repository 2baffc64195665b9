/// The `allow:begin` comments of a file that no `allow:end` has closed yet.
///
/// Many may be open at once, so each end finds its begin without a walk over all of them.
struct OpenAllowances {
  private var begins: [AllowanceComment] = []
  private var isClosed: [Bool] = []
  /// By their names, sorted, the open begins in the order of the text.
  private var byNames: [[String]: [Int]] = [:]

  mutating func append(_ begin: AllowanceComment) {
    byNames[OpenAllowances.names(of: begin), default: []].append(begins.count)
    begins.append(begin)
    isClosed.append(false)
  }

  /// The begin that an end belongs to: the last one, or the last one of the same rules where it names any.
  mutating func close(with end: AllowanceComment) -> AllowanceComment? {
    let names = OpenAllowances.names(of: end)
    let found = names.isEmpty ? lastOpen() : byNames[names]?.popLast()
    guard let found else { return nil }
    isClosed[found] = true
    if names.isEmpty { _ = byNames[OpenAllowances.names(of: begins[found])]?.popLast() }
    return begins[found]
  }

  /// Those that nothing closed, in the order of the text.
  var left: [AllowanceComment] { begins.indices.filter { !isClosed[$0] }.map { begins[$0] } }

  private mutating func lastOpen() -> Int? {
    while isClosed.last == true {
      begins.removeLast()
      isClosed.removeLast()
    }
    return begins.isEmpty ? nil : begins.count - 1
  }

  private static func names(of comment: AllowanceComment) -> [String] { Set(comment.names.map(\.text)).sorted() }
}
