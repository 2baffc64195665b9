import UIKit

/// Nothing to repair, so nothing to guard.
final class Reader: UIView {
  func place() { frame.size.width = bounds.width }
}
