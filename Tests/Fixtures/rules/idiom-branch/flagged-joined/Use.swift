import UIKit

final class Card: UIView {
  func fit() { frame.size.width = Tablet.isHere ? 600 : 320 }  // want idiom-branch warning
}
