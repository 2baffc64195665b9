import UIKit

final class Strip: UIView {
  func side() { frame.size.width = Turned.isWide ? 80 : 44 }  // want interface-orientation warning
}
