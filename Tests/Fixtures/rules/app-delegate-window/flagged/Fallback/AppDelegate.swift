import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?  // want app-delegate-window note

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13, *) { return true }
    window = UIWindow(frame: .zero)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
