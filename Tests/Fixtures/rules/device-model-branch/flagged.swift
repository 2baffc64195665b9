import UIKit

enum Machine {
  static var identifier: String {
    var info = utsname()  // want device-model-branch note
    //         ^
    uname(&info)
    return ""
  }

  static func raw() { sysctlbyname("hw.machine", nil, nil, nil, 0) }  // want device-model-branch note
  static var isSmall: Bool { identifier == "iPhone8,4" }  // want device-model-branch warning
  //                         ^
  static var hasNotch: Bool { ["iPhone14,7", "iPhone15,2"].contains(identifier) }  // want device-model-branch warning
  static var isOther: Bool { "iPad8,9" != identifier }  // want device-model-branch
  static func place(_ view: UIView) {
    if UIDevice.current.model == "iPad" { view.frame.size.width = 320 }  // want device-model-branch warning
    view.isHidden = UIDevice.current.model.hasPrefix("iPhone")  // want device-model-branch warning
  }

  /// What it decides here is no question of space.
  static func start() {
    if UIDevice.current.model.hasPrefix("iPad") { register(.newWindow) }  // want device-model-branch note
  }

  static var margin: CGFloat {
    switch identifier {  // want device-model-branch warning
    case "iPhone15,2", "iPhone15,3": return 24
    case "iPad13,1": return 32
    default: return 16
    }
  }
}
