/// `resizelint completions SHELL`: the script that completes the command line.
struct CompletionsCommand {
  let operands: [String]

  func run() throws(UsageError) -> ExitStatus {
    let shells = Shell.allCases.map(\.rawValue)
    guard operands.count == 1 else { throw UsageError("completions wants one of \(shells.joined(separator: ", "))") }
    guard let shell = Shell(rawValue: operands[0]) else { throw .unknown(operands[0], of: "completions", among: shells) }
    return Program.show(Array(shell.completions.utf8))
  }
}
