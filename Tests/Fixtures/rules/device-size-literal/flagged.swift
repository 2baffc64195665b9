import UIKit

struct ScreenSize {
  static let SCREEN_WIDTH = UIScreen.main.bounds.size.width
  static let SCREEN_HEIGHT = UIScreen.main.bounds.size.height
  static let SCREEN_MAX_LENGTH = max(ScreenSize.SCREEN_WIDTH, ScreenSize.SCREEN_HEIGHT)
}

enum DeviceType {
  static let isX = ScreenSize.SCREEN_MAX_LENGTH == 812  // want device-size-literal warning
  //               ^
  static let isSmall = UIScreen.main.bounds.height == 568.0  // want device-size-literal warning
  static let isPlus = 736 == UIScreen.main.bounds.height  // want device-size-literal warning
  static let hasNotch = UIScreen.main.nativeBounds.height == 2436  // want device-size-literal warning
  static let phoneSmall = CGSize(width: 320, height: 568)  // want device-size-literal note
  //                      ^
  static let canvas = CGRect(x: 0, y: 0, width: 1024, height: 768)  // want device-size-literal note

  static func isTiny() -> Bool { UIScreen.main.bounds.size == phoneSmall }  // want device-size-literal warning
  static func isXR() -> Bool { UIScreen.main.currentMode?.size == CGSize(width: 828, height: 1792) }  // want device-size-literal warning
  static func isListed() -> Bool { [812, 896, 844].contains(UIScreen.main.bounds.height) }  // want device-size-literal warning

  static func name() -> String {
    switch UIScreen.main.nativeBounds.height {  // want device-size-literal warning
    case 1136: return "small"
    case 1334, 1920: return "usual"
    default: return "large"
    }
  }
}

final class Board: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    // Between two devices.
    let isNarrow = bounds.width < (320 + 375) / 2  // want device-size-literal warning
    if bounds.height == 667 { subviews.first?.isHidden = isNarrow }  // want device-size-literal warning
  }
}

enum Known {
  static let iPhoneHeight: CGFloat = 667  // want device-size-literal note
  //         ^
  static let designWidth = 375.0  // want device-size-literal note
  static let deviceWidths: [CGFloat] = [320, 375, 390, 414]  // want device-size-literal warning
  //                                   ^
}

func camera(screenHeight: CGFloat) -> CGFloat {
  if screenHeight == 812 { return 290 }  // want device-size-literal warning
  return 310
}
func camera(paneHeight: CGFloat) -> CGFloat {
  if paneHeight == 812 { return 290 }  // want device-size-literal note
  return 310
}
