#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call that the system refused, by its error number.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  static let notFound = SystemError(code: ENOENT)

  /// The system's own words, in English: the program never sets a locale.
  var message: String { String(cString: strerror(code)) }

  /// A signal came in between; the call is made again.
  var isInterruption: Bool { code == EINTR }
  /// The other end of a pipe is gone.
  var isClosedPipe: Bool { code == EPIPE }
  /// Nothing stands at the path.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// The last component is a link, and links are not followed.
  var isLink: Bool { code == ELOOP || code == EMLINK }
}
