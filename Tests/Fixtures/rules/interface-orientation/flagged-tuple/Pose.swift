import UIKit

/// Several answers at once.
final class Pose {
  static let current = Pose()

  /// Asked by the names of the elements.
  var held: (device: UIDeviceOrientation, interface: UIInterfaceOrientation) {
    (device: UIDevice.current.orientation, interface: UIApplication.shared.statusBarOrientation)  // want device-orientation note, interface-orientation warning
  }

  /// The names stand in the type alone.
  func turned() -> (device: UIDeviceOrientation, interface: UIInterfaceOrientation) {
    (UIDevice.current.orientation, UIApplication.shared.statusBarOrientation)  // want device-orientation warning, interface-orientation note
  }

  /// Asked by number.
  static var plain: (UIUserInterfaceIdiom, CGRect) {
    return (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds)  // want idiom-branch warning, main-screen-bounds warning
  }
}
