import UIKit

/// Nothing is seen to build it; its tests may stand elsewhere.
final class Reader: UIView {
  func place() { frame.size.width = UIScreen.main.bounds.width }
}
