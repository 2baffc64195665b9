import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // Without scenes it is called.
  func applicationDidBecomeActive(_ application: UIApplication) {
    store.save()
  }
}
