#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that take items one by one until none is left.
struct Workers: Sendable {
  /// At least 1; the calling thread is one of them.
  let count: Int

  /// The number of processors that this process may use.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  init(count: Int) { self.count = max(1, count) }

  /// Runs `body` for each item, spread over the workers, and returns when all are done.
  ///
  /// Items are handed out in order, so a worker that meets a large file does not leave others behind it waiting.
  func forEach(_ itemCount: Int, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void) {
    let helperCount = min(count, itemCount) - 1
    guard helperCount > 0 else {
      for item in 0..<max(0, itemCount) { body(0, item) }
      return
    }
    let counter = SharedCounter(limit: itemCount)
    let threads = Signals.whileBlocked {
      (1...helperCount).compactMap { worker in
        WorkerThread.start {
          while let item = counter.next() { body(worker, item) }
        }
      }
    }
    // A thread that could not be had is no trouble: its items go to the others.
    while let item = counter.next() { body(0, item) }
    for thread in threads { thread.join() }
  }
}

/// Counts up to a limit for many threads.
private struct SharedCounter: Sendable {
  private let value = Locked(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The next number, nil at the limit.
  func next() -> Int? {
    value.with { value in
      guard value < limit else { return nil }
      defer { value += 1 }
      return value
    }
  }
}

/// What a thread does, kept alive until it does it.
private final class ThreadWork: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Where every thread starts. A function of its own: a closure in the call below sends the compiler (6.3) astray.
#if canImport(Darwin)
  private func startThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
#else
  private func startThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().body() }
    return nil
  }
#endif

/// One running thread.
struct WorkerThread {
  /// The size that the main thread has on both systems; macOS gives other threads a sixteenth of it.
  private static let stackSize = 8 << 20

  private let handle: pthread_t

  /// Starts a thread; nil where the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> WorkerThread? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(ThreadWork(body))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    let result = pthread_create(&handle, &attributes, startThread, work.toOpaque())
    pthread_attr_destroy(&attributes)
    guard result == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
      return handle.map { WorkerThread(handle: $0) }
    #else
      return WorkerThread(handle: handle)
    #endif
  }

  func join() { pthread_join(handle, nil) }
}
