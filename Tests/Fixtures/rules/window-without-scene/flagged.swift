import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)  // want window-without-scene warning
    //       ^
    window?.makeKeyAndVisible()
    return true
  }
}

final class Overlay: UIWindow {}
class Base: UIWindow {}
final class Toast: Base {}

enum Alerts {
  static let window = UIWindow()  // want window-without-scene
  static func overlay() -> UIWindow { Overlay() }  // want window-without-scene
  static func toast() -> UIWindow { Toast(frame: .zero) }  // want window-without-scene
  static func elsewhere(_ rect: CGRect) -> UIWindow { PassthroughWindow(frame: rect) }  // want window-without-scene
  static func spelled() -> UIWindow { UIWindow.init(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size)) }  // want window-without-scene
  static func qualified() -> UIWindow { UIKit.UIWindow() }  // want window-without-scene

  static func other(_ scene: UIWindowScene) {
    let first = UIWindow(frame: .zero)  // want window-without-scene
    let second = UIWindow(frame: .zero)
    second.windowScene = scene
    _ = (first, second)
  }

  static func anchor(_ view: UIView) -> UIWindow { view.window ?? UIWindow() }  // want window-without-scene note

  static func old(_ scene: UIWindowScene) -> UIWindow {
    if #available(iOS 13, *) { return UIWindow(windowScene: scene) } else { return UIWindow(frame: .zero) }  // want window-without-scene note
  }
}
