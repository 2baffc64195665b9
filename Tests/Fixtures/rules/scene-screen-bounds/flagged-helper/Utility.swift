import UIKit

public func SCREEN_WIDTH() -> CGFloat {
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  return scene?.screen.bounds.width ?? 0  // want scene-screen-bounds warning
}

extension UIView {
  /// The longer side by the way it is held, made of locals.
  func turnedSize() -> CGSize? {
    guard let scene = window?.windowScene else { return nil }
    let screen = scene.screen
    let one = screen.bounds.height  // want scene-screen-bounds
    let other = screen.bounds.width  // want scene-screen-bounds
    let width = scene.interfaceOrientation.isPortrait ? min(one, other) : max(one, other)
    let height = width == one ? other : one
    return .init(width: width, height: height)
  }
}
