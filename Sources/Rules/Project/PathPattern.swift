/// A glob as generators use it: `*` and `?` stay within a component, `**` is any number of components.
struct PathPattern {
  private let components: [String]

  init(_ pattern: String) {
    components = pattern.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Whether a text can be anything but itself.
  static func isPattern(_ text: String) -> Bool { text.contains("*") || text.contains("?") || text.contains("[") }

  /// Whether the pattern names the path, or a folder that the path stands in.
  func matchesPathOrFolder(_ path: String) -> Bool { matches(path, allowsRest: true) }

  func matches(_ path: String) -> Bool { matches(path, allowsRest: false) }

  /// All places of the pattern where a match may stand are carried along together, so nothing is tried twice.
  private func matches(_ path: String, allowsRest: Bool) -> Bool {
    var states: Set<Int> = closure([0])
    for part in path.split(separator: "/") {
      if allowsRest, states.contains(components.count) { return true }
      var next: Set<Int> = []
      for state in states where state < components.count {
        if components[state] == "**" {
          next.insert(state)
        } else if SettingsContext.matches(components[state], String(part)) {
          next.insert(state + 1)
        }
      }
      states = closure(next)
      if states.isEmpty { return false }
    }
    return states.contains(components.count)
  }

  /// The states that `**` reaches by standing for nothing.
  private func closure(_ states: Set<Int>) -> Set<Int> {
    var result = states
    for var state in states {
      while state < components.count, components[state] == "**" {
        state += 1
        result.insert(state)
      }
    }
    return result
  }
}
