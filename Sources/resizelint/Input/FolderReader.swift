import ResizelintRules

/// Reads one folder of the walk and says what of it counts.
struct FolderReader: Sendable {
  /// A folder to read.
  struct Step: Sendable {
    /// Relative to the root; empty for the root itself.
    var path: [UInt8]
    var scope: IgnoreScope?
    /// The canonical path of a folder outside the root, to which a link led.
    var outsidePath: [UInt8]?
    /// The nearest configuration above the folder.
    var configuration: LoadedConfiguration?
  }

  /// What a folder holds.
  struct Content: Sendable {
    var names = FolderNames()
    /// One for each name of a folder, in their order.
    var folders: [Step] = []
    var notices: [Notice] = []
    /// The configuration that counts for the folder.
    var configuration: LoadedConfiguration?
    /// It stands in the folder itself.
    var hasOwnConfiguration = false
    /// Why the folder's own configuration cannot be used.
    var error: UsageError?
  }

  let root: [UInt8]
  /// The open root.
  let folder: Int32
  let options: Walker.Options
  /// The configuration of the root.
  var configuration: LoadedConfiguration?
  /// Loads the configurations of folders below it; nil where one counts for all.
  var loader: ConfigurationLoader?

  /// The first step: the root, under the ignore files of the repository around it.
  func start() -> Step {
    let bare = Step(path: [], configuration: configuration)
    guard options.honorsExclusions, let tree = enclosingTree(), tree != root else { return bare }
    var scope = GitFolder.exclusions(ofTree: tree).flatMap {
      IgnoreScope.adding($0, above: SystemPath.relative(root, to: tree) ?? [], to: nil)
    }
    var above = tree
    for name in (SystemPath.relative(root, to: tree) ?? []).split(separator: SystemPath.slash) {
      if let bytes = GitFolder.content(of: above + Array("/.gitignore".utf8), followingLinks: false) {
        scope = IgnoreScope.adding(bytes, above: SystemPath.relative(root, to: above) ?? [], to: scope)
      }
      above += [SystemPath.slash] + name
    }
    return Step(path: [], scope: scope, configuration: configuration)
  }

  /// The step into a folder that the walk from the root did not enter, under the ignore files on the way to it.
  func step(into path: [UInt8]) -> Step {
    var step = start()
    for name in path.split(separator: SystemPath.slash) {
      if options.honorsExclusions { step.scope = scope(in: step, names: nil) }
      step.path = step.path.isEmpty ? [UInt8](name) : step.path + [SystemPath.slash] + name
    }
    return step
  }

  /// What the configurations on the way to a target say of it: the one that counts for the folder that holds it, and whether
  /// one excludes it or a folder around it.
  func way(to target: Walker.Target) throws(UsageError) -> (configuration: LoadedConfiguration?, isExcluded: Bool) {
    var configuration = configuration
    var path: [UInt8] = []
    let names = target.path.split(separator: SystemPath.slash)
    for (number, name) in names.enumerated() {
      path = path.isEmpty ? [UInt8](name) : path + [SystemPath.slash] + name
      let isLast = number == names.count - 1
      if configuration?.exclude.matches(path[...], isFolder: target.isFolder || !isLast) == true { return (configuration, true) }
      if !isLast, let own = try ownConfiguration(of: path) { configuration = own }
    }
    return (configuration, false)
  }

  /// Why a walk does not come to a target, the outermost cause first; nil where it does.
  func cause(ofLeavingOut target: Walker.Target) throws(UsageError) -> String? {
    var configuration = configuration
    var step = start()
    let names = target.path.split(separator: SystemPath.slash)
    for (number, name) in names.enumerated() {
      let scope = options.honorsExclusions ? scope(in: step, names: nil) : nil
      let path = step.path.isEmpty ? [UInt8](name) : step.path + [SystemPath.slash] + name
      let isLast = number == names.count - 1
      let isFolder = target.isFolder || !isLast
      let subject = isLast ? "" : "\(PathText.spelling(of: path).text) "
      if isFolder, isLeftOut(name) {
        return subject + "is left out by its name" + (name.elementsEqual(".git".utf8) ? "" : "; --no-ignore reads it")
      }
      if scope?.ignores(path[...], isFolder: isFolder) == true { return subject + "is ignored by git; --no-ignore reads it" }
      if let found = configuration, found.exclude.matches(path[...], isFolder: isFolder) {
        return subject + "is excluded by \(found.name)"
      }
      if !isLast, let own = try ownConfiguration(of: path) { configuration = own }
      step = Step(path: path, scope: scope)
    }
    return nil
  }

  /// The configuration that stands in a folder below the root.
  private func ownConfiguration(of path: [UInt8]) throws(UsageError) -> LoadedConfiguration? {
    let file = root + [SystemPath.slash] + path + Array("/\(ConfigurationFile.name)".utf8)
    guard let loader, let canonical = try? SystemPath.canonical(file), (try? status(at: canonical))?.kind == .file else {
      return nil
    }
    return try loader.load(canonical)
  }

  /// Whether what is left out by default, or ignored, covers a target or a folder around it.
  func excludes(_ target: Walker.Target) -> Bool {
    guard options.honorsExclusions else { return false }
    var step = start()
    let names = target.path.split(separator: SystemPath.slash)
    for (number, name) in names.enumerated() {
      let scope = scope(in: step, names: nil)
      let path = step.path.isEmpty ? [UInt8](name) : step.path + [SystemPath.slash] + name
      let isFolder = target.isFolder || number < names.count - 1
      if isFolder && isLeftOut(name) || scope?.ignores(path[...], isFolder: isFolder) == true { return true }
      step = Step(path: path, scope: scope)
    }
    return false
  }

