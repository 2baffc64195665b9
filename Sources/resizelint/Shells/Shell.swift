/// A shell that completes words, and the script that teaches it ours.
///
/// The scripts come from the tables of commands and flags. They ask nobody anything, so that a key press costs nothing: rules of a
/// team's own are not among the ids.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  static let commands = Command.allCases.filter { !$0.isHidden }

  static func flags(of command: Command) -> [Flag] { FlagTable.all.filter { $0.commands.contains(command) } }
}
