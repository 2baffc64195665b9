extension Intent {
  /// What the value is used for, as a sentence behind a message; nil where nothing is known that helps.
  var clause: String? {
    switch self {
    case .unreachable: "No iOS build compiles it."
    case .platform: "It tells platforms apart."
    case .compatibility: "It serves older systems only."
    case .test: "It stands in a test."
    case .preview: "It stands in a preview."
    case .wrapper: "It is a helper that other code asks."
    case .cameraMotion: "It serves the camera or motion."
    case .metadata: "It is recorded, not acted on."
    case .capability: "It stands for a capability of the hardware."
    case .product: "It decides what the product offers."
    case .presentation: "It chooses how something is presented."
    case .appearance: "It chooses how something looks."
    case .layout: "It decides layout."
    case .unknown: nil
    }
  }
}
