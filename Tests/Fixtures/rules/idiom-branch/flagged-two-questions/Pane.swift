import UIKit

final class Pane: UIView {
  func place() { isHidden = !Split.isSide }  // want idiom-branch warning
}
