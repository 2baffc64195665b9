/// What `--help` prints, made from the tables of commands and flags.
enum HelpText {
  static func of(_ command: Command) -> String {
    var text = command == .lint ? overview : "\(Version.name) \(command.synopsis)\n\n\(command.summary)\n"
    let flags = FlagTable.all.filter { $0.commands.contains(command) }
    text += "\nOptions:\n" + rows(flags.map { ($0.usage, $0.summary) })
    if command == .lint {
      text += "\nExit status:\n" + rows(ExitStatus.all.map { ("\($0.rawValue)", $0.meaning) })
    }
    return text
  }

  private static var overview: String {
    """
    \(Version.name) finds code and project settings of iOS apps that break when windows become resizable.

    Usage:
    \(rows(Command.allCases.filter { !$0.isHidden }.map { ("\(Version.name) \($0.synopsis)", $0.summary) }))
    """
  }

  /// Two columns, the right one wrapped; a left cell that is too long has a line of its own.
  private static func rows(_ rows: [(left: String, right: String)]) -> String {
    let width = min(28, rows.map(\.left.count).max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    var text = ""
    for row in rows {
      let lines = wrapped(row.right, to: 98 - indent.count)
      if row.left.count > width {
        text += "  \(row.left)\n" + indent
      } else {
        text += "  \(row.left)" + String(repeating: " ", count: width - row.left.count + 2)
      }
      text += lines.joined(separator: "\n" + indent) + "\n"
    }
    return text
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
