/// What the process says to the one who started it. The numbers are a contract.
enum ExitStatus: Int32 {
  /// Nothing at or above `--fail-on`.
  case clean = 0
  /// Findings at or above `--fail-on`.
  case findings = 1
  /// The command line or the configuration is wrong; nothing was linted.
  case usage = 2
  /// Something could not be read or written, or the program broke; what was found is reported all the same.
  case failure = 3

  /// One line for the help.
  var meaning: String {
    switch self {
    case .clean: "nothing at or above --fail-on"
    case .findings: "findings at or above --fail-on"
    case .usage: "the command line or the configuration is wrong; nothing was linted"
    case .failure: "something could not be read or written; what was found is reported all the same"
    }
  }

  static let all: [ExitStatus] = [.clean, .findings, .usage, .failure]
}
