import ResizelintRules

/// The script for zsh: a file `_resizelint` on `fpath`, or sourced.
enum ZshCompletions {
  static var script: String {
    """
    #compdef \(Version.name)
    # Completions of \(Version.name) for zsh. Made by: \(Version.name) completions zsh

    _\(Version.name)_commands() {
      local -a commands
      commands=(
    \(Shell.commands.compactMap(commandLine).joined())  )
      _describe -t commands command commands
    }

    _\(Version.name)_start() {
      _alternative 'commands:command:_\(Version.name)_commands' 'files:path:_files'
    }

    _\(Version.name)_report() {
      if compset -P '*='; then
        _files
      else
        compadd -S = -- \(Command.lint.formats.joined(separator: " "))
      fi
    }

    _\(Version.name)_rules() {
      compadd -- \(Catalogue.embedded.outlines.map(\.id.name).joined(separator: " "))
    }

    _\(Version.name)() {
      local command=lint index=2
      # The first word that is no option and no value of one.
      while (( index < CURRENT )); do
        case $words[index] in
          \(FlagTable.all.filter { $0.value != .none }.map { "--\($0.name)" }.joined(separator: "|"))) (( index++ )) ;;
          -*) ;;
          \(Shell.commands.compactMap(\.word).joined(separator: "|")))
            command=$words[index]
            words[index]=()
            (( CURRENT-- ))
            break
            ;;
          *) break ;;
        esac
        (( index++ ))
      done
      case $command in
    \(Shell.commands.map(arguments).joined())  esac
    }

    if [ "$funcstack[1]" = _\(Version.name) ]; then
      _\(Version.name) "$@"
    else
      compdef _\(Version.name) \(Version.name)
    fi

    """
  }

  private static func commandLine(_ command: Command) -> String? {
    command.word.map { "    \(quoted("\($0):\(command.summary)"))\n" }
  }

  private static func arguments(_ command: Command) -> String {
    let specs = Shell.flags(of: command).map { spec($0, command) } + [operands(command)].compactMap { $0 }
    return "    \(command.rawValue))\n      _arguments -S \\\n        \(specs.joined(separator: " \\\n        "))\n      ;;\n"
  }

  /// As in `'*--rule=[Report this rule only]:ID:_resizelint_rules'`.
  private static func spec(_ flag: Flag, _ command: Command) -> String {
    let name = (flag.isRepeatable ? "*" : "") + "--\(flag.name)"
    let summary = flag.summary.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    guard let hint = ValueHint(flag.value) else { return quoted("\(name)[\(summary)]") }
    let action =
      switch hint {
      case .anything: " "
      case .files: "_files"
      case .folders: "_files -/"
      case .report: "_\(Version.name)_report"
      case .formats: "(\(command.formats.joined(separator: " ")))"
      case .words where flag.value == .rule: "_\(Version.name)_rules"
      case .words(let words): "(\(words.joined(separator: " ")))"
      }
    return quoted("\(name)=[\(summary)]:\(flag.name):\(action)")
  }

  private static func operands(_ command: Command) -> String? {
    switch command.operands {
    case .none: nil
    case .paths where command == .lint: quoted("*:path:_\(Version.name)_start")
    case .paths: quoted("*:path:_files")
    case .folders: quoted("*:folder:_files -/")
    case .reports: quoted("*:report:_files")
    case .words(let words): quoted("*:\(command.rawValue):(\(words.joined(separator: " ")))")
    case .wordAndPaths(let words): quoted("1:\(command.rawValue):(\(words.joined(separator: " ")))") + " '*:path:_files'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
