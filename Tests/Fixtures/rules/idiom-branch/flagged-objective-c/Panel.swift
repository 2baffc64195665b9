import UIKit

final class Panel: UIView {
  func arrange() {
    frame.size.height = Tools.isTablet() ? 48 : 44  // want idiom-branch warning
    layoutMargins.left = Tools.isRoomyDevice() ? 24 : 8  // want idiom-branch warning
    frame.origin.x = Tools.isPhoneVerified() ? 0 : 8
    frame.origin.y = Tools.isTabletDevice(device) ? 0 : 8
    frame.size.width = UIScreen.screenWidth()  // want main-screen-bounds warning
    Tools.phoneHome()
  }
}

/// Another type's member of that name.
func height(of page: Page) -> CGFloat { page.isTablet() ? 48 : 44 }

func half() -> CGFloat { Measures.screenTall() / 2 }  // want main-screen-bounds warning
