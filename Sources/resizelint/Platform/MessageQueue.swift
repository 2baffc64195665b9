#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock that a condition can be waited for with.
///
/// Not the standard library's: that needs a newer macOS than the package supports.
private final class Monitor: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  func enter() { pthread_mutex_lock(lock) }

  /// Leaves, and wakes whoever waits: something may have changed.
  func leave() {
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(lock)
  }

  /// Waits for a change.
  func wait() { pthread_cond_wait(condition, lock) }

  /// Waits for a change until a time on the system's clock; false where it is over.
  func wait(until deadline: timespec) -> Bool {
    var deadline = deadline
    return pthread_cond_timedwait(condition, lock, &deadline) != ETIMEDOUT
  }

  /// The time on the system's clock after a while.
  static func time(after milliseconds: Int) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    time.tv_sec += milliseconds / 1000
    time.tv_nsec += milliseconds % 1000 * 1_000_000
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_sec += 1
      time.tv_nsec -= 1_000_000_000
    }
    return time
  }
}

/// A value that one thread at a time can use.
final class Locked<Value>: @unchecked Sendable {
  private let monitor = Monitor()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    monitor.enter()
    defer { monitor.leave() }
    return body(&value)
  }
}

/// What one thread hands to another, in order.
final class MessageQueue<Element: Sendable>: @unchecked Sendable {
  enum Next {
    case element(Element)
    /// Nothing came in time.
    case nothing
    /// Nothing will come any more.
    case end
  }

  private let monitor = Monitor()
  private let limit: Int
  private var elements: [Element] = []
  private var first = 0
  private var isClosed = false

  /// - Parameter limit: how many elements may wait.
  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool {
    monitor.enter()
    defer { monitor.leave() }
    return first == elements.count
  }

  /// Adds an element, once there is room for it.
  func send(_ element: Element) {
    monitor.enter()
    defer { monitor.leave() }
    while elements.count - first >= limit { monitor.wait() }
    elements.append(element)
  }

  /// Says that nothing more will come.
  func close() {
    monitor.enter()
    isClosed = true
    monitor.leave()
  }

  /// The next element; waits for one, at most so long where a time is given.
  func next(withinMilliseconds patience: Int?) -> Next {
    let deadline = patience.map(Monitor.time(after:))
    monitor.enter()
    defer { monitor.leave() }
    while first == elements.count {
      if isClosed { return .end }
      if let deadline {
        guard monitor.wait(until: deadline) else { return .nothing }
      } else {
        monitor.wait()
      }
    }
    let element = elements[first]
    first += 1
    if first == elements.count {
      elements.removeAll(keepingCapacity: true)
      first = 0
    }
    return .element(element)
  }
}
