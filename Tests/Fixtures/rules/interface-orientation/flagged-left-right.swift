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

/// One side here, the other there.
func inset(_ scene: UIWindowScene, atEnd: Bool) -> CGFloat {
  if atEnd {
    return scene.interfaceOrientation == .landscapeLeft ? 44 : 0  // want interface-orientation note
  }
  return scene.interfaceOrientation == .landscapeRight ? 44 : 0  // want interface-orientation note
}

/// Both sides at once are a shape.
func margin(_ scene: UIWindowScene) -> CGFloat {
  let isWide = scene.interfaceOrientation == .landscapeLeft || scene.interfaceOrientation == .landscapeRight  // want interface-orientation warning, interface-orientation warning
  return isWide ? 64 : 16
}
