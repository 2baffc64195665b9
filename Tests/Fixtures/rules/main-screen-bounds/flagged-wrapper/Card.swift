import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    frame.size.width = ScreenSize.width - 32  // want main-screen-bounds warning
    bounds.size.width = ScreenSize.narrow  // want main-screen-bounds warning
  }

  /// Another width of the project's own.
  func own() -> CGFloat { Page.width }
}
