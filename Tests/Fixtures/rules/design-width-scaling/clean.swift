import UIKit

final class Card: UIView {
  let image = UIImage()

  /// A share of the space at hand.
  var third: CGFloat { bounds.width / 3 }

  /// Another number than that of a device.
  var unit: CGFloat { bounds.width / 100 }

  /// A ratio of two measures.
  var ratio: CGFloat { bounds.width / bounds.height }

  /// The size of a picture.
  var shrink: CGFloat { image.size.width / 320 }

  /// A time, not a size.
  func seconds(_ frames: Double) -> Double { frames / 320 }

  /// The physical size of a panel, for a ruler.
  func millimetres(_ screen: UIScreen) -> CGFloat { screen.nativeBounds.width / 65 }

  /// The number over the size: how many fit.
  var columns: Int { Int(bounds.width / Card.minimum) }
  static let minimum: CGFloat = 160
}

/// How many fit side by side.
func columns(in width: CGFloat) -> Int { max(1, Int(width / 320)) }
