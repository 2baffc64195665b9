import UIKit

final class Header: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.isHidden = bounds.width < 810
  }
}
