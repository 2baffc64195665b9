import UIKit

final class Toast: UIView {
  /// The window that shows the view.
  func own() -> UIWindow? { window }
  /// The windows of the scene at hand.
  func scene(_ scene: UIWindowScene) -> UIWindow? { scene.windows.first }
  /// The key window of a scene.
  func key(_ scene: UIWindowScene) -> UIWindow? { scene.keyWindow }
  /// A window of a controller's view.
  func host(_ controller: UIViewController) -> UIWindow? { controller.view.window }
  /// Windows of something else.
  func panes(_ building: Building) -> Int { building.windows.count }
  /// What a log of the project's own is told.
  func report() { DLOG("insets: \(UIApplication.shared.windows.first?.safeAreaInsets ?? .zero)") }
  /// Another question to the application.
  func state() -> UIApplication.State { UIApplication.shared.applicationState }
  /// Whether there is a window at all.
  func isReady() -> Bool {
    guard let _ = UIApplication.shared.keyWindow else { return false }
    _ = UIApplication.shared.windows.first
    return true
  }
}

/// A style that every window gets.
func recolor(_ application: UIApplication, isDark: Bool) {
  for window in application.windows { window.overrideUserInterfaceStyle = .dark }
  for window in application.windows {
    if isDark {
      window.overrideUserInterfaceStyle = .dark
    } else {
      window.overrideUserInterfaceStyle = .light
    }
  }
  UIApplication.shared.windows.forEach { $0.tintColor = .red }
  UIApplication.shared.windows.forEach { window in
    window.tintColor = .red
    window.rootViewController?.overrideUserInterfaceStyle = .unspecified
  }
}
