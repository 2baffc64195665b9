/// The script for fish.
enum FishCompletions {
  static var script: String {
    var text = """
      # Completions of \(Version.name) for fish. Made by: \(Version.name) completions fish

      # The command of the line so far, `lint` where none is named.
      function __\(Version.name)_command
        set -l words (commandline -opc)
        set -e words[1]
        set -l skips 0
        for word in $words
          if test $skips = 1
            set skips 0
            continue
          end
          switch $word
            case \(FlagTable.all.filter { $0.value != .none }.map { "--\($0.name)" }.joined(separator: " "))
              set skips 1
            case '-*'
            case \(Shell.commands.compactMap(\.word).joined(separator: " "))
              echo $word
              return
            case '*'
              echo lint
              return
          end
        end
        echo start
      end

      # Whether the command is one of these; before any word, everything of lint counts too.
      function __\(Version.name)_is
        set -l command (__\(Version.name)_command)
        contains -- $command $argv; or begin
          test $command = start; and contains -- lint $argv
        end
      end


      """
    for command in Shell.commands {
      guard let word = command.word else { continue }
      text +=
        "complete -c \(Version.name) -n 'test (__\(Version.name)_command) = start' -a \(word) -d \(quoted(command.summary))\n"
    }
    text += "\n"
    for flag in FlagTable.all { text += lines(flag) }
    text += "\n"
    for command in Shell.commands {
      let condition = "complete -c \(Version.name) -n '__\(Version.name)_is \(command.rawValue)'"
      switch command.operands {
      case .paths, .reports: break
      case .none: text += "\(condition) -f\n"
      case .folders: text += "\(condition) -f -a '(__fish_complete_directories)'\n"
      case .wordAndPaths(let words): text += "\(condition) -a \(quoted(words.joined(separator: " ")))\n"
      case .words(let words): text += "\(condition) -f -a \(quoted(words.joined(separator: " ")))\n"
      }
    }
    return text
  }

  /// One line for a flag; of `--format`, one for each set of formats.
  private static func lines(_ flag: Flag) -> String {
    let commands = Shell.commands.filter { flag.commands.contains($0) }
    guard ValueHint(flag.value) == .formats else { return line(flag, commands, commands.first?.formats ?? []) }
    return commands.map { line(flag, [$0], $0.formats) }.joined()
  }

  private static func line(_ flag: Flag, _ commands: [Command], _ formats: [String]) -> String {
    let names = commands.map(\.rawValue).joined(separator: " ")
    let value =
      switch ValueHint(flag.value) {
      case nil: ""
      case .anything: " -x"
      case .files: " -r -F"
      case .folders: " -x -a '(__fish_complete_directories)'"
      case .formats: " -x -a \(quoted(formats.joined(separator: " ")))"
      case .report: " -x -a \(quoted(Command.lint.formats.map { "\($0)=" }.joined(separator: " ")))"
      case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      }
    return "complete -c \(Version.name) -n '__\(Version.name)_is \(names)' -l \(flag.name)\(value) -d \(quoted(flag.summary))\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
