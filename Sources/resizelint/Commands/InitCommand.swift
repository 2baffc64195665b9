import ResizelintRules

/// `resizelint init [DIR]`: writes a commented configuration that fits the project.
struct InitCommand {
  let operands: [String]

  func run() throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else { throw UsageError("init takes one DIR") }
    let name = operands.first ?? "."
    guard let folder = try? SystemPath.canonical(Array(name.utf8)), (try? status(at: folder))?.kind == .folder else {
      throw UsageError("init: \(name) is no folder")
    }
    let path = folder + [SystemPath.slash] + Array(ConfigurationFile.name.utf8)
    guard (try? status(at: path)) == nil else {
      throw UsageError("init: \(PathText.spelling(of: path).text) is there already; nothing was written")
    }
    var options = Options()
    options.root = PathText.spelling(of: folder).text
    let input = try ProjectInput(options: options, paths: [], written: [], catalogue: .embedded)
    let model = ProjectModel.read(input.listing.files, access: input.files)
    let content = StarterConfiguration(paths: input.listing.files.paths, model: model).text
    do throws(SystemError) {
      try OutputFile.write(Array(content.utf8), to: path)
    } catch {
      Remarks.write("\(PathText.spelling(of: path).text): cannot be written: \(error.message)")
      return .failure
    }
    return Program.show(Array((Escaping.terminal(PathText.spelling(of: path).text) + "\n").utf8))
  }
}
