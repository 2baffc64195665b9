import ResizelintRules

/// The program, from its arguments to its exit status.
enum Program {
  static func run(_ arguments: some Sequence<String>) -> ExitStatus {
    Signals.ignoreFailedWrites()
    do throws(UsageError) {
      return try run(try ArgumentParser.parse(arguments))
    } catch {
      for line in error.message.split(separator: "\n") { Remarks.write(String(line)) }
      return .usage
    }
  }

  private static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if invocation.options.asksForHelp { return show(Array(HelpText.of(invocation.command).utf8)) }
    if invocation.options.asksForVersion { return show(Array("\(Version.name) \(Version.number)\n".utf8)) }
    let catalogue = Catalogue.embedded
    switch invocation.command {
    case .lint: return try LintCommand(options: invocation.options, paths: invocation.operands, catalogue: catalogue).run()
    case .rules where invocation.operands.first == "test":
      return try RulesTestCommand(
        folders: Array(invocation.operands.dropFirst()), options: invocation.options, catalogue: catalogue
      )
      .run()
    case .rules, .explain: return try CatalogueCommand(invocation, catalogue: catalogue).run()
    case .targets: return try TargetsCommand(options: invocation.options, paths: invocation.operands).run()
    case .matrix: return try MatrixCommand(options: invocation.options, paths: invocation.operands, catalogue: catalogue).run()
    case .merge: return try MergeCommand(options: invocation.options, operands: invocation.operands, catalogue: catalogue).run()
    case .baseline: return try BaselineCommand(invocation, catalogue: catalogue).run()
    case .allow: return try AllowCommand(options: invocation.options, paths: invocation.operands, catalogue: catalogue).run()
    case .`init`: return try InitCommand(operands: invocation.operands).run()
    case .config: return try ConfigCommand(options: invocation.options, operands: invocation.operands, catalogue: catalogue).run()
    case .files: return try FilesCommand(options: invocation.options, paths: invocation.operands, catalogue: catalogue).run()
    case .completions: return try CompletionsCommand(operands: invocation.operands).run()
    case .man: return show(Array(ManualPage.text.utf8))
    case .lsp: return try LspCommand(options: invocation.options, operands: invocation.operands).run()
    case .dev: return try DevCommand.run(invocation.operands)
    }
  }

  /// Writes what was asked for.
  static func show(_ bytes: [UInt8]) -> ExitStatus {
    switch Terminal.writeToOutput(bytes) {
    case .written, .closed: return .clean
    case .failed(let error):
      Remarks.write("the standard output cannot be written: \(error.message)")
      return .failure
    }
  }
}
