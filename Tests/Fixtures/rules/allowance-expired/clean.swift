import UIKit

final class Card: UIView {
  // The fixtures are judged on the first of April 2027, which is still in time.
  // resizelint:allow main-screen-bounds -- the old layout goes until 2027-04-01
  var width: CGFloat { UIScreen.main.bounds.width }
}
