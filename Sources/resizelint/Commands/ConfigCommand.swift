import ResizelintRules

/// `resizelint config [--effective FILE]`: which configurations there are, and what one of them comes to.
struct ConfigCommand {
  let options: Options
  let operands: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    if let file = options.effective {
      guard operands.isEmpty else { throw UsageError("--effective takes no PATH beside it") }
      return try showEffective(file)
    }
    let input = try ProjectInput(options: options, paths: operands, written: [], catalogue: catalogue)
    var text = "root: \(PathText.spelling(of: input.root).text)\n"
    if let root = input.configuration.root {
      text += line(".", root)
    } else {
      text += ".: no configuration; the defaults count\n"
    }
    for (folder, configuration) in input.configuration.folders.sorted(by: { $0.key < $1.key }) {
      text += line(folder, configuration)
    }
    let escaped = text.split(separator: "\n").map { Escaping.terminal($0) + "\n" }.joined()
    return Program.show(Array(escaped.utf8))
  }

  private func line(_ folder: String, _ configuration: LoadedConfiguration) -> String {
    let bases = configuration.sources.dropLast().map(\.name)
    return "\(folder): \(configuration.name)" + (bases.isEmpty ? "" : ", which extends \(bases.joined(separator: ", "))") + "\n"
  }

  /// The configuration of a file as JSON, in the form of a configuration.
  private func showEffective(_ file: String) throws(UsageError) -> ExitStatus {
    guard let canonical = SystemPath.canonicalEvenIfMissing(Array(file.utf8)) else {
      throw UsageError("--effective: there is no place \(file)")
    }
    var folder = SystemPath.parent(of: canonical)
    while (try? status(at: folder)) == nil { folder = SystemPath.parent(of: folder) }
    let input = try ProjectInput(
      options: options, paths: [PathText.spelling(of: folder).text], written: [], catalogue: catalogue)
    guard let relative = SystemPath.relative(canonical, to: input.root) else {
      throw UsageError("--effective: \(file) lies outside the root \(PathText.spelling(of: input.root).text)")
    }
    let path = PathText.spelling(of: relative).text
    let loaded = input.configuration.nearest(to: path)
    let settings = input.configuration.lintConfiguration(options).settings(for: path)
    let page = EffectiveConfiguration(
      path: path, sources: loaded?.sources.map { (name: $0.name, file: $0.file) } ?? [], settings: settings,
      baseline: input.configuration.root?.baseline.map { PathText.spelling(of: $0).text }, catalogue: input.catalogue)
    return Program.show(page.json)
  }
}
