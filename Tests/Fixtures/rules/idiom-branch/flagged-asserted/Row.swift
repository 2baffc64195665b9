import UIKit

final class Row: UIView {
  func place() { frame.size.height = Kind.current == .large ? 80 : 44 }  // want idiom-branch warning
}
