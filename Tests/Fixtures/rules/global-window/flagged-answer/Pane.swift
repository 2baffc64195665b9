import UIKit

final class Pane: UIView {
  private let margin: CGFloat = Kind.isSmall ? 24 : 54  // want global-window warning
  func place() {
    frame.origin.y = Kind.isShort ? 8 : 16  // want global-window warning
    frame.size.width = Kind.isRoomy ? 600 : 300  // want global-window warning
    frame.size.height = Kind.isCounted ? 8 : 16
    frame.size.height = Purse.front ? 8 : 16
  }
}
