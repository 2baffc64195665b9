import DeviceKit
import UIKit

extension UIDevice {
  /// The size of the panel stands for that of the window.
  static var isTiny: Bool {
    guard Device.current.diagonal > 0 else { return false }  // want device-model-branch
    return Device.current.diagonal <= 4.1  // want device-model-branch
  }
}

final class Pad: UIView {
  func place() { frame.size.height = UIDevice.isTiny ? 40 : 60 }  // want device-model-branch warning
  /// The diagonal of something else.
  func scale(_ photo: Photo) -> Bool { photo.diagonal > 4 }
}
