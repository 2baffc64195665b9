import UIKit

final class Form: UIView {
  func place() {
    layoutMargins.top = Screen.isShort ? 8 : 24  // want main-screen-bounds warning
    stack.axis = Screen.isWide() ? .horizontal : .vertical  // want main-screen-bounds warning
    stack.spacing = Screen.isZoomed ? 4 : 12  // want main-screen-scale warning
    logo.frame.size.height = Screen.logoHeight
  }
  func name() {
    if Screen.isShorter(than: .small) { label.text = "ISP" }  // want main-screen-bounds note
  }
  /// No layout.
  func report() { print(Screen.isShort) }
  func ask() {
    if Screen.isZoomed { learn() }  // want main-screen-scale note
  }
}

final class Code: UIView {
  func place() {
    frame.size.height = isTiny ? 48 : 80  // want main-screen-bounds warning
    frame.size.width = share
  }
}

final class Cramped: UIView {
  func place() { layoutMargins.left = Class.isCramped ? 4 : 16 }  // want main-screen-bounds warning
}

final class Oldest: UIView {
  func place() { layoutMargins.left = UIDevice.isOldest ? 4 : 16 }  // want main-screen-bounds warning
}
