import ResizelintLexer

/// The objects of a `project.pbxproj`, by id.
///
/// Nothing is assumed of them: an object of an unknown `isa`, a missing field and a reference to nothing read as absent.
struct XcodeObjects {
  /// One object: a dictionary with an `isa`.
  struct Object {
    var id: String
    var isa: String
    var node: PropertyListNode
    /// The id in front of the object.
    var idRange: Range<Int>

    func string(_ key: String) -> String? { node[key]?.string }
    func list(_ key: String) -> [String] { node[key]?.strings ?? [] }
  }

  let source: SourceText
  private let entries: [String: PropertyListEntry]
  /// The object that the file calls its root.
  let rootID: String?

  init(root: PropertyListNode, source: SourceText) {
    self.source = source
    rootID = root["rootObject"]?.string
    var entries: [String: PropertyListEntry] = [:]
    for entry in root["objects"]?.dictionary ?? [] { entries[entry.key] = entry }
    self.entries = entries
  }

  subscript(id: String?) -> Object? {
    guard let id, let entry = entries[id], let isa = entry.node["isa"]?.string else { return nil }
    return Object(id: id, isa: isa, node: entry.node, idRange: entry.keyRange)
  }

  /// The project object: the root, or the only one of its kind where the root is not named.
  var project: Object? {
    if let root = self[rootID], root.isa == "PBXProject" { return root }
    return entries.keys.sorted().lazy.compactMap { self[$0] }.first { $0.isa == "PBXProject" }
  }
}
