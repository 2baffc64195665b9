#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How far the run is, on one line of a terminal that goes away again.
///
/// Invariant: one thread alone calls `show`, the one that waits for the others, and calls `clear` when they are done.
final class Progress: @unchecked Sendable {
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// A run that ends sooner says nothing.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private init() { next = .now + Progress.patience }

  /// Nil where nobody looks at the standard error.
  static func onTerminal() -> Progress? { isatty(STDERR_FILENO) == 1 ? Progress() : nil }

  func show(_ done: Int, of count: Int) {
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + Progress.interval
    isShown = true
    write("\r\(done) of \(count) files\u{1B}[K")
  }

  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { try? writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
