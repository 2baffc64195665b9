import AVFoundation
import CoreImage
import UIKit

final class CaptureController {
  /// The picture of the camera, turned.
  func turn(_ picture: CIImage) -> CIImage {
    var picture = picture
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch note
      picture = picture.oriented(.left)
    }
    return picture.transformed(by: CGAffineTransform(scaleX: 1, y: 1))
  }
}
