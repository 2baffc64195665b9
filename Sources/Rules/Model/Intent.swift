/// What the code does with the value that a rule found it reading.
///
/// The order is the order in which they are tried: the first that fits decides.
public enum Intent: UInt8, Sendable, CaseIterable {
  case unreachable
  case platform
  case compatibility
  case test
  case preview
  case wrapper
  case cameraMotion
  case metadata
  case capability
  case product
  case presentation
  case appearance
  case layout
  case unknown

  /// The spelling in reports.
  public var name: String {
    switch self {
    case .unreachable: "unreachable"
    case .platform: "platform"
    case .compatibility: "compatibility"
    case .test: "test"
    case .preview: "preview"
    case .wrapper: "wrapper"
    case .cameraMotion: "camera-motion"
    case .metadata: "metadata"
    case .capability: "capability"
    case .product: "product"
    case .presentation: "presentation"
    case .appearance: "appearance"
    case .layout: "layout"
    case .unknown: "unknown"
    }
  }
}
