import AppKitchen
import UIKit

/// A library that is not in the tree says how large the screen is; what the tree declares says for itself.
final class Pane: UIView {
  enum Local { static var screenWidth: CGFloat = 0 }
  func arrange(_ model: Model) {
    frame.size.width = AppConstant.screenWidth - 40  // want main-screen-bounds warning
    frame.size.height = Kitchen.Sizes.screenHeight  // want main-screen-bounds warning
    frame.origin.x = Metrics.screenWidth
    frame.origin.y = Local.screenWidth
    layoutMargins.left = model.screenWidth
    layoutMargins.right = AppConstant.paneWidth
  }
}
