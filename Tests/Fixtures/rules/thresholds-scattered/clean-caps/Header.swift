import UIKit

/// A cap changes no layout.
final class Header: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame.size.width = bounds.width > 600 ? 600 : bounds.width
  }
}
