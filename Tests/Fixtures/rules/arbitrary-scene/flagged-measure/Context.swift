import UIKit

/// A window by way of names.
final class Context {
  static let shared = Context()
  var windowScene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    if let front = scenes.first(where: { $0.activationState == .foregroundActive }) {  // want arbitrary-scene
      return front
    }
    return scenes.first  // want arbitrary-scene
  }
  var keyWindow: UIWindow? {
    guard let windowScene else { return nil }  // want arbitrary-scene
    return windowScene.windows.first(where: { $0.isKeyWindow }) ?? windowScene.windows.first
  }
}

final class Sheet: UIView {
  func place() { frame.origin.y = Context.shared.keyWindow?.safeAreaInsets.top ?? 0 }  // want arbitrary-scene warning
}

/// What a window is looked for is no question of what a car can do.
func player() -> Player {
  let current = UIApplication.shared.connectedScenes.first as? UIWindowScene  // want arbitrary-scene note
  let carPlayController = CarPlayController(scene: current)
  return carPlayController
}
