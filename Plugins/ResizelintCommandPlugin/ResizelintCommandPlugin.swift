import Foundation
import PackagePlugin

/// `swift package resizelint [ARGUMENT…]`: the whole command line, run in the folder of the package.
///
/// It asks for no permission: linting only reads. What writes into the package (`init`, `baseline write`, `allow`) works on macOS once
/// the person who calls it says so, with `--allow-writing-to-package-directory`.
@main
struct ResizelintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "resizelint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    var extractor = ArgumentExtractor(arguments)
    // Xcode adds the targets that were ticked in its dialog. Findings are about the whole app, and a PATH says what to report.
    _ = extractor.extractOption(named: "target")
    let process = Process()
    process.executableURL = tool
    process.arguments = extractor.remainingArguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1 whatever the status is, so the words have to say which it was.
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("resizelint found something (exit status 1)")
    case (.exit, 2): Diagnostics.error("the command line or the configuration of resizelint is wrong (exit status 2)")
    case (.exit, let status): Diagnostics.error("resizelint could not read or write something (exit status \(status))")
    case (_, let signal): Diagnostics.error("resizelint was ended by signal \(signal)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ResizelintCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "resizelint").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
