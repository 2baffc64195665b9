#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the run does about signals.
enum Signals {
  /// Lets a write to a closed pipe, or beyond the size that a file may have, fail instead of ending the process.
  static func ignoreFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Runs `body` with every signal held back until it is done.
  ///
  /// Threads started meanwhile keep the mask, so a signal always meets the main thread; a file written meanwhile is
  /// whole or not there when the process ends.
  static func whileBlocked<Result>(_ body: () -> Result) -> Result {
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    pthread_sigmask(SIG_SETMASK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}
