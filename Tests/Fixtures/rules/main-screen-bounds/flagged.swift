import UIKit

let width = UIScreen.main.bounds.width  // want main-screen-bounds
//          ^

final class Spelling: UIView {
  func lines() -> CGRect {
    let area =
      UIScreen
      .main  // a comment between
      .bounds  // want-2 main-screen-bounds
    return area
  }

  func parentheses() -> CGRect { (UIScreen.main).nativeBounds }  // want main-screen-bounds
  func backticks() -> CGRect { UIScreen.`main`.bounds }  // want main-screen-bounds
  func interpolation() -> String { "😀 \(UIScreen.main.bounds.width) and UIScreen.main.bounds" }  // want main-screen-bounds
  //                                     ^
  func local() -> CGFloat {
    let screen = UIScreen.main
    return screen.bounds.height  // want main-screen-bounds
  }

  func spaces() -> [CGFloat] {
    [UIScreen.main.coordinateSpace.bounds.width, UIScreen.main.fixedCoordinateSpace.bounds.width]  // want main-screen-bounds, main-screen-bounds
  }
}

extension UIScreen {
  static var area: CGRect { main.bounds }  // want main-screen-bounds
  static var pixels: CGRect { Self.main.nativeBounds }  // want main-screen-bounds
}
