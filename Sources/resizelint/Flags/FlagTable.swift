import ResizelintRules

/// Every option there is. The parser, `--help` and `Documentation/Flags.md` come from here, and nothing else knows of one.
enum FlagTable {
  static let all: [Flag] = output + selection + adoption + input + running + asking

  static func flag(named name: String) -> Flag? { all.first { $0.name == name } }

  private static let output = [
    Flag(
      "format", .text("NAME"), commands: [.lint, .rules, .explain, .matrix, .targets, .merge],
      "Write the report to the standard output as NAME.",
      detail: """
        A report is one of \(ReportFormat.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")); `text` is the default.
        [Formats.md](Formats.md) says who reads which. `rules` and `explain` know `text`, `json` and `markdown`; `targets` knows `text` and
        `json`, `matrix` knows `markdown` (its default), `json` and `csv`.
        """
    ) { value, options throws(UsageError) in options.format = value },
    Flag(
      "report", .text("NAME=FILE"), isRepeatable: true, commands: reporting, "Write the report to FILE too, as NAME.",
      detail: """
        The formats are those of `--format`, which still decides what the standard output gets. FILE is written whole or not at all, and is
        never an input of the run that writes it.
        """
    ) { value, options throws(UsageError) in
      guard let equals = value.firstIndex(of: "="), equals != value.startIndex, value.index(after: equals) != value.endIndex
      else {
        throw UsageError("--report wants NAME=FILE, as in json=report.json, not \(value)")
      }
      let report = Options.ReportFile(format: String(value[..<equals]), path: String(value[value.index(after: equals)...]))
      guard !options.reports.contains(where: { $0.path == report.path }) else {
        throw UsageError("--report: two reports would go to \(report.path)")
      }
      options.reports.append(report)
    },
    Flag(
      "previous", .text("FILE"), commands: [.matrix], "Keep the ticks of an earlier matrix.",
      detail: "FILE is a matrix in any of its formats. Rows keep their ids as long as screens keep their names."
    ) { value, options throws(UsageError) in options.previousMatrix = value },
    Flag("show-suppressed", .none, commands: reporting, "Show what allowances in the source cover, too.") {
      _, options throws(UsageError) in
      options.showsSuppressed = true
    },
    Flag(
      "statistics", .none, commands: reporting, "Count findings by phase, rule, folder and owner, in the place of a list.",
      detail: """
        On the standard output, as \(StatisticsReporter.Format.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")); what `--report` writes
        stays whole. Owners come from the project's `CODEOWNERS`; what has two of them counts for both.
        """
    ) { _, options throws(UsageError) in options.showsStatistics = true },
    Flag("timings", .none, commands: reporting, "Say on the standard error how long each part of the run took.") {
      _, options throws(UsageError) in options.showsTimings = true
    },
    Flag(
      "quiet", .none, commands: linting.union(reporting),
      "Say nothing where there is nothing to report.",
      detail: """
        The text report stays empty where it would hold nothing, and the standard error gets only what went wrong. Other formats are
        written as always.
        """
    ) {
      _, options throws(UsageError) in options.isQuiet = true
    },
    Flag(
      "color", .choice(Options.Color.allCases.map(\.rawValue)), commands: reporting.union([.targets]), "Colour the text report.",
      detail: "`auto`, the default, colours for a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`."
    ) { value, options throws(UsageError) in
      guard let color = Options.Color(rawValue: value) else {
        throw .unknown(value, of: "--color", among: Options.Color.allCases.map(\.rawValue))
      }
      options.color = color
    },
  ]

