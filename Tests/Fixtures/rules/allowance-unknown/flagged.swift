import UIKit

final class Card: UIView {
  // resizelint:allow main-screen-bonds -- the kiosk has one screen
  // want-1 allowance-unknown warning
  var width: CGFloat { 320 }

  // resizelint:disable idiom-branch
  // want-1 allowance-unknown warning
  var height: CGFloat { 480 }

  // resizelint:allow idiom-branch for now
  // want-1 allowance-unknown warning
  var depth: CGFloat { 8 }

  // resizelint:allow:begin idiom-branch -- nothing ends it
  // want-1 allowance-unknown warning
}
