import UIKit

/// A picture is on no screen.
extension UIImage {
  func smaller(_ pixels: CGFloat) -> UIImage? { resized(to: CGSize(width: pixels / UIScreen.main.scale, height: 10)) }  // want main-screen-scale note
}

/// How fine the panel is.
extension UIView {
  static var isFine: Bool { UIScreen.main.scale > 2 }  // want main-screen-scale note
}

/// A length in pixels, with no view at hand.
func snapped(_ length: CGFloat) -> CGFloat { (length * UIScreen.main.scale).rounded() }  // want main-screen-scale warning