  private static let selection = [
    Flag(
      "fail-on", .choice(["error", "warning", "note", "never"]), commands: reporting,
      "Exit with 1 for findings of this severity or worse.",
      detail: "The default is `error`. It changes the exit status alone, never what is reported."
    ) { value, options throws(UsageError) in
      if value == "never" {
        options.failOn = nil
      } else if let severity = Severity(name: value) {
        options.failOn = severity
      } else {
        throw .unknown(value, of: "--fail-on", among: ["error", "warning", "note", "never"])
      }
    },
    Flag(
      "phase", .text("LIST"), commands: [.lint, .lsp], "Report these phases only: numbers and ranges, as in 1,3 or 1-2.",
      detail:
        "The other phases stand in the report as not checked. Findings about allowances belong to no phase and are reported always."
    ) { value, options throws(UsageError) in
      options.phases = try PhaseList.parse(value)
      options.choosesPhases = true
    },
    Flag(
      "rule", .rule, isRepeatable: true, commands: [.lint, .allow, .lsp],
      "Report this rule only; given more than once, these rules only."
    ) {
      value, options throws(UsageError) in options.rules.append(value)
    },
    Flag("skip", .rule, isRepeatable: true, commands: [.lint, .lsp], "Leave this rule out.") {
      value, options throws(UsageError) in
      options.skipped.append(value)
    },
  ]

  private static let input = [
    Flag(
      "root", .text("DIR"), commands: walking, "Take DIR for the project.",
      detail: """
        Paths in the report are relative to the root, and what is known while judging a file (helpers, targets, delegates) comes from all of
        it. Without the option it is the nearest folder at or above all PATHs that holds `.git`, else the folder that the PATHs have in
        common. With no PATH, all of DIR is reported; a PATH outside the root is an error.
        """
    ) { value, options throws(UsageError) in options.root = value },
    Flag(
      "stdin-filename", .text("PATH"), "Lint what comes on the standard input as the file at PATH, and report that file alone.",
      detail:
        "For editors: PATH says where the text belongs and what kind of file it is. It need not exist, and no PATH may be given beside it."
    ) { value, options throws(UsageError) in options.stdinFilename = value },
    Flag(
      "files-from", .text("FILE|-"), commands: linting.union([.files]),
      "Report the files that FILE lists, beside those of any PATH.",
      detail: """
        One path a line, or with a NUL behind each, as `git diff --name-only -z --diff-filter=d` and `find -print0` write them; `-` is the
        standard input. Each counts as if it stood on the command line. An empty list is nothing to lint, never everything.
        """
    ) { value, options throws(UsageError) in options.filesFrom = value },
    Flag(
      "shard", .text("K/N"), commands: [.lint, .files], "Report part K of N parts of the project.",
      detail: """
        Which part a file belongs to depends on its path and N alone. The parts together are the whole: `resizelint merge` makes of their
        JSON reports the report of one run without the option, byte for byte, in any format. [Shards.md](Shards.md) shows it in CI.
        """
    ) { value, options throws(UsageError) in
      guard let shard = Shard(value) else { throw UsageError("--shard wants K/N, with K from 1 to N, as in 2/8, not \(value)") }
      options.shard = shard
    },
    Flag("follow", .none, commands: walking, "Follow links that lead out of the root.") { _, options throws(UsageError) in
      options.followsLinks = true
    },
    Flag(
      "no-ignore", .none, commands: walking, "Also read what is left out by default, and what .gitignore ignores.",
      detail: """
        Left out by default are folders named \(DefaultExclusions.folderNames.map { "`\($0)`" }.joined(separator: ", ")), at any depth, and \
        what `.gitignore` files and `.git/info/exclude` ignore. `.git` is never read.
        """
    ) { _, options throws(UsageError) in options.honorsExclusions = false },
    Flag(
      "force-exclude", .none, commands: walking, "Leave out what is ignored even where a PATH names it.",
      detail: "A PATH that is named is linted even if it is ignored; a hook that passes every changed file wants this option."
    ) { _, options throws(UsageError) in options.excludesNamed = true },
  ]

  /// The commands that write a report.
  private static let reporting: Set<Command> = [.lint, .merge]
  /// The commands that lint.
  private static let linting: Set<Command> = [.lint, .matrix, .baseline, .allow]
  /// The commands that look for files and configurations as linting does.
  private static let walking: Set<Command> = linting.union([.config, .files, .targets, .merge, .lsp])

