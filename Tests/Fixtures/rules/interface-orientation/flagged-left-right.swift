import UIKit

/// Left is told from right, by way of a local.
func side(_ scene: UIWindowScene) -> Edge {
  let held = scene.interfaceOrientation  // want interface-orientation note
  switch held {
  case .landscapeLeft: return .leading
  case .landscapeRight: return .trailing
  default: return .bottom
  }
}
