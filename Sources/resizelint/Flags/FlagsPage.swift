/// `Documentation/Flags.md`, made from the tables of commands and flags.
enum FlagsPage {
  static let path = "Documentation/Flags.md"

  static func markdown(generator: String) -> String {
    var page = """
      <!-- Made by: \(generator) -->

      # The command line

      ```
      \(Command.allCases.filter { !$0.isHidden }.map { "\(Version.name) \($0.synopsis)" }.joined(separator: "\n"))
      ```

      A first word that names a command is the command; `./rules` is the folder. `--name value` and `--name=value` say the same, and `--`
      ends the options. The report goes to the standard output, everything else to the standard error.

      | Exit status | Meaning |
      |---|---|

      """
    for status in ExitStatus.all { page += "| \(status.rawValue) | \(status.meaning) |\n" }
    page += "\n3 wins over 1. An output that nobody reads any more, as with `| head`, is no trouble: 0.\n"
    for flag in FlagTable.all {
      page += "\n## `\(flag.usage)`\n\n\(flag.summary)\n"
      if !flag.detail.isEmpty { page += "\n\(flag.detail)\n" }
      page += "\n*\(remarks(flag).joined(separator: " · "))*\n"
    }
    return page
  }

  private static func remarks(_ flag: Flag) -> [String] {
    var remarks: [String] = []
    if flag.commands != [.lint] {
      let commands = Command.allCases.filter { flag.commands.contains($0) && !$0.isHidden }
      remarks.append("of " + commands.map(\.rawValue).joined(separator: ", "))
    }
    if flag.isRepeatable { remarks.append("may be given more than once") }
    remarks.append("since \(flag.since)")
    return remarks
  }
}
