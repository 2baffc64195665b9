import UIKit

/// Two devices by their sizes.
final class Banner: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if UIScreen.main.bounds.height == 812 { isHidden = true }  // want thresholds-scattered
  }
}
