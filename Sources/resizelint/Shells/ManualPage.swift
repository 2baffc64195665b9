import ResizelintRules

/// The page for `man`, made from the tables of commands and flags.
enum ManualPage {
  static var text: String {
    var page = """
      .\\" Made by: \(Version.name) man
      .TH \(Version.name.uppercased()) 1 "" "\(Version.name) \(Version.number)" "User Commands"
      .SH NAME
      \(Version.name) \\- find what breaks in an iOS app when its windows become resizable
      .SH SYNOPSIS

      """
    for command in Command.allCases where !command.isHidden {
      page += ".B \(Version.name)\n\(escaped(command.synopsis))\n.br\n"
    }
    page += """
      .SH DESCRIPTION
      \(prose("`\(Version.name)` reads the Swift files and the project files below each PATH and reports, in the order of the four phases of the "
        + "migration, what keeps an app from launching, being accepted, or laying itself out in a window of any size."))
      .PP
      \(prose("The report goes to the standard output, everything else to the standard error. A first word that names a command is the "
        + "command; `./rules` is the folder. `--name value` and `--name=value` say the same, and `--` ends the options."))
      .SH COMMANDS

      """
    for command in Command.allCases where !command.isHidden {
      page += ".TP\n.B \(escaped(command.word ?? "[PATH…]"))\n\(prose(command.summary))\n"
    }
    page += ".SH OPTIONS\n"
    for flag in FlagTable.all { page += entry(flag) }
    page += ".SH EXIT STATUS\n"
    for status in ExitStatus.all { page += ".TP\n.B \(status.rawValue)\n\(prose(status.meaning))\n" }
    page += "3 wins over 1.\n.SH FILES\n"
    page +=
      ".TP\n.I \(escaped(ConfigurationFile.name))\n\(prose("The configuration; the nearest one at or above a file counts."))\n"
    page += ".TP\n.I \(escaped(Baseline.fileName))\n\(prose("The usual name of a baseline; it counts where it is named."))\n"
    page += ".SH ENVIRONMENT\n"
    for (name, meaning) in environment { page += ".TP\n.B \(name)\n\(prose(meaning))\n" }
    page += ".SH EXAMPLES\n"
    for (line, meaning) in examples { page += ".TP\n.B \(escaped(line))\n\(prose(meaning))\n" }
    return page
  }

  private static let environment = [
    ("NO_COLOR", "Where it is set, no text is coloured unless `--color always` asks for it."),
    ("TERM", "With `dumb`, the same."),
    ("COLUMNS", "The width of the text report on a terminal, in the place of the one that the terminal gives."),
  ]

  private static let examples = [
    ("\(Version.name)", "Lint the current folder."),
    ("\(Version.name) --phase 1 --fail-on warning App", "One phase as a gate."),
    ("\(Version.name) --since origin/main", "What stands on changed lines."),
    ("\(Version.name) --report sarif=out.sarif --format github", "Two reports of one run."),
    ("\(Version.name) explain main-screen-bounds", "A rule with its reasons and examples."),
  ]

  private static func entry(_ flag: Flag) -> String {
    var text = ".TP\n.B \(escaped("--\(flag.name)"))"
    text += flag.value.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    text += "\n\(prose(flag.summary))"
    if flag.isRepeatable { text += " It may be given more than once." }
    text += "\n"
    for paragraph in flag.detail.split(separator: "\n\n") {
      text += ".IP\n\(prose(paragraph.split(separator: "\n").joined(separator: " ")))\n"
    }
    if flag.commands != [.lint] {
      let commands = Command.allCases.filter { flag.commands.contains($0) && !$0.isHidden }
      text += ".IP\nOf \(escaped(commands.map(\.rawValue).joined(separator: ", "))).\n"
    }
    return text
  }

  /// One paragraph of Markdown: code is bold, and of a link its words are left.
  private static func prose(_ text: String) -> String {
    let parts = withoutLinks(text).split(separator: "`", omittingEmptySubsequences: false)
    let line = parts.enumerated().map { $0.isMultiple(of: 2) ? escaped(String($1)) : "\\fB\(escaped(String($1)))\\fR" }.joined()
    // A line that begins with one of these is a request.
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  private static func withoutLinks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let middle = rest.firstRange(of: "]("), let open = rest[..<middle.lowerBound].lastIndex(of: "["),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Text as it is: a hyphen that may be copied, and no backslash that means something.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
  }
}