  private static let adoption = [
    Flag(
      "config", .text("FILE"), commands: walking.union([.rules]),
      "Take this configuration for all files, in the place of those that are found.",
      detail: """
        Without the option the nearest `\(ConfigurationFile.name)` at or above a file counts, and no other; `extends` is how one
        builds upon another. Globs and paths in it are relative to the file that holds them.
        """
    ) { value, options throws(UsageError) in options.config = value },
    Flag(
      "rules-file", .text("FILE"), isRepeatable: true, commands: linting.union([.rules, .merge, .lsp]),
      "Add a team's own rules, in the form of `rules.json`."
    ) { value, options throws(UsageError) in options.rulesFiles.append(value) },
    Flag(
      "baseline", .text("FILE"), commands: [.lint, .baseline, .lsp], "Leave out the findings that FILE knows.",
      detail: """
        A baseline is a multiset of fingerprints, which lines, paths and formatting are no part of: known findings stay known where
        code is moved or a file renamed, and a second equal one beside them is new. None is used unless it is named here or by the
        key `baseline` of the configuration. `resizelint baseline write` makes one, `prune` removes what is stale.
        """
    ) { value, options throws(UsageError) in options.baseline = value },
    Flag(
      "stale", .choice(Options.Stale.allCases.map(\.rawValue)),
      "What entries of the baseline that nothing needs any more amount to.",
      detail: "`warning`, the default, says so on the standard error; `error` also exits with 1."
    ) { value, options throws(UsageError) in
      guard let stale = Options.Stale(rawValue: value) else {
        throw .unknown(value, of: "--stale", among: Options.Stale.allCases.map(\.rawValue))
      }
      options.stale = stale
    },
    Flag(
      "since", .text("REF"), "Report only findings on lines that changed since the merge base with REF.",
      detail: """
        What is staged, unstaged and untracked counts as changed. A finding counts when any line that it reaches over changed, one
        about a whole project when a file that causes it did. Without a repository, with an unknown REF or with a history too
        shallow for the merge base, the exit status is 2 and never a silent pass.
        """
    ) { value, options throws(UsageError) in options.since = value },
    Flag(
      "diff", .text("FILE|-"), "Report only findings on lines that a unified diff touches.",
      detail:
        "Paths in the diff are relative to the root of the project, with or without the `b/` of git; `-` is the standard input."
    ) { value, options throws(UsageError) in options.diff = value },
    Flag(
      "today", .text("DATE"), commands: linting.union([.lsp]), "Hold the last days of allowances against DATE, as in 2027-03-31."
    ) { value, options throws(UsageError) in
      guard let date = CalendarDate(value) else { throw UsageError("--today wants a day such as 2027-03-31, not \(value)") }
      options.today = date
    },
    Flag("reason", .text("TEXT"), commands: [.allow, .lsp], "Why the findings are allowed.") {
      value, options throws(UsageError) in
      options.reason = value
    },
    Flag(
      "effective", .text("FILE"), commands: [.config],
      "Show what counts for FILE, after everything that its configuration extends."
    ) { value, options throws(UsageError) in options.effective = value },
    Flag("why", .text("PATH"), commands: [.files], "Say why PATH is judged or left out.") { value, options throws(UsageError) in
      options.why = value
    },
  ]

  private static let running = [
    Flag(
      "jobs", .text("N"), commands: walking, "Work on N files at a time.",
      detail: "The default is the number of processors. The report is the same for any N."
    ) { value, options throws(UsageError) in
      guard let count = Int(value), (1...maximumJobs).contains(count) else {
        throw UsageError("--jobs wants a number from 1 to \(maximumJobs), not \(value)")
      }
      options.jobs = count
    }
  ]

  private static let asking = [
    Flag("help", .none, commands: Set(Command.allCases), "Show this help.") { _, options throws(UsageError) in
      options.asksForHelp = true
    },
    Flag("version", .none, commands: Set(Command.allCases), "Show the version.") { _, options throws(UsageError) in
      options.asksForVersion = true
    },
  ]

  /// Each worker holds the memory of its largest file.
  private static let maximumJobs = 256
}
