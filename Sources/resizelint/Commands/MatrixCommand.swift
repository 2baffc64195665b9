import ResizelintRules

/// `resizelint matrix`: what to try by hand, for each screen that something was found in.
struct MatrixCommand {
  let options: Options
  let paths: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    guard let format = MatrixFormat(rawValue: options.format == "text" ? "markdown" : options.format) else {
      throw .unknown(options.format, of: "--format", among: MatrixFormat.allCases.map(\.rawValue))
    }
    let ticks = try previousTicks()
    // What a baseline knows must be tried all the same.
    let run = try LintRun(options: options, paths: paths, catalogue: catalogue, baseline: .none)
    let (input, report) = (run.input, run.report)
    Remarks.write(failuresOf: report)
    var matrix = MatrixBuilder(files: input.listing.files, access: input.files).matrix(of: report)
    let gone = matrix.tick(ticks)
    if gone > 0, !options.isQuiet { Remarks.write("\(gone) ticked rows of the earlier matrix are no longer asked for") }
    let status = Program.show(format.render(matrix).bytes)
    return status == .clean && report.notices.contains(where: \.isFailure) ? .failure : status
  }

  private func previousTicks() throws(UsageError) -> Set<String> {
    guard let path = options.previousMatrix else { return [] }
    guard let bytes = WholeFile.read(path) else { throw UsageError("--previous: \(path) cannot be read") }
    return MatrixTicks.read(bytes)
  }
}
