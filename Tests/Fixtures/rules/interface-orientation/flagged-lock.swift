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
