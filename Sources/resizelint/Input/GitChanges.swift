import ResizelintRules

/// The lines that changed in a working tree since it left another branch.
///
/// The settings of a repository, which may come from anybody who had a hand in its folder, can name programs for almost
/// everything that git does. None of them is to run, and nothing is to be fetched.
struct GitChanges {
  /// The root of the project, somewhere in the working tree.
  let root: [UInt8]

  /// What differs from the merge base of `reference` and the current commit: committed, staged, unstaged or untracked.
  func since(_ reference: String) throws(UsageError) -> ChangedLines {
    let inside = try git(["rev-parse", "--is-inside-work-tree"])
    guard inside.status == 0, text(inside.output) == "true" else {
      let reason = firstLine(of: inside.errors)
      // git reads no repository of another user, as it often is in a container. Its own words say what to do about it.
      if reason.contains("dubious ownership") { throw UsageError("--since: \(reason); see safe.directory in `git help config`") }
      throw UsageError(
        "--since: \(PathText.spelling(of: root).text) is in no git repository; without one, --diff takes a patch made elsewhere")
    }
    let commit = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
    let isShallow = text(try git(["rev-parse", "--is-shallow-repository"]).output) == "true"
    guard commit.status == 0 else {
      let advice =
        isShallow ? "; the clone is shallow, and git fetch may have to bring it" : "; git fetch brings what a remote has"
      throw UsageError("--since: git knows no commit \(reference)" + advice)
    }
    let base = try git(["merge-base", text(commit.output), "HEAD"])
    guard base.status == 0 else {
      let advice =
        isShallow ? "the clone is shallow; git fetch --unshallow brings the history" : "the two have no history in common"
      throw UsageError("--since: \(reference) and the current commit have no merge base: \(advice)")
    }
    let patch = try succeeding(
      [
        "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0", "--inter-hunk-context=0", "--find-renames",
        "--ignore-submodules=all", "--src-prefix=a/", "--dst-prefix=b/", "--relative", text(base.output), "--",
      ], settings: try settingsWithoutFilters())
    var changes: ChangedLines
    do throws(PatchReader.Problem) {
      changes = try PatchReader.read(patch)
    } catch {
      throw UsageError("--since: line \(error.line) of what git diff wrote is \(error.message)")
    }
    // `ls-files` names what is below the folder that it is run in, and relative to that.
    for name in try succeeding(["ls-files", "--others", "--exclude-standard", "-z"]).split(separator: 0) {
      changes.add(wholeFile: PathText.spelling(of: [UInt8](name)).text)
    }
    return changes
  }

  /// Settings that keep git from running what the repository would have it clean each changed file with.
  ///
  /// A file that is kept in another form than it is checked out in then counts as changed more than it is, never less.
  private func settingsWithoutFilters() throws(UsageError) -> [String] {
    let listed = try git(["config", "-z", "--name-only", "--get-regexp", "^filter\\."])
    var filters: Set<String> = []
    for name in listed.output.split(separator: 0) {
      guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { continue }
      filters.insert(text(name[..<dot]))
    }
    // `-c` takes what stands behind the first `=` for the value, so that such a filter cannot be named.
    if let odd = filters.first(where: { $0.contains("=") }) {
      throw UsageError("--since: the settings of the repository name \(odd), which cannot be switched off; --diff takes a patch")
    }
    return filters.sorted().flatMap { ["-c", "\($0).clean=", "-c", "\($0).process=", "-c", "\($0).required=false"] }
  }

  private func succeeding(_ arguments: [String], settings: [String] = []) throws(UsageError) -> [UInt8] {
    let outcome = try git(arguments, settings: settings)
    guard outcome.status == 0 else { throw UsageError("--since: git \(arguments[0]) failed: \(firstLine(of: outcome.errors))") }
    return outcome.output
  }

  private func git(_ arguments: [String], settings: [String] = []) throws(UsageError) -> ChildProcess.Outcome {
    do throws(SystemError) {
      return try ChildProcess.run(
        "git", ["--no-pager", "-C", PathText.spelling(of: root).text] + Self.settings + settings + arguments,
        environment: Self.environment)
    } catch {
      throw UsageError("--since needs git, which cannot be run: \(error.message)")
    }
  }

  private static let settings = [
    "core.quotePath=false", "core.fsmonitor=false", "core.hooksPath=/dev/null", "diff.autoRefreshIndex=false",
  ].flatMap { ["-c", $0] }

  /// A partial clone brings what it lacks when somebody asks for it, by programs that its settings may name: older versions of git
  /// are kept from that by a protocol that there is not.
  private static let environment = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
  ]

  private func firstLine(of bytes: [UInt8]) -> String { text(bytes.prefix { $0 != UInt8(ascii: "\n") }) }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    var bytes = Array(bytes)
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return PathText.spelling(of: bytes).text
  }
}
