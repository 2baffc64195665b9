import ResizelintRules

/// Every option there is. The parser, `--help` and `Documentation/Flags.md` come from here, and nothing else knows of one.
enum FlagTable {
  static let all: [Flag] = output + selection + input + running + asking

  static func flag(named name: String) -> Flag? { all.first { $0.name == name } }

  private static let output = [
    Flag(
      "format", .text("NAME"), commands: [.lint, .rules, .explain, .matrix, .targets],
      "Write the report to the standard output as NAME.",
      detail: """
        A report is `text` (the default, for people), `json` (every field, keys sorted, the same bytes for the same input) or `sarif`
        (2.1.0, for editors and code scanning). `rules` and `explain` know `text`, `json` and `markdown`; `targets` knows `text` and
        `json`, `matrix` knows `markdown` (its default), `json` and `csv`.
        """
    ) { value, options throws(UsageError) in options.format = value },
    Flag(
      "report", .text("NAME=FILE"), isRepeatable: true, "Write the report to FILE too, as NAME.",
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
    Flag("show-suppressed", .none, "Show what allowances in the source cover, too.") { _, options throws(UsageError) in
      options.showsSuppressed = true
    },
    Flag(
      "quiet", .none, commands: [.lint, .matrix],
      "Say nothing where there is nothing to report.",
      detail: """
        The text report stays empty where it would hold nothing, and the standard error gets only what went wrong. Other formats are
        written as always.
        """
    ) {
      _, options throws(UsageError) in options.isQuiet = true
    },
    Flag(
      "color", .choice(Options.Color.allCases.map(\.rawValue)), commands: [.lint, .targets], "Colour the text report.",
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
      "fail-on", .choice(["error", "warning", "note", "never"]), "Exit with 1 for findings of this severity or worse.",
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
      "phase", .text("LIST"), "Report these phases only: numbers and ranges, as in 1,3 or 1-2.",
      detail:
        "The other phases stand in the report as not checked. Findings about allowances belong to no phase and are reported always."
    ) { value, options throws(UsageError) in options.phases = try PhaseList.parse(value) },
    Flag("rule", .rule, isRepeatable: true, "Report this rule only; given more than once, these rules only.") {
      value, options throws(UsageError) in options.rules.append(value)
    },
    Flag("skip", .rule, isRepeatable: true, "Leave this rule out.") { value, options throws(UsageError) in
      options.skipped.append(value)
    },
  ]

  private static let input = [
    Flag(
      "root", .text("DIR"), commands: [.lint, .matrix, .targets], "Take DIR for the project.",
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
    Flag("follow", .none, commands: [.lint, .matrix, .targets], "Follow links that lead out of the root.") {
      _, options throws(UsageError) in
      options.followsLinks = true
    },
    Flag(
      "no-ignore", .none, commands: [.lint, .matrix, .targets],
      "Also read what is left out by default, and what .gitignore ignores.",
      detail: """
        Left out by default are folders named \(DefaultExclusions.folderNames.map { "`\($0)`" }.joined(separator: ", ")), at any depth, and \
        what `.gitignore` files and `.git/info/exclude` ignore. `.git` is never read.
        """
    ) { _, options throws(UsageError) in options.honorsExclusions = false },
    Flag(
      "force-exclude", .none, commands: [.lint, .matrix], "Leave out what is ignored even where a PATH names it.",
      detail: "A PATH that is named is linted even if it is ignored; a hook that passes every changed file wants this option."
    ) { _, options throws(UsageError) in options.excludesNamed = true },
  ]

  private static let running = [
    Flag(
      "jobs", .text("N"), commands: [.lint, .matrix, .targets], "Work on N files at a time.",
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
