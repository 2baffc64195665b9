import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(  // want app-delegate-callback-unused warning
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { true }

  func application(  // want app-delegate-callback-unused warning
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { true }
}
