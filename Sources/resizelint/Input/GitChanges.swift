import ResizelintRules

/// The lines that changed in a working tree since it left another branch.
struct GitChanges {
  /// The root of the project, somewhere in the working tree.
  let root: [UInt8]

  /// What differs from the merge base of `reference` and the current commit: committed, staged, unstaged or untracked.
  func since(_ reference: String) throws(UsageError) -> ChangedLines {
    let inside = try git(["rev-parse", "--is-inside-work-tree"])
    guard inside.status == 0, text(inside.output) == "true" else {
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
    let patch = try succeeding([
      "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0", "--find-renames", "--ignore-submodules=all",
      "--src-prefix=a/", "--dst-prefix=b/", "--relative", text(base.output), "--",
    ])
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

  private func succeeding(_ arguments: [String]) throws(UsageError) -> [UInt8] {
    let outcome = try git(arguments)
    guard outcome.status == 0 else {
      let first = text(outcome.errors.prefix { $0 != UInt8(ascii: "\n") })
      throw UsageError("--since: git \(arguments[0]) failed: \(first)")
    }
    return outcome.output
  }

  private func git(_ arguments: [String]) throws(UsageError) -> ChildProcess.Outcome {
    // A repository may name programs in its settings; none of them is to run.
    let settings = ["-c", "core.quotePath=false", "-c", "core.fsmonitor=false"]
    do throws(SystemError) {
      return try ChildProcess.run(
        "git", ["-C", PathText.spelling(of: root).text] + settings + arguments,
        environment: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat"])
    } catch {
      throw UsageError("--since needs git, which cannot be run: \(error.message)")
    }
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    var bytes = Array(bytes)
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return PathText.spelling(of: bytes).text
  }
}
