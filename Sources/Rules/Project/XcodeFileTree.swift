/// Where the files of an Xcode project stand: groups and references turned into paths.
struct XcodeFileTree {
  /// A file or folder reference, or a synchronized folder.
  struct Item {
    /// Relative to the root of the tree; nil for what lies outside it or is built.
    var path: String?
    /// The members of a variant group, one for each language.
    var variants: [String] = []
  }

  private(set) var items: [String: Item] = [:]

  /// Walks the groups from the main group down. A group that holds itself is entered once.
  init(objects: XcodeObjects, mainGroup: String?, sourceRoot: String?) {
    var pending: [(id: String, folder: String?)] = mainGroup.map { [($0, sourceRoot)] } ?? []
    while let (id, folder) = pending.popLast() {
      guard items[id] == nil, let object = objects[id] else { continue }
      let path = XcodeFileTree.path(of: object, in: folder, sourceRoot: sourceRoot)
      items[id] = Item(path: path)
      // A versioned data model is one file to the build, whatever stands in it.
      guard object.isa != "XCVersionGroup" else { continue }
      let children = object.list("children")
      for child in children.reversed() { pending.append((child, path)) }
      if object.isa == "PBXVariantGroup" {
        items[id]?.variants = children.compactMap { objects[$0] }
          .compactMap { XcodeFileTree.path(of: $0, in: path, sourceRoot: sourceRoot) }
      }
    }
  }

  /// The path that a reference adds to that of its group.
  private static func path(of object: XcodeObjects.Object, in folder: String?, sourceRoot: String?) -> String? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return folder.flatMap { ProjectPath.join($0, path) }
    case "SOURCE_ROOT": return sourceRoot.flatMap { ProjectPath.join($0, path) }
    default: return nil
    }
  }
}
