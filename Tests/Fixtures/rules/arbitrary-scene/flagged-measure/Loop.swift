import UIKit

/// A window that a loop finds, and insets that a name holds.
extension UIApplication {
  var frontWindow: UIWindow? {
    let scenes = UIApplication.shared.connectedScenes
    for scene in scenes {  // want arbitrary-scene
      if let windowScene = scene as? UIWindowScene {
        for window in windowScene.windows {
          if window.isKeyWindow { return window }
        }
      }
    }
    return nil
  }
}

func edges() -> UIEdgeInsets {
  let front = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first  // want arbitrary-scene
  return (front?.safeAreaInsets) ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

final class Bar: UIView {
  func place() {
    frame.origin.y = UIApplication.shared.frontWindow?.safeAreaInsets.top ?? 0  // want arbitrary-scene warning
    frame.size.height = edges().bottom + 44  // want arbitrary-scene warning
  }
}

/// The window by the same name, where there is one.
final class Tray: UIView {
  func lift() {
    let front = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first  // want arbitrary-scene warning
    if let front { frame.origin.y = front.safeAreaInsets.top }
  }
}
