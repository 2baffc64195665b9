import UIKit

/// One side against the other is no number.
final class Cover: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.isHidden = bounds.width > bounds.height
  }
}
