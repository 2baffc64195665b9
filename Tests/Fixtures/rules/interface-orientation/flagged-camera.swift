import ScannerKit

/// Another module brings the camera along.
final class Reader: UIViewController {
  func place(_ orientation: UIInterfaceOrientation) {
    let isLarge = session.preset == AVCaptureSession.Preset.hd1920x1080.rawValue
    if orientation == .portrait {  // want interface-orientation note
      scale = view.frame.width / (isLarge ? 1080 : 720)
    }
  }
}

import CoreLocation

/// Who shows nothing turns what the compass says.
final class Heading {
  weak var scene: UIWindowScene?
  var turn: UIInterfaceOrientation { scene?.interfaceOrientation ?? .portrait }  // want interface-orientation note
  func adjust(_ heading: CLHeading) -> Double { heading.trueHeading + degrees(turn) }  // want interface-orientation note
}
