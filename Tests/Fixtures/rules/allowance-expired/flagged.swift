import UIKit

final class Card: UIView {
  // The fixtures are judged on the first of April 2027.
  var width: CGFloat {
    // resizelint:allow main-screen-bounds -- the old layout goes until 2027-03-31
    // want-1 allowance-expired warning
    UIScreen.main.bounds.width
  }
}
