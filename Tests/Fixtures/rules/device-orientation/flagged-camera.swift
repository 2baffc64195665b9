import AVFoundation
import UIKit

/// A camera whose getter names none.
final class BarcodeReader: NSObject {
  private let session = AVCaptureSession()
  private var heldOrientation: UIDeviceOrientation {
    var orientation = UIDevice.current.orientation  // want device-orientation note
    if orientation == .unknown { orientation = fallback }
    return orientation
  }
  /// Layout stays layout, in a camera too.
  func arrange(_ stack: UIStackView) {
    stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical  // want device-orientation warning
  }
}

/// A player is no camera.
final class Player: UIViewController {
  func isWide() { if UIDevice.current.orientation.isLandscape { enterFullScreen() } }  // want device-orientation warning
}