  func read(_ step: Step) -> Content {
    var content = Content()
    let names: FolderEntries
    do throws(SystemError) {
      let path = step.path.isEmpty ? [SystemPath.dot] : step.path
      let open = try FileDescriptor(folder: path, below: folder, followingLinks: step.outsidePath != nil)
      names = try FolderEntries(of: open)
    } catch {
      // A folder that went away between its listing and now holds nothing any more.
      if !error.isMissing {
        let text = PathText.spelling(of: step.path).text
        content.notices.append(
          Notice(path: text.isEmpty ? "." : text, message: "cannot be read: \(error.message)", isFailure: true))
      }
      return content
    }
    let scope = options.honorsExclusions ? scope(in: step, names: names) : nil
    content.configuration = step.configuration
    if loader != nil, !step.path.isEmpty, names.entries.contains(where: { isConfiguration(names.name($0)) }) {
      do throws(UsageError) {
        if let own = try ownConfiguration(of: step.path) {
          content.configuration = own
          content.hasOwnConfiguration = true
        }
      } catch {
        content.error = error
        return content
      }
    }
    let exclude = content.configuration?.exclude
    var path = step.path
    if !path.isEmpty { path.append(SystemPath.slash) }
    let prefix = path.count
    var found: [(name: [UInt8], step: Step?)] = []
    for entry in names.entries {
      let name = names.name(entry)
      path.removeSubrange(prefix...)
      path.append(contentsOf: name)
      var kind = entry.kind
      var outsidePath: [UInt8]?
      if kind == .folder ? isLeftOut(name) : (kind != .link && !InputKind.isInput(name)) { continue }
      if let scope, scope.ignores(path[...], isFolder: kind == .folder) { continue }
      if let exclude, exclude.matches(path[...], isFolder: kind == .folder) { continue }
      if kind == .link || (kind == .folder && step.outsidePath != nil) {
        guard let target = linkTarget(path, name: name, notices: &content.notices) else { continue }
        kind = target.kind
        outsidePath = target.path
      }
      if kind == .folder {
        let step = Step(path: path, scope: scope, outsidePath: outsidePath, configuration: content.configuration)
        found.append((name + [FolderNames.folderEnd], step))
      } else {
        found.append((name + [FolderNames.fileEnd], nil))
      }
    }
    found.sort { $0.name.lexicographicallyPrecedes($1.name) }
    content.names = FolderNames(found.map(\.name))
    content.folders = found.compactMap(\.step)
    return content
  }

  private func isConfiguration(_ name: ArraySlice<UInt8>) -> Bool {
    name.count == ConfigurationFile.name.utf8.count && name.elementsEqual(ConfigurationFile.name.utf8)
  }

  /// Folders that are left out by their names, whatever the ignore files say.
  private func isLeftOut(_ name: ArraySlice<UInt8>) -> Bool {
    options.honorsExclusions ? DefaultExclusions.contains(name) : name.elementsEqual(".git".utf8)
  }

  /// Where a link leads that counts: out of the root, when links are followed, to a folder or an input.
  ///
  /// What a link inside the root leads to is met under its own name.
  private func linkTarget(_ path: [UInt8], name: ArraySlice<UInt8>, notices: inout [Notice])
    -> (kind: FolderEntries.Kind, path: [UInt8])?
  {
    let full = root + [SystemPath.slash] + path
    guard let status = try? status(at: full), let real = try? SystemPath.canonical(full),
      SystemPath.relative(real, to: root) == nil
    else { return nil }
    guard status.kind == .folder ? !isLeftOut(name) : InputKind.isInput(name) else { return nil }
    guard options.followsLinks else {
      notices.append(
        Notice(path: PathText.spelling(of: path).text, message: "is a link out of the project, which only --follow reads"))
      return nil
    }
    return (status.kind == .folder ? .folder : .file, real)
  }

  /// The ignore files that govern what a folder holds; without its names, both files are looked for.
  private func scope(in step: Step, names: FolderEntries?) -> IgnoreScope? {
    var hasGit = names == nil
    var hasIgnoreFile = names == nil
    for entry in names?.entries ?? [] where entry.count == 4 || entry.count == 10 {
      guard let name = names?.name(entry) else { continue }
      if name.elementsEqual(".git".utf8) { hasGit = true }
      if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
    }
    var scope = step.scope
    let prefix = step.path.isEmpty ? [] : step.path + [SystemPath.slash]
    if hasGit {
      let tree = step.path.isEmpty ? root : root + [SystemPath.slash] + step.path
      if names != nil || GitFolder.isTree(tree) {
        // A repository in a repository answers to its own files alone.
        scope = GitFolder.exclusions(ofTree: tree).flatMap { IgnoreScope.adding($0, in: step.path, to: nil) }
      }
    }
    if hasIgnoreFile,
      let bytes = GitFolder.content(of: prefix + Array(".gitignore".utf8), below: folder, followingLinks: false)
    {
      scope = IgnoreScope.adding(bytes, in: step.path, to: scope)
    }
    return scope
  }

  /// The working tree that the root stands in.
  private func enclosingTree() -> [UInt8]? {
    var candidate = root
    while !GitFolder.isTree(candidate) {
      guard candidate != [SystemPath.slash] else { return nil }
      candidate = SystemPath.parent(of: candidate)
    }
    return candidate
  }
}
