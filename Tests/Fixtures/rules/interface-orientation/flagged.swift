import UIKit

final class Strip: UIView {
  func side() { frame.size.width = UIApplication.shared.statusBarOrientation.isLandscape ? 80 : 44 }  // want interface-orientation warning
  func scene() {
    if window?.windowScene?.interfaceOrientation.isPortrait == true { frame.size.height = 44 }  // want interface-orientation warning
  }
  func geometry(_ scene: UIWindowScene) { isHidden = scene.effectiveGeometry.interfaceOrientation.isLandscape }  // want interface-orientation warning
  func function(_ orientation: UIInterfaceOrientation) {
    frame.size.height = UIInterfaceOrientationIsLandscape(orientation) ? 32 : 44  // want interface-orientation warning
  }
  func parameter(_ orientation: UIInterfaceOrientation) { frame.size.height = orientation.isLandscape ? 32 : 44 }  // want interface-orientation warning
  func local() {
    let isWide = window!.windowScene!.interfaceOrientation.isLandscape  // want interface-orientation warning
    spacing = isWide ? 24 : 8
  }
}

final class Old: UIViewController {
  func isWide() { view.frame.size.width = interfaceOrientation == .portrait ? 320 : 480 }  // want interface-orientation warning
  func observe() { listen(UIApplication.didChangeStatusBarOrientationNotification) }  // want interface-orientation
}

/// Nobody asks it.
var sideways: Bool { UIApplication.shared.statusBarOrientation.isLandscape }  // want interface-orientation note

/// An orientation that is passed in and compared.
func inset(_ orientation: UIInterfaceOrientation) -> CGFloat { orientation == .portrait ? 44 : 32 }  // want interface-orientation warning

/// Kept in a local, and compared: the comparison is the question.
func isTurned(_ scene: UIWindowScene?) -> Bool {
  let orientation: UIInterfaceOrientation
  if let scene {
    orientation = scene.interfaceOrientation  // want interface-orientation note
  } else {
    orientation = .portrait
  }
  report(orientation)
  return orientation == .landscapeLeft  // want interface-orientation warning
}
/// Kept and handed on.
func tell(_ scene: UIWindowScene) {
  let orientation: UIInterfaceOrientation
  orientation = scene.interfaceOrientation  // want interface-orientation warning
  report(orientation)
}
