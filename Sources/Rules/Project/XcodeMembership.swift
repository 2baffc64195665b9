/// Which files an Xcode target is made of: its build phases and its synchronized folders.
struct XcodeMembership {
  let objects: XcodeObjects
  let tree: XcodeFileTree
  let files: ProjectFiles
  /// For each target id, the synchronized folders of other targets that lend it single files.
  private let lentFolders: [String: [String]]
  /// What stands in each synchronized folder, bundles as one.
  private let contents: [String: [String]]

  init(objects: XcodeObjects, tree: XcodeFileTree, files: ProjectFiles) {
    self.objects = objects
    self.tree = tree
    self.files = files
    var lent: [String: [String]] = [:]
    var contents: [String: [String]] = [:]
    for id in tree.items.keys.sorted() {
      guard let folder = objects[id], folder.isa == "PBXFileSystemSynchronizedRootGroup" else { continue }
      if let path = tree.items[id]?.path { contents[id] = XcodeMembership.contents(of: path, files) }
      for exception in folder.list("exceptions").compactMap({ objects[$0] }) {
        if let target = exception.string("target") { lent[target, default: []].append(id) }
      }
    }
    lentFolders = lent
    self.contents = contents
  }

  func members(of target: XcodeObjects.Object) -> TargetMembers {
    var sources: Set<String> = []
    var resources: Set<String> = []
    for phase in target.list("buildPhases").compactMap({ objects[$0] }) {
      guard phase.isa == "PBXSourcesBuildPhase" || phase.isa == "PBXResourcesBuildPhase" else { continue }
      let paths = phase.list("files").compactMap { objects[$0]?.string("fileRef") }.flatMap(paths(of:))
      if phase.isa == "PBXSourcesBuildPhase" { sources.formUnion(paths) } else { resources.formUnion(paths) }
    }
    let owned = target.list("fileSystemSynchronizedGroups")
    for id in owned + (lentFolders[target.id] ?? []).filter({ !owned.contains($0) }) {
      for path in synchronizedFiles(id, target: target.id, isOwned: owned.contains(id)) {
        if FileKind.isCompiled(path) { sources.insert(path) } else { resources.insert(path) }
      }
    }
    return TargetMembers(sources: sources.sorted(), resources: resources.sorted())
  }

  private func paths(of reference: String) -> [String] {
    guard let item = tree.items[reference] else { return [] }
    return item.variants.isEmpty ? item.path.map { [$0] } ?? [] : item.variants
  }

  /// The files of a folder that a target gets: for its owner all but the exceptions, for another target only these.
  private func synchronizedFiles(_ id: String, target: String, isOwned: Bool) -> [String] {
    guard let folder = objects[id], let path = tree.items[id]?.path, let contents = contents[id] else { return [] }
    let exceptions = folder.list("exceptions").compactMap { objects[$0] }
      .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target }
      .flatMap { $0.list("membershipExceptions") }.compactMap { ProjectPath.join(path, $0) }
    if exceptions.isEmpty { return isOwned ? contents : [] }
    let excepted = Set(exceptions)
    func isException(_ file: String) -> Bool {
      // The file itself, or a folder that it stands in.
      var part = file[...]
      while part.utf8.count > path.utf8.count {
        if excepted.contains(String(part)) { return true }
        guard let slash = part.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
        part = part[..<slash]
      }
      return false
    }
    return contents.filter { isException($0) != isOwned }
  }

  private static func contents(of folder: String, _ files: ProjectFiles) -> [String] {
    var result: [String] = []
    for file in files.paths(under: folder) {
      let member = FileKind.bundle(of: file, below: folder) ?? file
      if result.last != member, !FileKind.isNoMember(member) { result.append(member) }
    }
    return result
  }
}
