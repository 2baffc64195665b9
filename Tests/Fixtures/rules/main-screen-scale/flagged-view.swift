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
