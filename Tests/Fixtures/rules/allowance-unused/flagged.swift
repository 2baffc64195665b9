import UIKit

final class Card: UIView {
  // resizelint:allow main-screen-bounds -- the kiosk has one screen
  // want-1 allowance-unused note
  var width: CGFloat { bounds.width }

  // resizelint:allow main-screen-bounds, idiom-branch -- only one of them is needed
  // want-1 allowance-unused note
  var height: CGFloat { UIScreen.main.bounds.height }
}
