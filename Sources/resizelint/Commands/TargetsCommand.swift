import ResizelintRules

/// `resizelint targets [PATH…]`: what the project builds, as the rules see it.
struct TargetsCommand {
  let options: Options
  let paths: [String]

  func run() throws(UsageError) -> ExitStatus {
    guard let format = TargetsReport.Format(rawValue: options.format) else {
      throw .unknown(options.format, of: "--format", among: TargetsReport.Format.allCases.map(\.rawValue))
    }
    let input = try ProjectInput(options: options, paths: paths, written: [], catalogue: .embedded)
    let model = ProjectModel.read(input.listing.files, access: input.files)
    let screen = Screen(color: options.color, isTerminal: Terminal.isOutputTerminal)
    let report = TargetsReport(model, usesColors: screen.usesColors).write(as: format)
    let status = Program.show(report.bytes)
    let isFailed = (input.notices + model.notices).contains(where: \.isFailure)
    return status == .clean && isFailed ? .failure : status
  }
}
