/// A fixed number of places that workers fill at the same time.
///
/// Invariant: no two workers touch one place at the same time, and nobody reads `all` before they are done. The engine
/// hands out each item, and each worker number, to one worker at a time.
public final class Slots<Element: ~Copyable>: @unchecked Sendable {
  private let storage: UnsafeMutableBufferPointer<Element>

  private init(storage: UnsafeMutableBufferPointer<Element>) { self.storage = storage }

  deinit {
    storage.deinitialize()
    storage.deallocate()
  }
}

extension Slots where Element: Copyable {
  public convenience init(_ elements: [Element]) {
    let storage = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = storage.initialize(from: elements)
    self.init(storage: storage)
  }

  public convenience init(count: Int, filling element: Element) {
    self.init([Element](repeating: element, count: count))
  }

  public subscript(index: Int) -> Element {
    get { storage[index] }
    _modify { yield &storage[index] }
  }

  /// Every element, in order.
  public var all: [Element] { Array(storage) }
}
