/// Puts a tree together from the inside out: what the XML and OpenStep readers share.
struct PropertyListBuilder {
  /// An array or dictionary whose end has not come yet.
  struct Frame {
    var isDictionary: Bool
    var start: Int
    var items: [PropertyListNode] = []
    var entries: [PropertyListEntry] = []
    /// The key that waits for its value.
    var key: (text: String, range: Range<Int>)?
  }

  private(set) var frames: [Frame] = []
  private(set) var root: PropertyListNode?

  var isFull: Bool { frames.count >= PropertyListReader.depthLimit }

  mutating func open(isDictionary: Bool, at start: Int) {
    frames.append(Frame(isDictionary: isDictionary, start: start))
  }

  /// Whether a value may come now: at the start, in an array, behind a key.
  var wantsValue: Bool {
    guard let frame = frames.last else { return root == nil }
    return !frame.isDictionary || frame.key != nil
  }

  mutating func setKey(_ text: String, range: Range<Int>) {
    frames[frames.count - 1].key = (text, range)
  }

  mutating func add(_ node: PropertyListNode) {
    guard !frames.isEmpty else {
      root = node
      return
    }
    let last = frames.count - 1
    if let key = frames[last].key {
      frames[last].entries.append(PropertyListEntry(key: key.text, keyRange: key.range, node: node))
      frames[last].key = nil
    } else if !frames[last].isDictionary {
      frames[last].items.append(node)
    }
  }

  /// Ends the innermost array or dictionary.
  mutating func close(at end: Int) {
    guard let frame = frames.popLast() else { return }
    let value: PropertyListValue = frame.isDictionary ? .dictionary(frame.entries) : .array(frame.items)
    add(PropertyListNode(value: value, range: frame.start..<max(end, frame.start)))
  }

  mutating func closeAll(at end: Int) {
    while !frames.isEmpty { close(at: end) }
  }
}
