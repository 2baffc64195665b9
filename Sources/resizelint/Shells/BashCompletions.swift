/// The script for bash, from 3.2 on, which macOS has; it needs no other script.
enum BashCompletions {
  static var script: String {
    """
    # Completions of \(Version.name) for bash. Made by: \(Version.name) completions bash
    # shellcheck shell=bash disable=SC2207

    _\(Version.name)() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev='' command=lint index=1 word options
      COMPREPLY=()
      if [ "$COMP_CWORD" -gt 0 ]; then prev=${COMP_WORDS[COMP_CWORD - 1]}; fi
      # To bash an equals sign is a word of its own.
      if [ "$cur" = = ]; then
        cur=''
      elif [ "$prev" = = ] && [ "$COMP_CWORD" -gt 1 ]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      while [ "$index" -lt "$COMP_CWORD" ]; do
        word=${COMP_WORDS[index]}
        case $word in
          \(pattern(FlagTable.all.filter { $0.value != .none }.map { "--\($0.name)" })))
            if [ "${COMP_WORDS[index + 1]}" = = ]; then index=$((index + 1)); fi
            index=$((index + 1))
            ;;
          -*) ;;
          \(pattern(Shell.commands.compactMap(\.word))))
            command=$word
            break
            ;;
          *) break ;;
        esac
        index=$((index + 1))
      done
      case $command in
    \(Shell.commands.map(optionCase).joined())  esac
      case $prev in
    \(hints)  esac
      if [ "${cur#-}" != "$cur" ]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
        return
      fi
      case $command in
    \(Shell.commands.compactMap(operandCase).joined())  esac
    }

    complete -o bashdefault -o default -F _\(Version.name) \(Version.name)

    """
  }

  private static func pattern(_ words: [String]) -> String { words.joined(separator: " | ") }

  private static func optionCase(_ command: Command) -> String {
    "    \(command.rawValue)) options='\(Shell.flags(of: command).map { "--\($0.name)" }.joined(separator: " "))' ;;\n"
  }

  /// What stands behind an option, by its name; where nothing is said, bash completes names of files.
  private static var hints: String {
    var text = ""
    for flag in FlagTable.all {
      guard let hint = ValueHint(flag.value) else { continue }
      text += "    --\(flag.name))\n"
      switch hint {
      case .anything, .files: break
      case .folders: text += "      COMPREPLY=($(compgen -d -- \"$cur\"))\n"
      case .words(let words): text += "      \(reply(words))\n"
      case .report:
        text += "      COMPREPLY=($(compgen -S = -W '\(Command.lint.formats.joined(separator: " "))' -- \"$cur\"))\n"
        text += "      compopt -o nospace 2>/dev/null\n"
      case .formats:
        text += "      case $command in\n"
        for command in Shell.commands where flag.commands.contains(command) {
          text += "        \(command.rawValue)) \(reply(command.formats)) ;;\n"
        }
        text += "      esac\n"
      }
      text += "      return\n      ;;\n"
    }
    return text
  }

  private static func operandCase(_ command: Command) -> String? {
    let answer: String
    switch command.operands {
    // Where no command fits, bash completes names of files.
    case .paths where command == .lint: answer = reply(Shell.commands.compactMap(\.word))
    case .none, .paths, .reports: return nil
    case .folders: answer = "COMPREPLY=($(compgen -d -- \"$cur\"))"
    case .words(let words): answer = reply(words)
    case .wordAndPaths(let words):
      answer = "if [ \"$prev\" = \(command.rawValue) ]; then \(reply(words)); fi"
    }
    return "    \(command.rawValue)) \(answer) ;;\n"
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\"))"
  }
}
