import UIKit

final class Reader: UIView {
  func place() { frame.size.width = UIScreen.main.bounds.width }  // want resize-untested
}
