/// What stands behind the name in `$(NAME:rfc1034identifier:default=x)`.
struct SettingOperators {
  private var names: [String] = []
  /// What an absent or empty value is replaced by.
  private(set) var fallback: String?

  init(_ parts: some Sequence<Substring>) {
    var isDefault = false
    for part in parts {
      if isDefault {
        // A default may hold colons itself.
        fallback = "\(fallback ?? ""):\(part)"
      } else if part.hasPrefix("default=") {
        fallback = String(part.dropFirst("default=".count))
        isDefault = true
      } else {
        names.append(String(part))
      }
    }
  }

  func apply(to text: String) -> String { names.reduce(text) { SettingOperators.apply($1, to: $0) } }

  private static func apply(_ name: String, to text: String) -> String {
    switch name {
    case "upper": text.uppercased()
    case "lower": text.lowercased()
    case "c99extidentifier", "identifier", "c99identifier": identifier(text)
    case "rfc1034identifier": mangled(text, to: "-") { $0 == "." || $0 == "-" }
    case "base": ProjectPath.stem(of: text)
    case "file": ProjectPath.name(of: text)
    case "dir": ProjectPath.folder(of: text)
    case "suffix": text.contains(".") ? "." + ProjectPath.fileExtension(of: text) : ""
    // Quoting and the form of a path make no difference to what is asked of the settings here.
    default: text
    }
  }

  /// A module name: what is no identifier becomes `_`, a digit at the start too.
  private static func identifier(_ text: String) -> String {
    let result = mangled(text, to: "_") { $0 == "_" }
    guard let first = result.unicodeScalars.first, ("0"..."9").contains(first) else { return result }
    return "_" + result.dropFirst()
  }

  private static func mangled(_ text: String, to filler: Character, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    String(
      text.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || isKept(scalar) ? Character(scalar) : filler
      })
  }
}
