import UIKit

final class Menu: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    switch bounds.width {
    case 768, 834: alpha = 1
    default: alpha = 0
    }
  }
}
