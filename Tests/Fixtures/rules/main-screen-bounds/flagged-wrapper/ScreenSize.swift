import UIKit

enum ScreenSize {
  static var width: CGFloat { UIScreen.main.bounds.width }  // want main-screen-bounds warning
  static var narrow: CGFloat { width }  // want main-screen-bounds warning
}
