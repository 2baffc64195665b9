import UIKit

final class Player: UIViewController {
  /// What a lock allows.
  func mask(for orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
    if orientation == .portrait { return .portrait }  // want interface-orientation note
    return .landscape
  }
  func lock() {
    let allowed = orientationMask(from: view.window!.windowScene!.interfaceOrientation)  // want interface-orientation note
    apply(allowed)
  }
  /// Layout, whatever it is called with.
  func columns(for orientation: UIInterfaceOrientation) -> Int { orientation == .portrait ? 1 : 2 }  // want interface-orientation warning
}

final class Delegate: NSObject, UIWindowSceneDelegate {
  /// Whether there is news.
  func turned(_ scene: UIWindowScene, from previousOrientation: UIInterfaceOrientation) {
    let orientation = scene.effectiveGeometry.interfaceOrientation  // want interface-orientation
    guard orientation != previousOrientation else { return }  // want interface-orientation note
    NotificationCenter.default.post(name: .turned, object: orientation)
  }
}

/// The scene is asked to turn back.
func restore(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) {
  scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientation.isPortrait ? .portrait : .landscape))  // want interface-orientation note
}
