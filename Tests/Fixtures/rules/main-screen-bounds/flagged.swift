import UIKit

let width = UIScreen.main.bounds.width  // want main-screen-bounds warning
//          ^

final class Spelling: UIView {
  func lines() -> CGRect {
    let area =
      UIScreen
      .main  // a comment between
      .bounds  // want-2 main-screen-bounds
    return area
  }

  func parentheses() { frame = (UIScreen.main).nativeBounds }  // want main-screen-bounds warning
  func backticks() { frame = UIScreen.`main`.bounds }  // want main-screen-bounds warning
  func interpolation() -> String { "😀 \(UIScreen.main.bounds.width) and UIScreen.main.bounds" }  // want main-screen-bounds
  //                                     ^
  func local() {
    let screen = UIScreen.main
    frame.size.height = screen.bounds.height  // want main-screen-bounds warning
  }

  func spaces() -> [CGFloat] {
    [UIScreen.main.coordinateSpace.bounds.width, UIScreen.main.fixedCoordinateSpace.bounds.width]  // want main-screen-bounds, main-screen-bounds
  }

  /// A size that is measured first: the screen only stands in.
  func fallback() -> CGFloat { (window?.bounds ?? UIScreen.main.bounds).width }  // want main-screen-bounds note

  func older() {
    if #available(iOS 26, *) {
      frame = window?.windowScene?.effectiveGeometry.coordinateSpace.bounds ?? .zero
    } else {
      frame = UIScreen.main.bounds  // want main-screen-bounds note
    }
  }

  func newer() {
    if #available(iOS 13, *) {
      frame = UIScreen.main.bounds  // want main-screen-bounds warning
    }
  }
}

extension UIScreen {
  static var area: CGRect { main.bounds }  // want main-screen-bounds note
  static var pixels: CGRect { Self.main.nativeBounds }  // want main-screen-bounds note
}

typealias Display = UIScreen
func column() -> CGFloat { Display.main.bounds.width / 3 }  // want main-screen-bounds warning

final class Placeholder: UIViewController {
  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)  // want main-screen-bounds note
  }
  /// The screen stands in until something is measured.
  func size() -> CGSize { view.bounds.size == .zero ? UIScreen.main.bounds.size : view.bounds.size }  // want main-screen-bounds note
}

/// As Swift 2 spells it.
final class Old: UIView {
  func fill() { frame = UIScreen.mainScreen().bounds }  // want main-screen-bounds warning
}
