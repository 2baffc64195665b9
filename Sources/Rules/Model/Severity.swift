/// How bad a finding is.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// Somebody should look; it may be right.
  case note
  /// It gives a wrong result once a window is resized or the screens differ.
  case warning
  /// The app does not launch, is not accepted, or opts out of resizing.
  case error

  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public init?(name: some StringProtocol) {
    guard let match = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
