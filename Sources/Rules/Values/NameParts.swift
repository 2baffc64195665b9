/// The words that a name is made of, in lower case.
///
/// `screenWidth`, `SCREEN_WIDTH` and `kScreenWidth` have `screen` and `width` in common, and `context` does not hold `text`.
enum NameParts {
  static func of(_ name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    let scalars = Array(name.unicodeScalars)
    func end() {
      if !part.isEmpty { parts.append(part.lowercased()) }
      part = ""
    }
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic else {
        end()
        continue
      }
      if scalar.properties.isUppercase, index > 0 {
        let follows = !scalars[index - 1].properties.isUppercase
        // The last capital of an acronym begins the next word: `UIScreen`.
        let begins = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        if follows || begins { end() }
      }
      part.unicodeScalars.append(scalar)
    }
    end()
    return parts
  }
}
