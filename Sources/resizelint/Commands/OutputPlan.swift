import ResizelintRules

/// Where the reports of a run go, settled before anything is linted.
struct OutputPlan {
  struct File {
    var format: ReportFormat
    /// As it was given.
    var path: String
  }

  /// What the standard output gets: a report, or counts.
  private enum Output {
    case report(ReportFormat)
    case statistics(StatisticsReporter.Format)
  }

  private let output: Output
  let files: [File]
  private let options: Options

  init(_ options: Options) throws(UsageError) {
    self.options = options
    if options.showsStatistics {
      guard let format = StatisticsReporter.Format(rawValue: options.format) else {
        throw .unknown(
          options.format, of: "--format with --statistics", among: StatisticsReporter.Format.allCases.map(\.rawValue))
      }
      output = .statistics(format)
    } else {
      output = .report(try Self.format(options.format, of: "--format"))
    }
    var files: [File] = []
    for report in options.reports {
      files.append(File(format: try Self.format(report.format, of: "--report"), path: report.path))
    }
    self.files = files
  }

  private static func format(_ name: String, of option: String) throws(UsageError) -> ReportFormat {
    guard let format = ReportFormat(rawValue: name) else {
      throw .unknown(name, of: option, among: ReportFormat.allCases.map(\.rawValue))
    }
    return format
  }

  /// Writes every report and decides the exit status, in this order: a status is only true of reports that are there.
  ///
  /// - Parameter owners: Asked only where they are counted.
  func write(
    _ report: Report, in context: ReportContext, owners: @autoclosure () -> CodeOwners?, _ stopwatch: Stopwatch
  ) -> ExitStatus {
    var hasFailed = report.notices.contains(where: \.isFailure)
    for file in files {
      do throws(SystemError) {
        try stopwatch.time("writing \(file.path) as \(file.format.rawValue)") { () throws(SystemError) in
          var output = OutputBuffer()
          reporter(file.format, isForTerminal: false).write(report, in: context, to: &output)
          try OutputFile.write(output.bytes, to: Array(file.path.utf8))
        }
      } catch {
        Remarks.write("\(file.path): cannot be written: \(error.message)")
        hasFailed = true
      }
    }
    let outcome = stopwatch.time("writing the standard output") {
      var output = OutputBuffer()
      outputReporter(owners).write(report, in: context, to: &output)
      return Terminal.writeToOutput(output.bytes)
    }
    switch outcome {
    case .written: break
    case .closed: return hasFailed ? .failure : .clean
    case .failed(let error):
      Remarks.write("the standard output cannot be written: \(error.message)")
      hasFailed = true
    }
    if hasFailed { return .failure }
    return fails(report) ? .findings : .clean
  }

  /// What the reporters need to know of the project.
  func context(_ input: ProjectInput, sources: SourceLines) -> ReportContext {
    ReportContext(
      catalogue: input.catalogue, toolName: Version.name, toolVersion: Version.number,
      root: PathText.spelling(of: input.root).text, failOn: options.failOn, showsSuppressed: options.showsSuppressed,
      sources: sources)
  }

  private func fails(_ report: Report) -> Bool {
    guard let level = options.failOn else { return false }
    return report.allFindings.contains { $0.state == .new && $0.severity >= level }
  }

  private func outputReporter(_ owners: () -> CodeOwners?) -> any Reporter {
    let isTerminal = Terminal.isOutputTerminal
    switch output {
    case .report(let format): return reporter(format, isForTerminal: isTerminal)
    case .statistics(let format):
      let screen = Screen(color: options.color, isTerminal: isTerminal)
      return StatisticsReporter(format, owners: owners(), width: screen.width, usesColors: screen.usesColors)
    }
  }

  private func reporter(_ format: ReportFormat, isForTerminal: Bool) -> any Reporter {
    switch format {
    case .json: return JsonReporter()
    case .jsonl: return JsonlReporter()
    case .sarif: return SarifReporter()
    case .xcode: return XcodeReporter()
    case .github: return GithubReporter()
    case .gitlab: return GitlabReporter()
    case .checkstyle: return CheckstyleReporter()
    case .junit: return JunitReporter()
    case .markdown: return MarkdownReporter()
    case .csv: return CsvReporter()
    case .agent: return AgentReporter()
    case .text:
      let screen = Screen(color: options.color, isTerminal: isForTerminal)
      return TextReporter(width: screen.width, usesColors: screen.usesColors, isTerse: options.isQuiet)
    }
  }
}
