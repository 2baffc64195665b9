import UIKit

/// A yes or no about the screen is the screen by another name.
enum Screen {
  static var isShort: Bool { UIScreen.main.bounds.height < 700 }  // want main-screen-bounds warning, width-threshold warning
  static func isWide() -> Bool {
    if UIScreen.main.bounds.width > UIScreen.main.bounds.height { return true }  // want main-screen-bounds warning, main-screen-bounds warning
    return false
  }
  /// Nobody asks it, but it decides by itself.
  static var isTiny: Bool { UIScreen.main.bounds.width <= 320 }  // want main-screen-bounds warning, width-threshold warning
  static var isZoomed: Bool { UIScreen.main.scale != UIScreen.main.nativeScale }  // want main-screen-scale warning, main-screen-scale warning
  static func isShorter(than device: Kind) -> Bool {
    guard UIScreen.main.nativeBounds.height < device.height else { return false }  // want main-screen-bounds warning
    return true
  }
  /// A number of its own: who uses it asks nothing of the screen.
  static var logoHeight: CGFloat { UIScreen.main.bounds.width < 400 ? 48 : 96 }  // want main-screen-bounds warning, width-threshold warning
  /// Nobody asks it by this name.
  static var kind: Kind {
    switch UIScreen.main.bounds.width {  // want main-screen-bounds warning, width-threshold warning
    case ..<375: return .small
    default: return .large
    }
  }
}

/// Whatever is computed on the way, the answer is a yes or no.
var isTiny: Bool {
  return (UIScreen.main.bounds.height - 568) < 1  // want main-screen-bounds warning
}

/// A share of the screen is a length of its own.
var share: CGFloat { (UIScreen.main.bounds.height - 568) / 4 }  // want main-screen-bounds warning

/// One helper or another.
enum Class {
  static var isLow: Bool { UIScreen.main.bounds.height < 600 }  // want main-screen-bounds warning, width-threshold warning
  static var isSlim: Bool { UIScreen.main.bounds.width < 340 }  // want main-screen-bounds warning, width-threshold warning
  static var isCramped: Bool { return isLow || isSlim }  // want main-screen-bounds warning, main-screen-bounds warning
}

/// A helper of two helpers, asked by a third: all are at the level of its uses.
extension UIDevice {
  static var screenAcross: CGFloat { UIScreen.main.bounds.width }  // want main-screen-bounds warning
  static var screenAlong: CGFloat { UIScreen.main.bounds.height }  // want main-screen-bounds warning
  static var longest: CGFloat { max(screenAcross, screenAlong) }  // want main-screen-bounds warning, main-screen-bounds warning
  static var isOldest: Bool { isPhone && longest <= 568 }  // want main-screen-bounds warning, width-threshold warning
}
