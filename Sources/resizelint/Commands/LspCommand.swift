import ResizelintRules

/// `resizelint lsp`: a language server on the standard input and output.
struct LspCommand {
  let options: Options
  let operands: [String]

  func run() throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw UsageError("lsp takes no \(operands[0]); the editor says what it has open") }
    if let reason = options.reason, !AllowanceWriter.isReason(reason) { throw UsageError("--reason wants one line of text") }
    var options = options
    // Nobody looks at a terminal.
    options.isQuiet = true
    let connection = Connection()
    guard connection.start() else {
      Remarks.write("the system has no thread to give")
      return .failure
    }
    return LanguageServer(connection: connection, options: options).run()
  }
}
