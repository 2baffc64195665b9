import Foundation
import PackagePlugin

/// Lints a target whenever it is built and one of its files has changed; findings stand in the log of the build and in Xcode's editor.
///
/// A build command runs again when its declared output is older than its inputs, so the report that `--report` writes is that output.
/// (A prebuild command would run every time, but SwiftPM lets none use a tool that it has to build first.)
@main
struct ResizelintBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles.map(\.url).filter(isInput)
    if files.isEmpty { return [] }
    return [
      command(
        try context.tool(named: "resizelint").url, linting: files, of: target.name, in: context.package.directoryURL,
        inputs: files,
        writingTo: context.pluginWorkDirectoryURL)
    ]
  }

  /// - Parameter paths: what is reported; what is known comes from all of `root`.
  private func command(
    _ tool: URL, linting paths: [URL], of target: String, in root: URL, inputs: [URL], writingTo folder: URL
  ) -> Command {
    // SwiftPM runs a command only for an output that it has a use for. JSON is a resource to it; a header, say, would never be made.
    let report = folder.appendingPathComponent("resizelint.json")
    let configuration = root.appendingPathComponent(".resizelint.json")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    return .buildCommand(
      displayName: "resizelint \(target)",
      executable: tool,
      arguments: [
        "--root", root.path, "--force-exclude", "--quiet", "--format", "xcode", "--report", "json=\(report.path)", "--",
      ]
        + paths.map(\.path),
      inputFiles: inputs + (hasConfiguration ? [configuration] : []),
      outputFiles: [report])
  }

  private func isInput(_ file: URL) -> Bool {
    ["swift", "h", "m", "mm", "plist", "storyboard", "xib"].contains(file.pathExtension)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ResizelintBuildToolPlugin: XcodeBuildToolPlugin {
    /// An app's red lines stand in its project file and its Info.plist, which are no files of the target, so all of the project is
    /// reported: the plugin belongs to one target, the app's.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      return [
        command(
          try context.tool(named: "resizelint").url, linting: [root], of: target.displayName, in: root,
          inputs: target.inputFiles.map(\.url).filter(isInput), writingTo: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
