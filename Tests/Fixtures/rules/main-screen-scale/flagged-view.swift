import MapKit
import UIKit

/// A view by its superclass, whatever framework that is from.
final class Pulse: MKAnnotationView {
  func ring() { layer.contentsScale = UIScreen.main.scale }  // want main-screen-scale warning
}

/// A layout by its superclass.
final class Shelf: BaseLayout {
  func line() -> CGFloat { snapped(UIScreen.main.scale) }  // want main-screen-scale warning
}

extension UIView {
  /// What should have said it said nothing.
  var fineness: CGFloat {
    let scale = traitCollection.displayScale
    if scale == 0 {
      return UIScreen.main.scale  // want main-screen-scale note
    }
    return scale
  }
  var hairline: CGFloat {
    if isThin {
      return 1 / UIScreen.main.scale  // want main-screen-scale warning
    }
    return 1
  }
}

final class Field: UITextField {
  func outline() { outlineLayer.contentsScale = UIScreen.main.scale }  // want main-screen-scale warning
}
