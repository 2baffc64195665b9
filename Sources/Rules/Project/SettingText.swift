/// How build settings spell values.
enum SettingText {
  /// `YES`, `true`, `1` and their opposites, in any case; nil for anything else.
  static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "y", "t": true
    case "no", "false", "0", "n", "f", "": false
    default: nil
    }
  }

  /// The parts of a list: separated by white space, with quotes and backslashes as in a shell.
  static func list(_ text: String) -> [String] {
    var items: [String] = []
    var item = ""
    var isOpen = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        item.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        isOpen = true
      } else if character == quote {
        quote = nil
      } else if quote != nil {
        item.append(character)
      } else if character == "\"" || character == "'" {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen { items.append(item) }
        (item, isOpen) = ("", false)
      } else {
        item.append(character)
        isOpen = true
      }
    }
    if isOpen { items.append(item) }
    return items
  }
}
