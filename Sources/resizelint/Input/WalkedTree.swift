import ResizelintRules

/// What the walk has seen so far, as a tree: folders are read in any order and come out in the order of their paths.
struct WalkedTree {
  private struct Node {
    var path: [UInt8]
    var items: [FolderReader.Content.Item] = []
    /// One for each item that is a folder.
    var children: [Int] = []
    /// What of it is judged; empty for everything.
    var include = PathPatterns()
  }

  private var nodes: [Node] = []
  /// The nodes by their paths, where there are targets to look up.
  private var places: [[UInt8]: Int] = [:]
  private var starts: [Int] = []
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
    starts.append(nodes.count)
    return addNode(path)
  }

  private mutating func addNode(_ path: [UInt8]) -> Int {
    nodes.append(Node(path: path))
    if targets != nil { places[path] = nodes.count - 1 }
    return nodes.count - 1
  }

  /// A file that is taken in because it was named.
  mutating func addNamed(_ path: [UInt8]) { named.append(path) }

  /// Takes in what a folder holds, and returns the places of its folders.
  mutating func fill(_ node: Int, with content: FolderReader.Content) -> [Int] {
    nodes[node].items = content.items
    if let configuration = content.configuration {
      nodes[node].include = configuration.include
      if content.hasOwnConfiguration { configurations[PathText.spelling(of: nodes[node].path).text] = configuration }
    }
    error = error ?? content.error
    let children = content.folders.map { addNode($0.path) }
    nodes[node].children = children
    notices += content.notices
    return children
  }

  /// Whether the walk has met a target.
  func contains(_ target: Walker.Target) -> Bool {
    guard targets != nil else { return true }
    if target.isFolder { return places[target.path] != nil }
    let parent = [UInt8](target.path[..<(target.path.lastIndex(of: SystemPath.slash) ?? 0)])
    let name = target.path.dropFirst(parent.isEmpty ? 0 : parent.count + 1)
    guard let place = places[parent] else { return named.contains(target.path) }
    return nodes[place].items.contains { $0.name.elementsEqual(name) } || named.contains(target.path)
  }

  func listing() -> Listing {
    var found: [(path: [UInt8], isReported: Bool)] = []
    var folders: Set<[UInt8]> = []
    for start in starts { collect(from: start, into: &found, folders: &folders) }
    found += named.map { ($0, true) }
    // A walk from one start comes in order; more of them, and named files, have to be sorted in.
    if starts.count > 1 || !named.isEmpty { found.sort { $0.path.lexicographicallyPrecedes($1.path) } }
    var listing = Listing()
    listing.files.reserveCapacity(found.count)
    for file in found where written.isEmpty || !written.contains(file.path) {
      listing.add(file.path, isReported: file.isReported)
    }
    listing.notices = notices
    listing.folders = folders
    listing.configurations = configurations
    listing.followsLinks = followsLinks
    return listing
  }

  private func collect(
    from start: Int, into found: inout [(path: [UInt8], isReported: Bool)], folders: inout Set<[UInt8]>
  ) {
    var stack = [(node: start, item: 0, child: 0, isReported: isBelowTarget(nodes[start].path))]
    folders.insert(nodes[start].path)
    while let top = stack.last {
      let node = nodes[top.node]
      guard top.item < node.items.count else {
        stack.removeLast()
        continue
      }
      let item = node.items[top.item]
      stack[stack.count - 1].item += 1
      if item.isFolder {
        stack[stack.count - 1].child += 1
        let child = node.children[top.child]
        let path = nodes[child].path
        folders.insert(path)
        stack.append((child, 0, 0, top.isReported || targets?.contains(path) == true))
      } else {
        let path = node.path.isEmpty ? item.name : node.path + [SystemPath.slash] + item.name
        let isIncluded = node.include.isEmpty || node.include.matches(file: PathText.spelling(of: path).text)
        found.append((path, isIncluded && (top.isReported || targets?.contains(path) == true)))
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
