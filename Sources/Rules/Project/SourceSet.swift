/// Collects the files that a manifest names by folders, files and globs.
struct SourceSet {
  private let files: ProjectFiles
  private var sources: Set<String> = []
  private var resources: Set<String> = []

  init(files: ProjectFiles) { self.files = files }

  var members: TargetMembers { TargetMembers(sources: sources.sorted(), resources: resources.sorted()) }

  /// Adds a file, all files of a folder, or those that a glob names.
  ///
  /// - Parameters:
  ///   - path: Relative to `folder`.
  ///   - excludes: Globs relative to the path itself.
  mutating func add(_ path: String, in folder: String, excludes: [String] = []) {
    let fixed = path.split(separator: "/", omittingEmptySubsequences: false).prefix { !PathPattern.isPattern(String($0)) }
    if fixed.count < path.split(separator: "/", omittingEmptySubsequences: false).count {
      guard let base = ProjectPath.join(folder, fixed.joined(separator: "/")), let whole = ProjectPath.join(folder, path) else {
        return
      }
      let pattern = PathPattern(whole)
      // `Sources/**` means files, and a folder that is named means what stands in it.
      for file in files.paths(under: base) where pattern.matchesPathOrFolder(file) { insert(file, below: base, excludes) }
      return
    }
    guard let base = ProjectPath.join(folder, path) else { return }
    if files.contains(base) {
      insert(base, below: ProjectPath.folder(of: base), [])
    } else {
      for file in files.paths(under: base) { insert(file, below: base, excludes) }
    }
  }

  private mutating func insert(_ file: String, below base: String, _ excludes: [String]) {
    let member = FileKind.bundle(of: file, below: base) ?? file
    guard !FileKind.isNoMember(member) else { return }
    let relative = base.isEmpty ? member : String(member.dropFirst(base.count + 1))
    guard !excludes.contains(where: { PathPattern($0).matchesPathOrFolder(relative) }) else { return }
    if FileKind.isCompiled(member) { sources.insert(member) } else { resources.insert(member) }
  }
}
