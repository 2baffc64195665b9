import ResizelintRules

/// `resizelint dev generate`: writes the files of this repository that are made from its tables and from `rules.json`.
enum DevGenerateCommand {
  /// Every generated file: its path relative to the root of the repository, and what it should hold.
  static func files(rulesJson: [UInt8]) -> (files: [(path: String, content: String)], problems: [JsonProblem]) {
    let (files, problems) = GeneratedFiles.all(rulesJson: rulesJson)
    guard problems.isEmpty else { return ([], problems) }
    return (files + [(FlagsPage.path, FlagsPage.markdown(generator: GeneratedFiles.command))], [])
  }

  /// Writes what is stale below a folder, which ends in a slash or is empty for the current one, and names it.
  static func run(root: String) -> ExitStatus {
    guard let rules = WholeFile.read(root + GeneratedFiles.source) else {
      Remarks.write("\(root)\(GeneratedFiles.source): cannot be read; run this at the top of the repository")
      return .failure
    }
    let (files, problems) = files(rulesJson: rules)
    for problem in problems {
      Remarks.write("\(GeneratedFiles.source):\(problem.line):\(problem.column): \(problem.message)")
    }
    guard problems.isEmpty else { return .usage }
    for file in files {
      let content = Array(file.content.utf8)
      // A file that is left alone keeps its date, and the build what it made of it.
      if WholeFile.read(root + file.path) == content { continue }
      do throws(SystemError) {
        try OutputFile.write(content, to: Array((root + file.path).utf8))
        guard Program.show(Array("\(file.path)\n".utf8)) == .clean else { return .failure }
      } catch {
        Remarks.write("\(file.path): cannot be written: \(error.message)")
        return .failure
      }
    }
    return .clean
  }
}
