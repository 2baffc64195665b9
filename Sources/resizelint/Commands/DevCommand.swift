/// `resizelint dev …`: what the work on the program itself needs.
enum DevCommand {
  static func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let known = ["generate", "plist", "tokens"]
    guard let word = operands.first else { throw UsageError("dev wants one of \(known.joined(separator: ", "))") }
    let paths = Array(operands.dropFirst())
    switch word {
    case "generate": return DevGenerateCommand.run(root: "")
    case "plist":
      return ExitStatus(rawValue: DevPlistCommand.run(paths: paths, read: WholeFile.read, complain: Remarks.write)) ?? .failure
    case "tokens": return ExitStatus(rawValue: DevTokensCommand.run(paths: paths)) ?? .failure
    default: throw .unknown(word, of: "dev", among: known)
    }
  }
}
