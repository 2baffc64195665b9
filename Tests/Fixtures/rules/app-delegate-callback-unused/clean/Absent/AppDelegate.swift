import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // The plist is not there, so nobody knows whether there are scenes.
  func applicationDidBecomeActive(_ application: UIApplication) {
    store.save()
  }
}
