/// What the first word of the command line may ask for.
enum Command: String, CaseIterable, Sendable {
  case lint
  case rules
  case explain
  case matrix
  case targets
  case merge
  case baseline
  case allow
  case `init`
  case config
  case files
  case completions
  case man
  case lsp
  case dev

  /// The word itself; linting is what happens without one.
  var word: String? { self == .lint ? nil : rawValue }

  /// How the command is called, behind the name of the program.
  var synopsis: String {
    switch self {
    case .lint: "[OPTION…] [PATH…]"
    case .rules: "rules, rules test DIR"
    case .explain: "explain ID|TOPIC…"
    case .matrix: "matrix [OPTION…] [PATH…]"
    case .targets: "targets [PATH…]"
    case .merge: "merge [OPTION…] REPORT…"
    case .baseline: "baseline write|prune|check [PATH…]"
    case .allow: "allow --rule ID --reason TEXT [PATH…]"
    case .`init`: "init [DIR]"
    case .config: "config [--effective FILE]"
    case .files: "files [--why PATH] [PATH…]"
    case .completions: "completions bash|zsh|fish"
    case .man: "man"
    case .lsp: "lsp"
    case .dev: "dev tokens|plist PATH…, dev generate"
    }
  }

  var summary: String {
    switch self {
    case .lint: "Lint the files at and below each PATH, by default the current folder, and report by phase."
    case .rules: "List the rules, phase by phase, or hold a team's own rules against the comments of their fixtures."
    case .explain: "Show a rule with what it finds, why it matters, what to do, examples and sources."
    case .targets:
      "Show each target and configuration with the Info.plist it would get, key by key with its source."
    case .matrix: "List the shapes of the space that each screen with findings must be tried in."
    case .merge: "Make one report of the JSON reports of several runs, such as shards, in any format."
    case .baseline: "Write a baseline of the findings there are, remove what is stale from it, or say what is."
    case .allow: "Write an allowance for a rule at each of its findings."
    case .`init`: "Write a configuration that fits the project."
    case .config: "Show the configurations of the project, or what counts for one file."
    case .files: "List the files that are judged."
    case .completions: "Write the script that lets a shell complete the command line."
    case .man: "Write the page for man."
    case .lsp: "Serve an editor on the standard input and output, by the Language Server Protocol."
    case .dev: "Tools for work on the program itself."
    }
  }

  /// Commands for the people who work on the program stand in no help.
  var isHidden: Bool { self == .dev }
}
