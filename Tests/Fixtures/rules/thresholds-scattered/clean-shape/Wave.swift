import UIKit

/// Nor is nothing at all.
final class Wave: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    subviews.first?.frame = bounds
  }
}
