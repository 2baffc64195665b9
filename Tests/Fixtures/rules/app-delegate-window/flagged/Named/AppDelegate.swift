import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var mainWindow = UIWindow()  // want app-delegate-window warning

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    mainWindow.rootViewController = UIViewController()
    mainWindow.makeKeyAndVisible()
    return true
  }
}
