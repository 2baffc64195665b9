import UIKit

final class Router {
  func first() -> UIScene? { UIApplication.shared.connectedScenes.first }  // want arbitrary-scene note
  func active() -> UIScene? {
    UIApplication.shared.connectedScenes  // want arbitrary-scene note
      .first { $0.activationState == .foregroundActive }
  }
  func mapped() -> UIWindowScene? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first  // want arbitrary-scene note
  }
  func insets() -> UIEdgeInsets? {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene  // want arbitrary-scene warning
    return scene?.windows.first?.safeAreaInsets
  }
  func size() -> CGSize? {
    (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.screen.bounds.size  // want arbitrary-scene, scene-screen-bounds
  }
  func windows() -> UIWindow? {
    UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }.first { $0.isKeyWindow }  // want arbitrary-scene
  }
  func present(_ controller: UIViewController) {
    let scenes = UIApplication.shared.connectedScenes
    let scene = scenes.first as? UIWindowScene  // want arbitrary-scene note
    scene?.keyWindow?.rootViewController?.present(controller, animated: true)
  }
}

/// The module's name before the type, and a static member of the project's own.
func qualified() -> UIScene? { UIKit.UIApplication.shared.connectedScenes.first }  // want arbitrary-scene note
/// Only the application has scenes, whatever name holds it.
func named() -> CGFloat { (theApp.connectedScenes.first as? UIWindowScene)?.keyWindow?.safeAreaInsets.top ?? 0 }  // want arbitrary-scene warning
func own() -> UIScene? { UIApplication.sharedIfAvailable?.connectedScenes.first }  // want arbitrary-scene note

/// The first that fits, by a loop.
func front() -> UIWindow? {
  let scenes = UIApplication.shared.connectedScenes
  for scene in scenes {  // want arbitrary-scene note
    guard let scene = scene as? UIWindowScene else { continue }
    for window in scene.windows where window.isKeyWindow { return window }
  }
  return nil
}

/// A scene that is only brought to the front, or opens an address.
func bringToFront(_ address: URL) {
  if let scene = UIApplication.shared.connectedScenes.first {  // want arbitrary-scene note
    UIApplication.shared.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil)
    scene.open(address, options: nil)
  }
}
