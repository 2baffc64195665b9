import ResizelintRules

/// What the walk has seen so far, as a tree: folders are read in any order and come out in the order of their paths.
struct WalkedTree {
  /// A folder; large trees have many, so its path is made of the names on the way to it.
  private struct Node {
    var names = FolderNames()
    /// The nodes of its folders stand one behind the other, from here on.
    var firstChild = 0
    /// What of it is judged; empty for everything.
    var include = PathPatterns()
  }

  private var nodes: [Node] = []
  /// Where a walk began: the root, and folders that the walk from there has left out.
  private var starts: [(path: [UInt8], node: Int)] = []
  private var named: [[UInt8]] = []
  private var notices: [Notice] = []
  /// The paths below which files are reported; nil where all are.
  private let targets: Set<[UInt8]>?
  private let written: Set<[UInt8]>
  var followsLinks = false
  /// The configurations of folders below the root, by their paths.
  private var configurations: [String: LoadedConfiguration] = [:]
  /// Why one of them cannot be used, the first in the order of the walk.
  var error: UsageError?

  init(targets: Set<[UInt8]>?, written: Set<[UInt8]>) {
    self.targets = targets
    self.written = written
  }

  mutating func addStart(_ path: [UInt8]) -> Int {
    starts.append((path, nodes.count))
    nodes.append(Node())
    return nodes.count - 1
  }

  /// A file that is taken in because it was named.
  mutating func addNamed(_ path: [UInt8]) { named.append(path) }

  /// Takes in what a folder holds, and returns the nodes of its folders.
  mutating func fill(_ node: Int, of path: [UInt8], with content: FolderReader.Content) -> Range<Int> {
    nodes[node].names = content.names
    nodes[node].firstChild = nodes.count
    if let configuration = content.configuration {
      nodes[node].include = configuration.include
      if content.hasOwnConfiguration { configurations[PathText.spelling(of: path).text] = configuration }
    }
    error = error ?? content.error
    notices += content.notices
    for _ in content.folders { nodes.append(Node()) }
    return nodes[node].firstChild..<nodes.count
  }

  /// Whether the walk has met a target.
  func contains(_ target: Walker.Target) -> Bool {
    guard targets != nil else { return true }
    return named.contains(target.path) || starts.contains { start in holds(target, from: start.path, node: start.node) }
  }

  /// Goes down to a target, name by name.
  private func holds(_ target: Walker.Target, from path: [UInt8], node: Int) -> Bool {
    guard let way = SystemPath.relative([SystemPath.slash] + target.path, to: [SystemPath.slash] + path) else { return false }
    let names = way.split(separator: SystemPath.slash)
    var node = node
    for (number, name) in names.enumerated() {
      let isFolder = target.isFolder || number < names.count - 1
      guard let place = nodes[node].names.place(of: name, isFolder: isFolder) else { return false }
      if isFolder { node = nodes[node].firstChild + place }
    }
    return target.isFolder || !names.isEmpty
  }

  /// The files in the order of their paths.
  func listing() -> Listing {
    var listing = Listing()
    for start in starts { collect(from: start, into: &listing) }
    for path in named where !written.contains(path) { listing.add(path, isReported: true) }
    // A walk from one start comes in order; more of them, and named files, have to be sorted in.
    listing.files.sort()
    listing.notices = notices
    listing.configurations = configurations
    listing.followsLinks = followsLinks
    return listing
  }

  private func collect(from start: (path: [UInt8], node: Int), into listing: inout Listing) {
    /// The folders that have been entered and not yet left.
    var stack = [(node: start.node, name: 0, child: nodes[start.node].firstChild, isReported: isBelowTarget(start.path))]
    var path = start.path.isEmpty ? [] : start.path + [SystemPath.slash]
    while let top = stack.last {
      guard let (name, isFolder) = nodes[top.node].names.name(at: top.name) else {
        // Back to behind the slash of the folder around.
        path.removeLast(path.isEmpty ? 0 : 1)
        path.removeSubrange((path.lastIndex(of: SystemPath.slash).map { $0 + 1 } ?? 0)...)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].name = name.endIndex + 1
      let count = path.count
      path.append(contentsOf: name)
      let isReported = top.isReported || targets?.contains(path) == true
      if isFolder {
        stack[stack.count - 1].child += 1
        path.append(SystemPath.slash)
        stack.append((top.child, 0, nodes[top.child].firstChild, isReported))
      } else {
        let include = nodes[top.node].include
        let isIncluded = include.isEmpty || include.matches(file: PathText.spelling(of: path).text)
        if !written.contains(path) { listing.add(path, isReported: isReported && isIncluded) }
        path.removeSubrange(count...)
      }
    }
  }

  private func isBelowTarget(_ path: [UInt8]) -> Bool {
    guard let targets else { return true }
    var path = path
    while true {
      if targets.contains(path) { return true }
      guard let cut = path.lastIndex(of: SystemPath.slash) else { return false }
      path.removeSubrange(cut...)
    }
  }
}
