import ResizelintRules

/// `resizelint rules test DIR…`: holds a team's own rules against the comments of their fixtures.
///
/// A folder of DIR has the name of a rule; each file or folder in it is a fixture, judged on its own. One whose name begins with
/// `clean` must stay silent but for what its comments want; any other must report exactly that of its rule.
struct RulesTestCommand {
  let folders: [String]
  let options: Options
  let catalogue: Catalogue

  func run() throws(UsageError) -> ExitStatus {
    guard !folders.isEmpty else { throw UsageError("rules test wants the DIR of the fixtures") }
    var hasProblem = false
    var count = 0
    for name in folders {
      var settings = options
      settings.honorsExclusions = false
      let input = try ProjectInput(options: settings, paths: [name], written: [], catalogue: catalogue)
      for notice in input.notices where notice.isFailure { throw UsageError("\(notice.path): \(notice.message)") }
      guard let canonical = try? SystemPath.canonical(Array(name.utf8)),
        let folder = SystemPath.relative(canonical, to: input.root)
      else { throw UsageError("rules test: \(name) is no folder") }
      for fixture in try RuleFixtures.all(of: input, below: PathText.spelling(of: folder).text) {
        count += 1
        for problem in fixture.problems(in: input.catalogue) {
          hasProblem = true
          guard Program.show(Array((Escaping.terminal("\(fixture.name): \(problem)") + "\n").utf8)) == .clean else {
            return .failure
          }
        }
      }
    }
    guard count > 0 else { throw UsageError("rules test: no fixture stands in \(folders.joined(separator: ", "))") }
    if !hasProblem, !options.isQuiet {
      return Program.show(Array("\(count) \(count == 1 ? "fixture holds" : "fixtures hold")\n".utf8))
    }
    return hasProblem ? .findings : .clean
  }
}

/// The fixtures of a folder.
enum RuleFixtures {
  /// - Parameter folder: relative to the root of the input.
  static func all(of input: ProjectInput, below folder: String) throws(UsageError) -> [OwnRuleFixture] {
    var fixtures: [String: OwnRuleFixture] = [:]
    let prefix = folder.isEmpty ? "" : folder + "/"
    for file in input.listing.files where file.isReported && file.path.hasPrefix(prefix) {
      let parts = file.path.dropFirst(prefix.count).split(separator: "/", maxSplits: 2)
      guard parts.count >= 2 else { continue }
      guard let rule = input.catalogue.canonical(String(parts[0])) else {
        throw .unknownRule(String(parts[0]), of: "rules test", in: input.catalogue)
      }
      let name = "\(parts[0])/\(parts[1])"
      guard let bytes = WholeFile.read(input.root + [SystemPath.slash] + input.listing.systemPath(of: file.path), limit: 1 << 28)
      else {
        throw UsageError("\(file.path): cannot be read")
      }
      fixtures[name, default: OwnRuleFixture(rule: rule, name: name)].files[
        parts.count == 3 ? String(parts[2]) : String(parts[1])] =
        bytes
    }
    return fixtures.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// One fixture: a file, or a folder with a small project.
struct OwnRuleFixture {
  let rule: RuleID
  let name: String
  /// By path.
  var files: [String: [UInt8]] = [:]

  /// What differs from what its comments want.
  func problems(in catalogue: Catalogue) -> [String] {
    let memory = MemoryFiles(files)
    let report = Engine(catalogue: catalogue).lint(memory.files, access: memory)
    var unexplained = report.allFindings.filter { $0.state == .new }
    var problems: [String] = []
    var wantsRule = false
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      for want in Want.all(in: String(decoding: bytes, as: UTF8.self)) {
        wantsRule = wantsRule || want.rule == rule
        if let index = unexplained.firstIndex(where: { $0.path == path && want.isMet(by: $0) }) {
          unexplained.remove(at: index)
        } else {
          problems.append("wanted and not found: \(path):\(want.description)")
        }
      }
    }
    problems += unexplained.filter { $0.rule == rule }.map {
      "found and not wanted: \($0.path):\($0.line):\($0.column) \($0.rule)"
    }
    let isClean = name.split(separator: "/").last?.hasPrefix("clean") == true
    if !isClean, !wantsRule { problems.append("wants nothing of \(rule)") }
    return problems
  }
}
