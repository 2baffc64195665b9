import UIKit

extension UIDevice {
  static var isPad: Bool { current.userInterfaceIdiom == .pad }  // want idiom-branch warning
  static var isPhone: Bool { !isPad }  // want idiom-branch note
  var isBig: Bool { userInterfaceIdiom == .pad }  // want idiom-branch warning
}
