import UIKit

final class Pane: UIView {
  /// The shape of the view's own space.
  func columns() { spacing = bounds.width > bounds.height ? 24 : 8 }
  /// An orientation of a photo.
  func photo(_ photo: Photo) -> Bool { photo.orientation.isLandscape }
  /// The orientation of an image's data.
  func image(_ image: UIImage) -> UIImage.Orientation { image.imageOrientation }
  /// A stack's axis.
  func axis(_ stack: UIStackView) { stack.axis = .vertical }
  /// An observer that goes asks nothing.
  func stop() {
    NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
  }
  /// What is only logged decides nothing.
  func log() { print(UIDevice.current.orientation.rawValue) }
}
