import ResizelintRules

/// `resizelint files [--why PATH] [PATH…]`: what is judged, and why something is or is not.
struct FilesCommand {
  let options: Options
  let paths: [String]
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    if let path = options.why {
      guard paths.isEmpty else { throw UsageError("--why takes no PATH beside it") }
      return try explain(path)
    }
    let input = try ProjectInput(options: options, paths: paths, written: [], catalogue: catalogue)
    for notice in input.notices where notice.isFailure { Remarks.write("\(notice.path): \(notice.message)") }
    var text: [UInt8] = []
    for file in input.listing.files where file.isReported && options.shard?.contains(file.path) != false {
      text += Array((Escaping.terminal(file.path) + "\n").utf8)
    }
    let status = Program.show(text)
    return input.notices.contains(where: \.isFailure) ? .failure : status
  }

  private func explain(_ path: String) throws(UsageError) -> ExitStatus {
    guard let canonical = SystemPath.canonicalEvenIfMissing(Array(path.utf8)) else {
      throw UsageError("--why: there is no place \(path)")
    }
    let isFolder = (try? status(at: canonical))?.kind == .folder
    let folder = isFolder ? canonical : SystemPath.parent(of: canonical)
    let input = try ProjectInput(
      options: options, paths: [PathText.spelling(of: folder).text], written: [], catalogue: catalogue)
    guard let relative = SystemPath.relative(canonical, to: input.root) else {
      throw UsageError("--why: \(path) lies outside the root \(PathText.spelling(of: input.root).text)")
    }
    let name = relative.isEmpty ? "." : PathText.spelling(of: relative).text
    let reason = try reason(Walker.Target(path: relative, isFolder: isFolder), exists: (try? status(at: canonical)) != nil, input)
    return Program.show(Array("\(Escaping.terminal("\(name): \(reason)"))\n".utf8))
  }

  private func reason(_ target: Walker.Target, exists: Bool, _ input: ProjectInput) throws(UsageError) -> String {
    guard exists else { return "there is no such file or folder" }
    let walker = input.walker
    if let cause = try walker.cause(ofLeavingOut: target) { return cause }
    if target.isFolder { return "is entered" }
    let name = target.path.lastIndex(of: SystemPath.slash).map { target.path[($0 + 1)...] } ?? target.path[...]
    guard InputKind.isInput(name) else { return "is of a kind from which nothing is learnt" }
    let path = PathText.spelling(of: target.path).text
    guard let isReported = input.listing.files.reports(path) else { return "is a link, or lies behind one" }
    return isReported ? "is judged" : "helps to judge other files; `include` of the configuration names others"
  }
}
