import DeviceKit
import UIKit

/// What other people's code adds to the device.
final class Player: UIView {
  func margin() { layoutMargins.left = UIDevice.current.isIPad ? 40 : 16 }  // want idiom-branch warning
  func columns() -> CGFloat { UIDevice.isPad() ? 300 : 200 }  // want idiom-branch warning
  /// A library's device.
  private let device = DeviceKit.Device.current
  func gap() { frame.size.height = device.isPad ? 80 : 44 }  // want idiom-branch warning
  private let kind: DeviceKit.Device = .current
  func tall() { frame.size.width = self.kind.isPad ? 80 : 44 }  // want idiom-branch warning
  func radius() { layer.cornerRadius = Device.current.isPhone ? 8 : 0 }  // want idiom-branch note
}
