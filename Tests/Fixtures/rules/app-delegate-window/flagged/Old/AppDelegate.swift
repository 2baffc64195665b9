import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?  // want app-delegate-window warning

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: .zero)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
